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

/// The friends who follow a run, one over the other.
struct SupporterStack: View {
    let names: [String]
    @State private var isOpen = false

    var body: some View {
        HStack(spacing: isOpen ? 8 : -8) {
            ForEach(names, id: \.self) { name in
                Text(name.prefix(1))
                    .font(.Samwise.caption)
                    .frame(width: 32, height: 32)
                    .background(Color.Samwise.warmBeige)
                    .clipShape(Circle())
            }
        }
        .onTapGesture {
            withAnimation(.spring(response: 0.6, dampingFraction: 0.8)) { isOpen.toggle() }
        }
        .animation(.spring(response: 0.32, dampingFraction: 0.6), value: names.count)
    }
}
