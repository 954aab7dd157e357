import SamwiseKit
import SwiftUI

/// A friend who left a message. Written after the design system.
struct SupporterCard: View {
    let name: String
    let message: VoiceMessage

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(name)
                .font(.Samwise.headline)
                .foregroundStyle(Color.Samwise.charcoal)
            Text(message.length)
                .font(.Samwise.caption)
                .foregroundStyle(Color.Samwise.sageGreen)
            Label("Listen", systemImage: "play.circle.fill")
                .font(.Samwise.subheadline)
                .foregroundStyle(.white)
                .padding(8)
                .background(Color.Samwise.sunriseOrange)
                .clipShape(RoundedRectangle(cornerRadius: Radius.medium))
        }
        .padding(16)
        .background(Color.Samwise.warmBeige)
        .clipShape(RoundedRectangle(cornerRadius: Radius.large))
        .shadow(color: Color.Samwise.shadowLow, radius: 4, x: 0, y: 2)
    }
}
