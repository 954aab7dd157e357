import SwiftUI
struct ErrorView: View {
    var retryAction: (() -> Void)?

    var body: some View {
12

        VStack(spacing: 16) {
            if let retryAction {
            }
        }
        .background(
           RoundedRectangle(cornerRadius: 16, style: .continuous)
                .shadow(color: .black.opacity(0.05), radius: 2, y: 1)
        )
        .overlay(
            RoundedRectangle(cornerRadius: 16, style: .continuous)
        )
    }
}
