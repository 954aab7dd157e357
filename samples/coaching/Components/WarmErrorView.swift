import SwiftUI

/// Errors in the first person: "I couldn't connect", never "Error 503".
struct WarmErrorView: View {
    let message: String
    var retryAction: (() -> Void)?

    private let errorTint = Color(red: 194/255, green: 65/255, blue: 12/255).opacity(0.8)

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "exclamationmark.circle")
                .font(.system(size: 44, weight: .light))
                .foregroundStyle(errorTint)

            Text(message)
                .font(.system(size: 17))
                .foregroundStyle(Color(hex: "46433B"))
                .multilineTextAlignment(.center)
                .padding(.horizontal, 24)

            if let retryAction {
                Button("Try Again", action: retryAction)
                    .font(.system(size: 15, weight: .medium))
                    .tint(Color(hex: "c2410c"))
                    .padding(.top, 4)
            }
        }
        .padding(.vertical, 24)
        .background(
            RoundedRectangle(cornerRadius: 16, style: .continuous)
                .fill(Color(hex: "FFFBEB"))
                .shadow(color: .black.opacity(0.05), radius: 2, y: 1)
        )
        .overlay(
            RoundedRectangle(cornerRadius: 16, style: .continuous)
                .stroke(Color(hex: "E8E5E0"), lineWidth: 1)
        )
        .accessibilityElement(children: .combine)
        .accessibilityLabel(message)
    }
}

/// A banner for what went well, and for what did not.
struct StatusBanner: View {
    enum Kind {
        case saved, warning, failed
    }

    let kind: Kind
    let text: String

    private var tint: Color {
        switch kind {
        case .saved: return Color(red: 34/255, green: 139/255, blue: 34/255)
        case .warning: return Color(red: 217/255, green: 119/255, blue: 6/255)
        case .failed: return Color(red: 220/255, green: 38/255, blue: 38/255)
        }
    }

    var body: some View {
        HStack(spacing: 8) {
            Circle()
                .fill(tint)
                .frame(width: 8, height: 8)
            Text(text)
                .font(.system(size: 13))
        }
        .padding(12)
        .background(tint.opacity(0.12))
        .cornerRadius(12)
    }
}

struct WarmErrorView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            WarmErrorView(message: "I had trouble loading that. Give me another try?")
            StatusBanner(kind: .saved, text: "Saved")
                .background(Color.white)
        }
    }
}
