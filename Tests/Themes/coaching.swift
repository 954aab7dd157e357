// What the theme of the sample has beside its tokens.

import SwiftUI

extension DesignSystem.Colors {
  static func background(for colorScheme: ColorScheme) -> Color {
    colorScheme == .dark ? backgroundDark : background
  }
}
