import SwiftUI
import WellnessTheme

struct SettingsView: View {
  @AppStorage("haptics") private var haptics = true
  @AppStorage("dailyGoal") private var goal = 40.0
  @State private var ringColor = Color(hex: "#0891B2")
  @State private var showsReset = false
  @State private var isInvalid = false

  var body: some View {
    Form {
      Section(header: Text("Measuring").font(.system(size: 13)).foregroundColor(.gray)) {
        Toggle("Haptic feedback", isOn: $haptics)
          .toggleStyle(SwitchToggleStyle(tint: Color(hex: "#10B981")))
        Slider(value: $goal, in: 0...100)
          .accentColor(Color(hex: "#0891B2"))
        ColorPicker("Ring", selection: $ringColor)
      }
      .listRowBackground(Color.white)
      .listRowSeparatorTint(Color(hex: "#C6C6C8"))

      Section {
        Text(isInvalid ? "This goal is out of range" : "Below your goal")
          .foregroundColor(isInvalid ? Color(hex: "#FF3B30") : Color(hex: "#8E8E93"))
        ProgressView(value: goal, total: 100)
          .progressViewStyle(LinearProgressViewStyle(tint: Color(hex: "#0891B2")))
      }

      Section {
        Button("Erase all measurements", role: .destructive) { showsReset = true }
          .foregroundColor(.red)
      }
    }
    .font(.custom("Raleway", size: 17))
    .scrollContentBackground(.hidden)
    .background(Color(UIColor.systemGroupedBackground))
    .confirmationDialog("Erase?", isPresented: $showsReset) {
      Button("Erase", role: .destructive) {}
    }
  }
}

/// Explains a term. Used all over the app, so its look is set where it is used.
struct HintBox: View {
  let text: String
  var background: Color
  var radius: CGFloat

  init(_ text: String, background: Color = Color(hex: "#F2F2F7"), radius: CGFloat = 12) {
    self.text = text
    self.background = background
    self.radius = radius
  }

  var body: some View {
    Text(text)
      .font(.system(size: 13))
      .padding(12)
      .background(background)
      .cornerRadius(radius)
  }
}

public struct TipStyle {
  public var tint: Color
  public var radius: CGFloat

  public init(tint: Color = Color(hex: "#8B5CF6"), radius: CGFloat = 12) {
    self.tint = tint
    self.radius = radius
  }
}

/// Colors by the names of the server's campaign editor.
enum CampaignColor: String {
  case teal = "#0891B2"
  case mint = "#10B981"
  case grape = "#8B5CF6"

  var color: Color { Color(hex: rawValue) }

  static func isKnown(_ color: Color) -> Bool {
    color == Color(hex: "#0891B2") || color == .white
  }
}

/// The small print under the paywall.
struct TermsNote: View {
  var body: some View {
    Text("Cancel any time. The subscription renews every month.")
      .font(.system(size: 11))
      .foregroundColor(Color(white: 0.25))
      .padding(8)
      .background(Color(hex: "#FFFFFF"))
  }
}

struct PaywallView: View {
  // dsmigrate:ignore color -- the campaign's own artwork
  private let banner = Color(hex: "#FDE68A")
  private let ribbon = Color(hex: "#F59E0B")  // dsmigrate:ignore

  var body: some View {
    VStack(spacing: 16) {
      Text("Premium")
        .font(.custom("Lora-Bold", size: 36))
        .foregroundColor(Color(hex: "#8B5CF6"))
      Text("All trends, all widgets")
        .font(.system(size: 16.5))
        .foregroundColor(Color(hex: "#80000000"))
      Rectangle()
        .fill(banner)
        .frame(height: 44)
        .overlay(Text("−50 %").foregroundColor(ribbon))
      Text("Broken palette")
        .foregroundColor(Color(hex: "#GG12F4"))
        .border(Color(hex: "#123"), width: 1)
      Text("Restore purchases")
        .font(.system(size: 13))  // dsmigrate:ignore font -- as large as the store asks for
        .foregroundColor(Color.accentColor)
    }
    .padding(24)
    .background(Color(hex: "#FFFFFF"))
    .cornerRadius(20)
  }
}
