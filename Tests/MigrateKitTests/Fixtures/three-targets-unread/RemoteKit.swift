// What the project uses and its repository does not hold: a remote package, and the output of
// SwiftGen and R.swift, which the package re-exports here. Only the type check reads this file.
import SwiftUI
import UIKit

public struct KitColors {
  public let textPrimary = Color(red: 34 / 255, green: 49 / 255, blue: 63 / 255)
}

extension Color {
  public static let kit = KitColors()
}

public struct KitTheme {
  public let accentText = Color(red: 112 / 255, green: 66 / 255, blue: 20 / 255)
}

public struct KitThemeKey: EnvironmentKey {
  public static let defaultValue = KitTheme()
}

extension EnvironmentValues {
  public var kitTheme: KitTheme {
    get { self[KitThemeKey.self] }
    set { self[KitThemeKey.self] = newValue }
  }
}

public struct ColorAsset {
  public var color: UIColor { UIColor(white: 0, alpha: 1) }
}

public enum Asset {
  public enum Colors {
    public static let primary = ColorAsset()
  }
}

public enum R {
  public enum color {
    public static func brand() -> UIColor { UIColor(white: 0, alpha: 1) }
  }
}
