import Charts
import SwiftUI
import WellnessTheme

struct TrendsView: View {
  @EnvironmentObject private var session: MeasurementSession
  @Environment(\.colorScheme) var scheme

  private static let seriesColors: [Color] = [
    Color(hex: "#0891B2"), Color(hex: "#10B981"), Color(hex: "#8B5CF6"),
  ]

  var body: some View {
    NavigationView {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          trendChart
          weekBars
          legend
          summary
        }
        .padding(16)
      }
      .background(scheme == .dark ? Color.black : Color(hex: "F2F2F7"))
      .navigationTitle("Trends")
    }
  }

  private var trendChart: some View {
    Chart(session.measurements) { measurement in
      LineMark(
        x: .value("Day", measurement.date),
        y: .value("HRV", measurement.heartRateVariability)
      )
      .foregroundStyle(Color(hex: "#0891B2"))
      AreaMark(
        x: .value("Day", measurement.date),
        y: .value("HRV", measurement.heartRateVariability)
      )
      .foregroundStyle(Color(hex: "#0891B2").opacity(0.2))
    }
    .chartYAxis {
      AxisMarks(position: .leading) { _ in
        AxisGridLine().foregroundStyle(Color(hex: "#C6C6C8"))
        AxisValueLabel().foregroundStyle(Color(hex: "#8E8E93"))
      }
    }
    .frame(height: 180)
  }

  private var weekBars: some View {
    Chart(session.measurements) { measurement in
      BarMark(
        x: .value("Day", measurement.date, unit: .day),
        y: .value("Score", measurement.score)
      )
      .cornerRadius(4)
      .foregroundStyle(by: .value("Level", measurement.level.displayName))
    }
    .chartForegroundStyleScale([
      "Relaxed": Color.green, "Mild": Color.blue, "Moderate": Color.yellow,
      "High": Color.orange, "Critical": Color.red,
    ])
    .frame(height: 120)
  }

  private var legend: some View {
    HStack(spacing: 12) {
      ForEach(Array(Self.seriesColors.enumerated()), id: \.offset) { index, color in
        HStack(spacing: 4) {
          Circle().fill(color).frame(width: 8, height: 8)
          Text(["HRV", "Sleep", "Mindful minutes"][index])
            .font(.system(size: 12))
            .foregroundStyle(Color(UIColor(white: 0.56, alpha: 1)))
        }
      }
    }
  }

  private var summary: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("This week")
        .font(.system(size: 22, weight: .bold))
      Text("Average")
        .font(.system(size: 15))
        .foregroundStyle(Color(hex: "#C6C6C8"))
      Text("48")
        .font(.system(size: 34))
        .foregroundStyle(Color(hex: "#0891B2"))
      Text("3 points better than last week")
        .font(.system(size: 13))
        .foregroundStyle(Color(hex: "#10B981"))
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(hex: "#FFFFFF"))
    .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
  }
}

/// A line without axes, for the dashboard and the share sheet.
struct Sparkline: View {
  let values: [Double]
  var stroke: Color = Color(red: 0.03, green: 0.57, blue: 0.70)
  var peak = Color.clear

  var body: some View {
    Canvas { context, size in
      var path = Path()
      for (index, value) in values.enumerated() {
        let point = CGPoint(
          x: size.width * CGFloat(index) / CGFloat(max(values.count - 1, 1)),
          y: size.height * (1 - CGFloat(value)))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      context.stroke(path, with: .color(stroke), lineWidth: 2)
      context.fill(
        Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 4),
        with: .color(.white.opacity(0.1)))
    }
    .frame(height: 80)
  }
}
