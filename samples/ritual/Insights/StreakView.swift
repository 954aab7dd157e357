import Charts
import SwiftUI

struct StreakDay: Identifiable {
  let id: Int
  let rituals: Int
  let mood: Double
}

final class StreakModel: ObservableObject {
  @Published var days = (0..<14).map { StreakDay(id: $0, rituals: $0 % 4, mood: Double($0 % 5)) }

  var streak: Int { days.reversed().prefix { $0.rituals > 0 }.count }
}

struct StreakView: View {
  @StateObject private var model = StreakModel()
  @Environment(\.colorScheme) private var colorScheme

  static let barColor = Color(hex: "#C7B38C")
  static let moodColor = Color(hex: "#6980A1")

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(alignment: .firstTextBaseline) {
        Text("\(model.streak)")
          .font(.custom("Instrument Sans", size: 40).weight(.bold))
          .foregroundStyle(Self.barColor)
        Text("days in a row")
          .font(.custom("Instrument Sans", size: 16.5, relativeTo: .headline).weight(.semibold))
          .foregroundStyle(Color(hex: "#1B1D20"))
      }
      Chart(model.days) { day in
        BarMark(x: .value("Day", day.id), y: .value("Rituals", day.rituals))
          .foregroundStyle(Self.barColor)
          .cornerRadius(2)
        LineMark(x: .value("Day", day.id), y: .value("Mood", day.mood))
          .foregroundStyle(Self.moodColor)
      }
      .frame(height: 160)
      HStack {
        legend(Self.barColor, "Rituals")
        legend(Self.moodColor, "Mood")
      }
    }
    .padding(20)
    .background(
      colorScheme == .light
        ? Color(hex: "#F0EDE6")
        : Color(hex: "#12120F")
    )
    .cornerRadius(8)
    .shadow(color: .black.opacity(colorScheme == .dark ? 0.4 : 0.08), radius: 6)
  }

  private func legend(_ color: Color, _ title: String) -> some View {
    HStack(spacing: 4) {
      RoundedRectangle(cornerRadius: 3).fill(color).frame(width: 10, height: 10)
      Text(title)
        .font(.custom("Instrument Sans", size: 13, relativeTo: .subheadline).weight(.medium))
        .foregroundStyle(Color(hex: "#848C99"))
    }
  }
}

struct StreakCelebration: View {
  var days: Int
  @State private var appeared = false

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "flame.fill")
        .font(.system(size: 64))
        .foregroundColor(Color(hex: "#CC7A42"))
      Text("\(days) days!")
        .font(.system(size: appeared ? 34 : 28, weight: .bold))
        .foregroundColor(Color(red: 255, green: 214, blue: 102))
      ConfettiCanvas(colors: [Color(hex: "#C7B38C"), Color(hex: "#6980A1"), .pink])
    }
    .padding(32)
    .background(.black.opacity(0.7))
    .clipShape(.rect(topLeadingRadius: 8, bottomLeadingRadius: 8, bottomTrailingRadius: 0, topTrailingRadius: 0))
  }
}

struct ConfettiCanvas: View {
  let colors: [Color]

  var body: some View {
    Canvas { context, size in
      for (index, color) in colors.enumerated() {
        let rect = CGRect(x: CGFloat(index) * 12, y: 0, width: 8, height: 8)
        context.fill(Path(roundedRect: rect, cornerSize: CGSize(width: 2, height: 2)), with: .color(color))
      }
    }
    .frame(height: 40)
  }
}
