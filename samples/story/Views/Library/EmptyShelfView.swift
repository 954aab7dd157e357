import StoryTheme
import SwiftUI

/// The library before the first story. Written after the design system.
struct EmptyShelfView: View {
    let onStart: () -> Void

    var body: some View {
        VStack(spacing: Spacing.md) {
            ZStack {
                Circle()
                    .fill(Color.magicalPrimary)
                    .frame(width: 96, height: 96)
                Image(systemName: "books.vertical.fill")
                    .font(.system(size: 40))
                    .foregroundColor(.sparkleWhite)
            }
            Text("Your shelf is empty")
                .font(.headingLarge)
                .foregroundColor(.deepNavy)
            Text("The first story takes a minute.")
                .font(.bodyMedium)
                .foregroundColor(.coolGray)
            Button("Start", action: onStart)
                .font(.headingSmall)
                .foregroundColor(.white)
                .padding(Spacing.md)
                .background(Color.magicalPrimary)
                .cornerRadius(CornerRadius.button)
        }
        .padding(Spacing.lg)
        .background(ThemeColors.light.surface)
        .cornerRadius(CornerRadius.card)
        .shadow(color: .cardShadow, radius: 8, y: 4)
    }
}
