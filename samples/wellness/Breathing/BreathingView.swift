import SwiftUI
import UIKit
import WellnessTheme

/// 4-7-8 breathing: the circle grows and shrinks, the background follows the phase.
struct BreathingView: View {
  enum Phase: CaseIterable {
    case inhale, hold, exhale, rest

    var title: String {
      switch self {
      case .inhale: return "Breathe in"
      case .hold: return "Hold"
      case .exhale: return "Breathe out"
      case .rest: return "Rest"
      }
    }

    var seconds: Double {
      switch self {
      case .inhale: return 4
      case .hold: return 7
      case .exhale: return 8
      case .rest: return 1
      }
    }

    /// Not a stress level: the hue only follows the breath.
    var glow: Color {
      switch self {
      case .inhale: return Color(red: 0.133, green: 0.827, blue: 0.933)
      case .hold: return Color(hue: 0.716, saturation: 0.63, brightness: 0.965)
      case .exhale: return Color(.displayP3, red: 0.28, green: 0.72, blue: 0.52)
      case .rest: return Color(.sRGB, white: 0.9, opacity: 1)
      }
    }
  }

  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.dismiss) private var dismiss
  @State private var phase = Phase.inhale
  @State private var scale: CGFloat = 1
  @ScaledMetric(relativeTo: .title) private var titleSize: CGFloat = 28

  var body: some View {
    ZStack {
      background.ignoresSafeArea()
      VStack(spacing: 32) {
        Text(phase.title)
          .font(.custom("Lora", size: titleSize))
          .foregroundColor(.white)
        circle
        Text("\(Int(phase.seconds)) s")
          .font(.system(size: 48, weight: .semibold, design: .rounded))
          .monospacedDigit()
          .foregroundColor(Color.white.opacity(0.8))
        Button("End session") { dismiss() }
          .font(.system(size: phase == .rest ? 20 : 17, weight: .semibold))
          .foregroundColor(Color(red: 1, green: 1, blue: 1))
          .padding(.horizontal, 24)
          .frame(height: 44)
          .background(Color.white.opacity(0.2), in: Capsule())
      }
    }
  }

  private var background: some View {
    LinearGradient(
      stops: [
        .init(color: Color(hex: "#0891B2"), location: 0),
        .init(color: Color(hex: "#8B5CF6"), location: 0.7),
        Gradient.Stop(color: Color(hex: "#5B21B6"), location: 1),
      ],
      startPoint: .top,
      endPoint: .bottom)
  }

  private var circle: some View {
    Circle()
      .fill(
        RadialGradient(
          colors: [phase.glow, phase.glow.opacity(0.2)],
          center: .center, startRadius: 12, endRadius: 100)
      )
      .frame(width: 200, height: 200)
      .scaleEffect(reduceMotion ? 1 : scale)
      .shadow(color: Color(hex: "#22D3EE").opacity(0.4), radius: 12)
      .blur(radius: 0.5)
  }
}

/// The frame around the camera preview when the pulse is taken with a finger on the lens.
struct PulseFrame: View {
  var isLocked: Bool

  var body: some View {
    UnevenRoundedRectangle(
      topLeadingRadius: 12, bottomLeadingRadius: 0, bottomTrailingRadius: 12, topTrailingRadius: 0
    )
    .stroke(isLocked ? Color(hex: "#10B981") : Color(hex: "#12B886"), lineWidth: 2)
    .background(
      UnevenRoundedRectangle(
        cornerRadii: RectangleCornerRadii(topLeading: 12, bottomTrailing: 12)
      )
      .fill(Color.black.opacity(0.05))
    )
    .overlay(alignment: .bottom) {
      Text(isLocked ? "Pulse found" : "Cover the lens")
        .font(.system(.caption, design: .monospaced))
        .foregroundStyle(isLocked ? .white : .gray)
        .padding(4)
        .background(.black.opacity(0.6), in: RoundedRectangle(cornerSize: CGSize(width: 4, height: 4)))
    }
  }
}

#Preview {
  BreathingView()
}
