import StoryTheme
import SwiftUI

/// What is called like an older name and is none.
struct Traps: View {
    enum CornerRadius { static let card: CGFloat = 3 }
    let ThemeColors: Palette
    let palette: Palette

    var body: some View {
        Text("Color.deepNavy, .coolGray")
            .foregroundColor(palette.deepNavy)
            .background(ThemeColors.light.surface)
            .border(Color.deepNavyDark)
            .cornerRadius(CornerRadius.card)
            .tint(Wood.Color.deepNavy)
        // Color.deepNavy
    }

    func paint(_ fleet: Fleet) -> Bool { fleet.matches(.deepNavy) }
}

struct Fleet {
    enum Paint { case deepNavy }
    func matches(_ paint: Paint) -> Bool { true }
}
