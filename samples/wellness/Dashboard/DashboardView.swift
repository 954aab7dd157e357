import SwiftUI
import WellnessTheme

struct DashboardView: View {
  @EnvironmentObject private var session: MeasurementSession
  @Environment(\.colorScheme) private var colorScheme
  @State private var showsBreathing = false

  private let cardRadius: CGFloat = 12

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        greeting
        ring
        stats
        breathingCard
        insight
      }
      .padding(.horizontal, 16)
    }
    .background(Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255))
    .sheet(isPresented: $showsBreathing) {
      BreathingView()
        .presentationCornerRadius(12)
    }
  }

  private var greeting: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Good Morning")
        .font(.custom("Lora", size: 28).weight(.bold))
        .foregroundColor(.black)
        .accessibilityAddTraits(.isHeader)
      Text("How are you feeling today?")
        .font(.custom("Raleway", size: 17))
        .foregroundColor(Color(hex: "8E8E93"))
    }
  }

  private var ring: some View {
    VStack(spacing: 8) {
      StressRingView(score: session.latest?.score ?? 0)
        .frame(width: 200, height: 200)
      Text(session.statusText)
        .font(.system(size: 17))
        .foregroundColor(session.statusColor)
      MeasureButton { session.start() }
    }
    .frame(maxWidth: .infinity)
  }

  private var stats: some View {
    HStack(spacing: 16) {
      QuickStatCard(title: "HRV", value: "64", unit: "ms", icon: "waveform.path.ecg")
      QuickStatCard(
        title: "Heart rate", value: "58", unit: "bpm", icon: "heart.fill", accent: .heart)
    }
  }

  private var breathingCard: some View {
    Button {
      showsBreathing = true
    } label: {
      HStack(spacing: 16) {
        Image(systemName: "wind")
          .font(.system(size: 28))
          .foregroundColor(.white)
          .frame(width: 44, height: 44)
          .background(Color(hex: "#8b5cf6"))
          .clipShape(Circle())
        VStack(alignment: .leading, spacing: 4) {
          Text("Breathing exercise")
            .font(Font.custom("Raleway", size: 17).weight(.semibold))
            .foregroundColor(colorScheme == .dark ? .white : .black)
          Text("4 · 7 · 8, four rounds")
            .font(.custom("Raleway-Regular", size: 13, relativeTo: .caption))
            .foregroundColor(.secondary)
        }
        Spacer()
        Image(systemName: "chevron.right")
          .font(.system(size: 14, weight: .semibold))
          .foregroundColor(Color(hex: "#C6C6C8"))
      }
      .padding(16)
      .background(colorScheme == .dark ? Color(hex: "#1C1C1E") : Color(hex: "#FFFFFF"))
      .cornerRadius(cardRadius)
      .shadow(color: .black.opacity(0.1), radius: 4)
    }
  }

  private var insight: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Image(systemName: "lightbulb.fill")
          .font(.system(size: 20))
          .foregroundColor(Color(hex: "#10B981"))
        Text("Insight")
          .font(.custom("Lora", size: 22).weight(.semibold))
      }
      Divider()
        .background(Color(hex: "#C6C6C8"))
      Text("Your evenings are calmer than your mornings.")
        .font(.system(size: 16))
        .foregroundColor(Color(white: 0.45))
    }
    .padding(16)
    .background(
      RoundedRectangle(cornerRadius: cardRadius, style: .continuous)
        .fill(Color.white)
    )
    .overlay(
      RoundedRectangle(cornerRadius: 12, style: .continuous)
        .stroke(Color(UIColor.separator), lineWidth: 1)
    )
  }
}

struct DashboardView_Previews: PreviewProvider {
  static var previews: some View {
    DashboardView()
      .environmentObject(MeasurementSession())
      .background(Color(hex: "#F2F2F7"))
      .previewDisplayName("Dashboard")
  }
}
