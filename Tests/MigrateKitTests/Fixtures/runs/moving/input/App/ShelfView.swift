import StoryTheme
import SwiftUI

struct ShelfView: View {
    @Environment(\.colorScheme) private var colorScheme
    let stories: [Story]

    var body: some View {
        VStack(spacing: 16) {
            Text("Tonight")
                .font(.displayLarge)
                .foregroundColor(.deepNavy)
            Text("\(stories.count) stories")
                .font(Font.bodySmall)
                .foregroundColor(Color.coolGray.opacity(0.8))
            ForEach(stories) { story in
                StoryCard(story: story, tint: story.isNew ? .magicalAccent : .magicalPrimary)
            }
            Image(systemName: "sparkles")
                .font(.headingMedium)
                .foregroundStyle(Color.skyBlue)
        }
        .padding()
        .background(Color.background)
    }
}

struct StoryCard: View {
    let story: Story
    var tint: Color = .magicalPrimary

    var body: some View {
        Text(story.title)
            .font(.bodyLarge)
            .foregroundColor(.sparkleWhite)
            .padding(12)
            .background(tint)
            .cornerRadius(CornerRadius.card)
            .shadow(color: .cardShadow, radius: 4, y: 2)
    }
}

struct ReadButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundColor(configuration.isPressed ? Color.magicalPrimary : Color.sparkleWhite)
            .background(Color.magicalPrimary.opacity(0.1))
            .background(Color.deepNavy)
            .cornerRadius(CornerRadius.button)
    }
}
