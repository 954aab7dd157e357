import SwiftUI

public enum NotesColors {
  public static let ink = Color(red: 0.12, green: 0.13, blue: 0.15)
  public static let paper = Color(red: 0.99, green: 0.98, blue: 0.95)

  public static func highlight(_ scheme: ColorScheme) -> Color {
    scheme == .dark ? Color(red: 0.5, green: 0.45, blue: 0.1) : Color(red: 1, green: 0.95, blue: 0.6)
  }
}

public struct NotesMetrics {
  public static let cornerRadius: CGFloat = 10
  public static let gutter: CGFloat = 20
}
