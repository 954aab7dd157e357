import DesignKit
import SwiftUI

struct TodayView: View {
  @EnvironmentObject private var store: RitualStore
  @Environment(\.colorScheme) private var colorScheme
  @State private var selected: Ritual?

  private let corner: CGFloat = 4

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 20) {
          header
          ForEach(store.rituals) { ritual in
            RitualCard(ritual: ritual) { store.toggle(ritual) }
              .onTapGesture { selected = ritual }
          }
          QuoteCard(quote: Quote.ofTheDay)
          SaveStatus(state: store.saveState)
        }
        .padding(20)
      }
      .background(colorScheme == .dark ? Color(hex: "#0C0C0B") : Color(hex: "#F5F2ED"))
      .overlay(alignment: .bottomTrailing) { quickAction }
      .sheet(item: $selected) { ritual in
        JournalView(ritual: ritual)
          .presentationBackground(Color(hex: "#F0EDE6"))
          .presentationCornerRadius(12)
      }
    }
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Good morning")
        .font(.custom("Instrument Sans", size: 34, relativeTo: .largeTitle).weight(.bold))
        .foregroundStyle(colorScheme == .dark ? .white : Color(hex: "#1A1C1F"))
      Text("Champions are made before breakfast.")
        .font(.custom("InstrumentSans-Medium", size: 15, relativeTo: .callout))
        .foregroundStyle(Color(hex: "#333B40"))
      Text("Day 112")
        .font(.custom("Instrument Sans", size: 12))
        .fontWeight(.medium)
        .foregroundStyle(Color(hex: "#C7B38C"))
    }
  }

  private var quickAction: some View {
    Button {
    } label: {
      Image(systemName: "plus")
        .font(.system(size: 24, weight: .semibold))
        .foregroundColor(.white)
        .frame(width: 56, height: 56)
        .background(Color(red: 0.78, green: 0.70, blue: 0.55))
        .cornerRadius(28)
        .shadow(color: Color.black.opacity(0.15), radius: 8, y: 4)
    }
    .padding(20)
    .accessibilityLabel("Next ritual")
    .accessibilityHint("Opens the next ritual of the day")
  }
}

struct RitualCard: View {
  let ritual: Ritual
  let onToggle: () -> Void
  @State private var isPressed = false

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Button(action: onToggle) {
        Image(systemName: ritual.isDone ? "checkmark.circle.fill" : "circle")
          .font(.system(size: 22))
          .foregroundColor(ritual.isDone ? Color(hex: "#5E9461") : Color(hex: "#848C99"))
      }
      VStack(alignment: .leading, spacing: 4) {
        Text(ritual.title)
          .font(.custom("Instrument Sans", size: 18, relativeTo: .headline).bold())
          .foregroundColor(Color(hex: "#1A1C1F"))
        HStack(spacing: 8) {
          MomentBadge(moment: ritual.moment)
          Text("\(ritual.minutes) min")
            .font(.system(size: 11, weight: .medium))
            .foregroundColor(Color(hex: "#59616B"))
        }
      }
      Spacer()
    }
    .padding(20)
    .background(isPressed ? Color(hex: "#EEEBE4") : Color(hex: "#F0EDE6"))
    .cornerRadius(4)
    .overlay(
      RoundedRectangle(cornerRadius: 4)
        .stroke(Color(hex: "#8E8E934D"), lineWidth: 1)
    )
  }
}

struct MomentBadge: View {
  let moment: Ritual.Moment

  private var accent: Color {
    switch moment {
    case .morning: return Color(hex: "#CC7A42")
    case .noon: return Color(hex: "#C7B38C")
    case .evening: return Color(hex: "#6980A1")
    }
  }

  var body: some View {
    Text(moment.rawValue.uppercased())
      .font(.custom("Instrument Sans", size: 11, relativeTo: .caption2))
      .foregroundColor(.white)
      .padding(.horizontal, 6)
      .padding(.vertical, 2)
      .background(accent)
      .clipShape(RoundedRectangle(cornerRadius: 4))
  }
}

/// The newest part of the screen, built with the design system from the start.
struct FocusTile: View {
  let title: String
  let isActive: Bool

  var body: some View {
    Text(title)
      .font(DesignSystem.Typography.headlineSmall)
      .foregroundStyle(DesignSystem.Colors.primaryText)
      .padding(DesignSystem.Spacing.cardPadding)
      .background(DesignSystem.Colors.cardBackground)
      .cornerRadius(DesignSystem.CornerRadius.card)
      .overlay(
        RoundedRectangle(cornerRadius: DesignSystem.CornerRadius.card)
          .stroke(Color(hex: "#C7B38C").opacity(isActive ? 1 : 0.3), lineWidth: 1)
      )
  }
}

struct SaveStatus: View {
  let state: RitualStore.SaveState

  var body: some View {
    HStack(spacing: 6) {
      Circle().fill(state.color).frame(width: 6, height: 6)
      Text("Saved on this phone")
        .font(.system(size: 12))
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
  }
}

#Preview("Today") {
  TodayView()
    .environmentObject(RitualStore())
}

#Preview("Card") {
  RitualCard(ritual: Ritual.samples[0]) {}
    .padding()
    .background(Color(hex: "#F5F2ED"))
}
