import SwiftUI
import WellnessTheme

/// One metric with its label.
struct QuickStatCard: View {
  enum Layout {
    static let corner = 12.0
    static let minWidth = 100.0
    static let valueSize: CGFloat = 22
  }

  let title: String
  let value: String
  let unit: String
  let icon: String
  var accent: Color = .blue

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Image(systemName: icon)
          .font(.system(size: 20))
          .foregroundColor(accent)
        Text(title)
          .font(.custom("Raleway-Regular", size: 13))
          .foregroundStyle(Color(red: 0.557, green: 0.557, blue: 0.576))
      }
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text(value)
          .font(.system(size: Layout.valueSize, weight: .bold, design: .rounded))
        Text(unit)
          .font(.system(size: 11))
          .foregroundStyle(.secondary)
      }
    }
    .padding(16)
    .frame(minWidth: Layout.minWidth, minHeight: 80, alignment: .leading)
    .background(.white, in: .rect(cornerRadius: Layout.corner))
    .shadow(color: Color.black.opacity(0.1), radius: 4)
  }
}

/// Frosted glass around its content.
struct GlassCard<Content: View>: View {
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiates
  private let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    content
      .padding(16)
      .background(.ultraThinMaterial)
      .cornerRadius(12)
      .overlay(
        RoundedRectangle(cornerRadius: 10)
          .strokeBorder(Color.primary, lineWidth: differentiates ? 2 : 0)
      )
      .shadow(radius: 4)
  }
}

/// The main action of the dashboard.
struct MeasureButton: View {
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Label("Measure", systemImage: "waveform.path.ecg")
        .font(.system(size: 17, weight: .semibold))
        .foregroundColor(.white)
        .frame(maxWidth: .infinity, minHeight: 56)
    }
    .buttonStyle(MeasureButtonStyle())
  }
}

/// Asks for a measurement in the morning. The first view that was built with the design system.
struct MorningReminder: View {
  var isOn: Bool

  var body: some View {
    HStack(spacing: DesignTokens.Spacing.sm) {
      Image(systemName: "sunrise.fill")
        .font(.WellnessType.Icon.cardHeader)
        .foregroundStyle(Color.Wellness.calmBlue)
      Text("Measure before coffee")
        .font(.WellnessType.body)
        .foregroundStyle(Color.Wellness.textPrimary)
      Spacer()
      Text(isOn ? "On" : "Off")
        .font(.WellnessType.caption)
        .foregroundStyle(Color.Wellness.textSecondary)
    }
    .padding(DesignTokens.Layout.cardPadding)
    .background(Color(hex: "#0891B2").opacity(isOn ? 0.2 : 0.1))
    .cornerRadius(DesignTokens.Layout.cornerRadius)
  }
}

struct MeasureButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .background(
        LinearGradient(
          gradient: Gradient(colors: [
            Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255),
            Color(red: 6 / 255, green: 122 / 255, blue: 150 / 255),
          ]),
          startPoint: .topLeading,
          endPoint: .bottomTrailing)
      )
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .shadow(color: .black.opacity(configuration.isPressed ? 0.1 : 0.3), radius: 8)
      .opacity(configuration.isPressed ? 0.9 : 1)
  }
}

/// A level as a small pill: icon, name, tinted background.
struct LevelBadge: View {
  let level: StressLevel

  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: level.icon)
      Text(level.displayName)
    }
    .font(.system(size: 13, weight: .medium))
    .foregroundColor(.white)
    .padding(.horizontal, 12)
    .frame(height: 24)
    .background(level.color)
    .cornerRadius(12)
    .accessibilityElement(children: .combine)
  }
}

/// Shown in place of the ring when the watch is not there.
struct WatchMissingBanner: View {
  var retry: () -> Void = {}
  @State private var isHidden = false

  var body: some View {
    if !isHidden {
      HStack(spacing: 8) {
        Image(systemName: "exclamationmark.triangle.fill")
          .foregroundColor(Color(hex: "#FF9500"))
        Text("Your watch is out of reach")
          .font(Font.system(size: 15).weight(.semibold))
          .foregroundColor(Color(hex: "#FFFFFF"))
        Spacer()
        Button("Retry", action: retry)
          .buttonStyle(.borderedProminent)
          .buttonBorderShape(.roundedRectangle(radius: 10))
          .tint(Color(hex: "#0A8FB0"))
      }
      .padding(12)
      .background(Color(hex: "#1C1C1E").opacity(0.92))
      .clipShape(.rect(cornerRadius: 11))
      .onTapGesture { isHidden = true }
    }
  }
}
