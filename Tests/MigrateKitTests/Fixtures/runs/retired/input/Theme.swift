import SwiftUI

extension Color {
  static let ink = Color(red: 0, green: 0, blue: 0.2)
  static let slate = Color(red: 0.2, green: 0.2, blue: 0.4)
}

enum Radius {
  static let card: CGFloat = 12
  static let panel: CGFloat = 12
  static let chip: CGFloat = 6
}
