import SwiftUI

/// What the coach knows of you. Written after the design system.
struct ProfileView: View {
    let name: String
    let facts: [String]

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        VStack(alignment: .leading, spacing: DesignConstants.Spacing.lg) {
            Text(name)
                .font(Typography.title)
                .foregroundStyle(Color.adaptiveText(colorScheme))
            ForEach(facts, id: \.self) { fact in
                FactRow(fact: fact)
            }
            Button("Forget all this") {}
                .font(Typography.headline)
                .foregroundStyle(Color.onTerracotta)
                .padding(DesignConstants.Spacing.md)
                .background(Color.terracotta)
                .cornerRadius(DesignConstants.CornerRadius.interactive)
        }
        .padding(DesignConstants.Spacing.md)
        .background(Color.adaptiveCream(colorScheme))
    }
}

struct FactRow: View {
    let fact: String
    var isNew = false

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        HStack {
            Text(fact)
                .font(Typography.body)
                .foregroundStyle(Color.adaptiveText(colorScheme, isPrimary: false))
            Spacer()
            if isNew {
                Text("new")
                    .font(Typography.footnote)
                    .foregroundColor(.white)
                    .padding(.horizontal, 8)
                    .background(Color.terracotta)
                    .cornerRadius(4)
            }
        }
        .padding(DesignConstants.Spacing.md)
        .background(Color.adaptiveSurface(colorScheme))
        .cornerRadius(DesignConstants.CornerRadius.container)
        .shadow(
            color: DesignConstants.Shadow.subtle.color, radius: DesignConstants.Shadow.subtle.radius,
            y: DesignConstants.Shadow.subtle.y)
    }
}

#Preview {
    ProfileView(name: "Noor", facts: ["Has a dog", "Changes jobs in May"])
}
