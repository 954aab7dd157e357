import SwiftUI

/// What a list shows before it has anything to show.
struct EmptyStateView: View {
    let icon: String
    let title: String
    let message: String
    var actionTitle: String?
    var action: (() -> Void)?

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        VStack(spacing: 24) {
            Image(systemName: icon)
                .font(.system(size: 56, weight: .light))
                .foregroundStyle(Color(hex: "A9A59C"))

            VStack(spacing: 8) {
                Text(title)
                    .font(.system(size: 20, weight: .semibold, design: .rounded))
                    .foregroundStyle(Color(hex: "#2E2A22"))

                Text(message)
                    .font(.body)
                    .foregroundStyle(Color(red: 124 / 255, green: 120 / 255, blue: 111 / 255))
                    .multilineTextAlignment(.center)
                    .padding(.horizontal, 32)
            }

            if let actionTitle, let action {
                Button(action: action) {
                    Text(actionTitle)
                        .font(.headline)
                        .foregroundColor(.white)
                        .padding(.horizontal, 24)
                        .padding(.vertical, 12)
                        .background(Color(hex: "C2410C"))
                        .clipShape(Capsule())
                }
                .padding(.top, 8)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(colorScheme == .dark ? Color(hex: "1E1C18") : Color(hex: "FEF7ED"))
        .accessibilityElement(children: .combine)
        .accessibilityLabel("\(title). \(message)")
    }
}

extension EmptyStateView {
    static func noHistory(onStart: @escaping () -> Void) -> EmptyStateView {
        EmptyStateView(
            icon: "bubble.left.and.bubble.right",
            title: "No conversations yet",
            message: "Your coaching journey starts with a single message. What's on your mind?",
            actionTitle: "Start a Conversation",
            action: onStart
        )
    }

    static func offline() -> EmptyStateView {
        EmptyStateView(
            icon: "wifi.slash",
            title: "You're offline",
            message: "Your past conversations are here; new coaching needs a connection."
        )
    }
}

#Preview("No history") {
    EmptyStateView.noHistory(onStart: {})
        .background(Color(hex: "#FEF7ED"))
}
