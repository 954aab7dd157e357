import SwiftUI

/// Full screen while running: large figures, nothing else.
struct ActiveRunView: View {
    let run: Run
    @State private var distance = 0.0
    @State private var isGPSWeak = false
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        ZStack {
            background
            VStack(spacing: 32) {
                ring
                statusLine
                stopButton
            }
        }
    }

    private var background: some View {
        (colorScheme == .dark ? Color(red: 0.07, green: 0.07, blue: 0.07) : Color.hex("#F5F1E8"))
            .ignoresSafeArea()
    }

    private var ring: some View {
        ZStack {
            Circle()
                .stroke(Color(white: 0.9), lineWidth: 12)
            Circle()
                .trim(from: 0, to: distance / run.distance)
                .stroke(
                    Color(red: 108 / 255, green: 155 / 255, blue: 209 / 255),
                    style: StrokeStyle(lineWidth: 12, lineCap: .round)
                )
                .rotationEffect(.degrees(-90))
            VStack {
                Text("\(distance, specifier: "%.2f")")
                    .font(.system(size: 56, weight: .bold, design: .rounded).monospacedDigit())
                    .foregroundColor(Color(light: .hex("#2C3E50"), dark: .white))
                Text("kilometers")
                    .font(.system(size: 16))
                    .foregroundStyle(Color.hex("#87A96B"))
            }
        }
        .frame(width: 240, height: 240)
    }

    @ViewBuilder
    private var statusLine: some View {
        if isGPSWeak {
            Label("GPS signal is weak", systemImage: "location.slash")
                .font(.system(size: 15, weight: .medium))
                .foregroundColor(gpsWarningColor)
        } else {
            Label("Tip: breathe out on every third step", systemImage: "info.circle")
                .font(.system(size: 14))
                .foregroundColor(tipColor)
        }
    }

    private var gpsWarningColor: Color { .hex("#F39C12") }
    private var tipColor: Color { .hex("#3498DB") }

    private var stopButton: some View {
        Button(action: {}) {
            Image(systemName: "stop.circle.fill")
                .font(.system(size: 64))
                .foregroundColor(.hex("#E74C3C"))
        }
        .buttonBorderShape(.roundedRectangle(radius: 16))
    }
}

/// A bar for each kilometer; faster is darker.
struct SplitsChart: View {
    let paces: [Double]

    private let barGradient = Gradient(stops: [
        .init(color: Color(0x6C9BD1), location: 0),
        .init(color: Color(0x3498DB), location: 1),
    ])

    var body: some View {
        HStack(alignment: .bottom, spacing: 4) {
            ForEach(paces.indices, id: \.self) { index in
                RoundedRectangle(cornerSize: CGSize(width: 3, height: 3))
                    .fill(LinearGradient(gradient: barGradient, startPoint: .top, endPoint: .bottom))
                    .frame(width: 12, height: barHeight(paces[index]))
            }
        }
        .padding(12)
        .background(Color.white.opacity(0.8))
        .cornerRadius(12, antialiased: true)
    }

    private func barHeight(_ pace: Double) -> CGFloat { max(8, 120 - CGFloat(pace) * 12) }
}
