import SwiftUI

struct ErrorCard: View {
    var body: some View {
        VStack(spacing: 16) { Text("Try Again") }
            .background(
                RoundedRectangle(cornerRadius: 16, style: .continuous)
                    .fill(Color(hex: "FFFBEB"))
                    .shadow(color: .black.opacity(0.05), radius: 2, y: 1)
            )
            .overlay(
                RoundedRectangle(cornerRadius: 16, style: .continuous)
                    .stroke(Color(hex: "E8E5E0"), lineWidth: 1)
            )
    }
}
