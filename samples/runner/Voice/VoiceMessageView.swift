import SwiftUI

/// A friend's voice, as a bubble with a waveform.
struct VoiceMessageView: View {
    let message: VoiceMessage
    @State private var isPlaying = false

    private struct Style {
        static let corner = 8.0
        static let waveColor = Color.white
    }

    var body: some View {
        HStack(spacing: 8) {
            Button { isPlaying.toggle() } label: {
                Image(systemName: isPlaying ? "pause.fill" : "play.fill")
                    .font(.system(size: 20, weight: .semibold))
                    .foregroundColor(.white)
            }
            Waveform(samples: message.samples)
                .fill(Style.waveColor)
                .frame(height: 24)
            Text(message.length)
                .font(.system(size: 12).monospacedDigit())
                .foregroundColor(.white)
        }
        .padding(12)
        .background(Color(red: 255/255, green: 107/255, blue: 53/255))
        .cornerRadius(Style.corner)
        .overlay(alignment: .bottomLeading) {
            if message.uploadFailed {
                Image(systemName: "exclamationmark.circle.fill")
                    .foregroundColor(Color(red: 231/255, green: 76/255, blue: 60/255))
            }
        }
    }
}

struct VoiceMessage: Identifiable {
    let id: Int
    var sender: String
    var length: String
    var samples: [Double]
    var uploadFailed = false
}

struct Waveform: Shape {
    let samples: [Double]

    func path(in rect: CGRect) -> Path {
        var path = Path()
        for (index, sample) in samples.enumerated() {
            let x = rect.width * CGFloat(index) / CGFloat(max(samples.count, 1))
            let height = rect.height * CGFloat(sample)
            path.addRoundedRect(
                in: CGRect(x: x, y: rect.midY - height / 2, width: 3, height: height),
                cornerSize: CGSize(width: 1.5, height: 1.5))
        }
        return path
    }
}

struct RecordButton: View {
    enum Phase {
        case idle, recording, done
    }

    @Binding var phase: Phase

    var body: some View {
        Circle()
            .fill(fill)
            .frame(width: 72, height: 72)
            .overlay {
                Image(systemName: phase == .recording ? "stop.fill" : "microphone.fill")
                    .font(.system(size: 28))
                    .foregroundColor(.white)
            }
            .shadow(color: Color.hex("#2D5016").opacity(0.2), radius: 16, x: 0, y: 8)
            .animation(.easeInOut(duration: 0.32), value: phase)
    }

    private var fill: Color {
        switch phase {
        case .idle: return .hex("#FF6B35")
        case .recording: return .red
        case .done: return .hex("#27AE60")
        }
    }
}
