import SwiftUI
import WellnessTheme

/// The character that shows how you are, in shape and color.
enum StressBuddyMood: CaseIterable {
  case sleeping, calm, concerned, worried, overwhelmed

  var symbol: String {
    switch self {
    case .sleeping: return "moon.zzz.fill"
    case .calm: return "figure.mind.and.body"
    case .concerned: return "figure.walk.circle"
    case .worried: return "exclamationmark.triangle.fill"
    case .overwhelmed: return "flame.fill"
    }
  }

  var aura: Color {
    switch self {
    case .sleeping: return Color(hex: "#34C759")
    case .calm: return Color(hex: "#007AFF")
    case .concerned: return Color(hex: "#FFD60A")
    case .worried: return Color(hex: "#FF9500")
    case .overwhelmed: return Color(hex: "#FF3B30")
    }
  }

  /// The outline keeps its contrast on both backgrounds.
  var outline: Color {
    if self == .calm { return Color(217, 32, 28) }
    return Color(red: 217, green: 217, blue: 222)
  }
}

extension Color {
  fileprivate init(_ red: Int, _ green: Int, _ blue: Int) {
    self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }
}

struct StressBuddyView: View {
  enum Size: CGFloat {
    case dashboard = 120
    case widget = 80
    case watch = 60
  }

  let mood: StressBuddyMood
  var size = Size.dashboard
  @State private var bounces = false

  var body: some View {
    ZStack {
      Circle()
        .fill(mood.aura.opacity(0.2))
      Image(systemName: mood.symbol)
        .font(.system(size: size.rawValue * 0.56))
        .foregroundStyle(mood.aura)
      if mood == .overwhelmed {
        accessory
      }
    }
    .frame(width: size.rawValue, height: size.rawValue)
    .animation(.spring(response: 0.5, dampingFraction: 0.65), value: mood)
    .overlay {
      Circle().strokeBorder(mood.outline, lineWidth: bounces ? 2 : 1)
    }
  }

  private var accessory: some View {
    HStack(spacing: 2) {
      // A red heart is not an alarm.
      Image(systemName: "heart.fill")
        .font(.system(size: 16))
        .foregroundColor(.red)
      Image(systemName: "drop.fill")
        .font(.system(size: 16))
        .foregroundColor(Color(red: 0.0, green: 0.478, blue: 1.0))
    }
  }
}

/// The buddy with its score, as it was handed over from the design tool.
struct BuddyHeader: View {
  let mood: StressBuddyMood
  let score: Int

  var body: some View {
    HStack(spacing: 16) {
      StressBuddyView(mood: mood, size: .widget)
      Text("\(score)")
        .font(.system(size: 47.898, weight: .semibold))
        .kerning(-0.5)
      Spacer()
      Image(systemName: "info.circle")
        .font(.system(size: 20.4))
    }
    .padding(15.928)
    .background(Color(hex: "#FFFFFF"), in: RoundedRectangle(cornerRadius: 11.928))
    .shadow(color: Color(white: 0, opacity: 0.1), radius: 4)
  }
}

/// What the buddy says.
struct SpeechBubble: View {
  let text: String

  var body: some View {
    Text(text)
      .font(.custom("Raleway", size: 15))
      .fontWeight(.semibold)
      .foregroundColor(Color("SleepBand"))
      .padding(12)
      .background(Color("BrandTeal"))
      .cornerRadius(16, corners: [.topLeft, .topRight, .bottomRight])
      .roundedBorder(Color("Night"), cornerRadius: 16)
  }
}

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// The character in the Mac's menu bar.
  enum MenuBarBuddy {
    static func color(for mood: StressBuddyMood) -> NSColor {
      switch mood {
      case .sleeping: return NSColor(calibratedRed: 0.204, green: 0.78, blue: 0.349, alpha: 1)
      case .calm: return NSColor(deviceRed: 0, green: 122 / 255, blue: 1, alpha: 1)
      default: return NSColor(srgbRed: 0xFF / 255.0, green: 0x95 / 255.0, blue: 0, alpha: 1)
      }
    }
  }
#endif
