import SwiftUI

public enum ExtrasPalette {
  public static let coral = Color(red: 1, green: 127 / 255, blue: 80 / 255)
}

extension Color {
  /// DesignKit has one of the same name.
  public static let sky = Color(red: 127 / 255, green: 178 / 255, blue: 1)
}
