import SwiftUI

/// The first three screens. Written before the design system, and looking it.
struct WelcomeView: View {
    var onFinish: () -> Void

    @State private var page = 0
    @Environment(\.colorScheme) private var scheme

    private let pages: [WelcomePage] = [
        WelcomePage(
            symbol: "heart.text.square", title: "A coach that listens",
            text: "Tell me what moves you. I remember.", tint: Color(hex: "#C7A3A3")),
        WelcomePage(
            symbol: "leaf", title: "Small steps", text: "One thing a day is plenty.",
            tint: Color(hex: "#8f9f8f")),
        WelcomePage(
            symbol: "lock.shield", title: "Yours alone", text: "What you say stays here.",
            tint: Color(hex: "#4682B5")),
    ]

    var body: some View {
        VStack(spacing: 32) {
            Spacer()
            artwork(for: pages[page])
            VStack(spacing: 12) {
                Text(pages[page].title)
                    .font(.system(size: 34, weight: .bold, design: .rounded))
                    .foregroundColor(scheme == .dark ? Color(hex: "F5F3F0") : Color(hex: "1A1814"))
                Text(pages[page].text)
                    .font(.system(size: 16))
                    .foregroundColor(Color(hex: "5F5B52"))
            }
            Spacer()
            continueButton
            legalNote
        }
        .padding(24)
        .background(Color(red: 254 / 255.0, green: 247 / 255.0, blue: 237 / 255.0))
    }

    private func artwork(for page: WelcomePage) -> some View {
        Image(systemName: page.symbol)
            .font(.system(size: 72, weight: .thin))
            .foregroundColor(page.tint)
            .frame(width: 160, height: 160)
            .background(
                RoundedRectangle(cornerRadius: 80)
                    .fill(page.tint.opacity(0.15))
            )
    }

    private var continueButton: some View {
        Button {
            if page + 1 < pages.count {
                page += 1
            } else {
                onFinish()
            }
        } label: {
            Text(page + 1 < pages.count ? "Continue" : "Start")
                .font(.system(size: 17, weight: .semibold, design: .rounded))
                .foregroundColor(.white)
                .frame(maxWidth: .infinity)
                .frame(height: 48)
                .background(
                    LinearGradient(
                        gradient: Gradient(colors: [
                            Color(hex: "C2410C"), // rest of the brand gradient
                            Color(hex: "EA580C"),
                        ]),
                        startPoint: .leading,
                        endPoint: .trailing
                    )
                )
                .cornerRadius(24)
        }
        .shadow(color: .black.opacity(0.15), radius: 8, x: 0, y: 4)
    }

    private var legalNote: some View {
        Text("By continuing you agree to be kind to yourself.")
            .font(.custom("Georgia", size: 11))
            .foregroundColor(Color(red: 0.486, green: 0.471, blue: 0.435))
            .multilineTextAlignment(.center)
    }
}

struct WelcomePage {
    let symbol: String
    let title: String
    let text: String
    let tint: Color
}

#Preview("Welcome") {
    WelcomeView(onFinish: {})
}
