import SwiftUI

struct LoafView: View {
  private enum Layout {
    static let corner: CGFloat = 3
  }

  let failed: Bool

  var body: some View {
    VStack(spacing: Theme.Spacing.small) {
      Text("Sourdough").font(Theme.Fonts.title).foregroundStyle(Theme.Colors.textPrimary)
      Text("Rye").foregroundColor(Color(red: 60 / 255, green: 42 / 255, blue: 33 / 255))
      Text("Burnt").foregroundColor(failed ? Color(hex: "#B3261E") : Theme.Colors.textPrimary)
      RoundedRectangle(cornerRadius: 14).fill(Theme.Colors.crust)
      RoundedRectangle(cornerRadius: Layout.corner).fill(Color(hex: "#B5651D"))
    }
    .padding(12)
    .background(Theme.Colors.background)
  }
}
