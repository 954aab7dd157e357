import SwiftUI

struct PrimaryButton: View {
    let title: String
    var isEnabled = true
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Text(title)
                .font(.system(size: 18, weight: .semibold, design: .rounded))
                .foregroundColor(.white)
                .frame(maxWidth: .infinity)
                .padding(.vertical, 16)
                .background(isEnabled ? Color(hex: "#7B61FF") : Color(hex: "#B8ADFF"))
                .cornerRadius(12)
        }
        .disabled(!isEnabled)
    }
}

struct SecondaryButton: View {
    let title: String
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Text(title)
                .font(Font.system(size: 18, weight: .semibold, design: .rounded))
                .foregroundColor(Color(hex: "#7B61FF"))
                .frame(maxWidth: .infinity)
                .padding(.vertical, 16)
                .background(Color(hex: "#7B61FF").opacity(0.1))
                .cornerRadius(12)
        }
    }
}

/// The pill at the end of a row.
struct SeeAllButton: View {
    @State private var isPressed = false
    let action: () -> Void

    var body: some View {
        Button("See All", action: action)
            .font(.system(size: 14, weight: .medium, design: .rounded))
            .padding(.horizontal, 14)
            .frame(height: 28)
            .background(isPressed ? Color(hex: "#7A61FE") : Color(hex: "#7B62FF"))
            .foregroundStyle(.white)
            .clipShape(RoundedRectangle(cornerRadius: 14))
    }
}

struct SoftButtonStyle: ButtonStyle {
    var tint: Color = Color(hex: "4F8CFF")

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(12)
            .background(tint.opacity(configuration.isPressed ? 0.3 : 0.15))
            .clipShape(.rect(cornerRadius: 14))
            .animation(.easeInOut(duration: 0.2), value: configuration.isPressed)
    }
}
