import SwiftUI

struct MessageBubble: View {
    let message: ChatMessage
    let deliveryColor: Color

    @Environment(\.colorScheme) private var colorScheme
    @ScaledMetric private var avatarSize: CGFloat = 28

    private enum Layout {
        static let corner: CGFloat = 16
        static let tailCorner: CGFloat = 4
        static let maxWidth: CGFloat = 280
    }

    private var isFromUser: Bool { message.role == .user }

    var body: some View {
        HStack(alignment: .bottom, spacing: 8) {
            if !isFromUser {
                avatar
            }
            bubble
            if isFromUser {
                Circle()
                    .fill(deliveryColor)
                    .frame(width: 6, height: 6)
            }
        }
        .padding(.horizontal, 16)
    }

    private var bubble: some View {
        Text(message.text)
            .font(.system(size: 17, weight: .regular))
            .foregroundColor(isFromUser ? Color.white : Color(hex: "1A1814"))
            .padding(12)
            .frame(maxWidth: Layout.maxWidth, alignment: .leading)
            .background(isFromUser ? Color(hex: "C2410C") : Color(hex: "FAF9F7"))
            .clipShape(
                UnevenRoundedRectangle(
                    topLeadingRadius: 16,
                    bottomLeadingRadius: isFromUser ? 16 : 4,
                    bottomTrailingRadius: isFromUser ? 4 : 16,
                    topTrailingRadius: 16
                )
            )
            .overlay(alignment: .topTrailing) {
                if message.isPinned {
                    Image(systemName: "pin.fill")
                        .font(.system(size: 10))
                        .foregroundColor(Color(hex: "D97706"))
                        .padding(6)
                }
            }
            .shadow(color: Color.black.opacity(0.06), radius: 3, x: 0, y: 1)
    }

    private var avatar: some View {
        ZStack {
            Circle()
                .fill(
                    colorScheme == .dark
                        ? Color(red: 234 / 255, green: 88 / 255, blue: 12 / 255)
                        : Color(red: 194 / 255, green: 65 / 255, blue: 12 / 255)
                )
                .frame(width: avatarSize, height: avatarSize)
            Text("C")
                .font(.system(size: 13, weight: .semibold, design: .rounded))
                .foregroundStyle(.white)
        }
    }
}

/// Three dots, breathing.
struct TypingIndicator: View {
    @State private var phase = 0.0
    let dotSize: CGFloat = 7

    var body: some View {
        HStack(spacing: 4) {
            ForEach(0..<3) { index in
                Circle()
                    .fill(Color(hex: "7C786F").opacity(phase > Double(index) ? 0.9 : 0.3))
                    .frame(width: dotSize, height: dotSize)
            }
        }
        .padding(10)
        .background(Color(hex: "#F5F3F0"))
        .cornerRadius(dotSize * 2)
    }
}

#if DEBUG
struct MessageBubble_Previews: PreviewProvider {
    static var previews: some View {
        VStack {
            MessageBubble(
                message: ChatMessage(id: 1, role: .coach, text: "How was your week?"),
                deliveryColor: .gray
            )
            TypingIndicator()
        }
        .padding()
        .background(Color(white: 0.95))
    }
}
#endif
