import SwiftUI

public enum Palette {
  public static let fern = Color(red: 63 / 255, green: 125 / 255, blue: 78 / 255)
  /// The token file has another brown.
  public static let clay = Color(red: 138 / 255, green: 75 / 255, blue: 42 / 255)

  #if os(iOS)
    public static let haptic = Color(red: 194 / 255, green: 24 / 255, blue: 91 / 255)
  #endif

  #if os(macOS)
    public static let line = Color(red: 158 / 255, green: 158 / 255, blue: 142 / 255)
  #else
    public static let line = Color(red: 158 / 255, green: 158 / 255, blue: 142 / 255)
  #endif

  #if DEBUG
    public static let debugOutline = Color(red: 1, green: 0, blue: 168 / 255)
  #endif
}

extension Color {
  public static let sky = Color(red: 127 / 255, green: 178 / 255, blue: 1)
  public static let sand = Color(red: 224 / 255, green: 201 / 255, blue: 166 / 255)
}

extension ShapeStyle where Self == Color {
  public static var sand: Color { Color.sand }
}
