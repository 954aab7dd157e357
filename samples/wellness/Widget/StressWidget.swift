import SwiftUI
import WidgetKit

/// How stressed you are, at a glance.
struct StressEntry: TimelineEntry {
  let date: Date
  let score: Int
  let level: String
}

struct StressProvider: TimelineProvider {
  func placeholder(in context: Context) -> StressEntry {
    StressEntry(date: Date(), score: 24, level: "Mild")
  }

  func getSnapshot(in context: Context, completion: @escaping (StressEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<StressEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
  }
}

struct StressWidgetView: View {
  @Environment(\.widgetFamily) private var family
  let entry: StressEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ring
      Text(entry.level)
        .font(.custom("Raleway", size: 13))
        .foregroundColor(Color(red: 142 / 255, green: 142 / 255, blue: 147 / 255))
      if family != .systemSmall {
        Text("Updated \(entry.date, style: .time)")
          .font(.system(size: 11))
          .foregroundColor(.secondary)
      }
    }
    .padding(16)
    .containerBackground(Color(red: 1, green: 1, blue: 1), for: .widget)
  }

  private var ring: some View {
    ZStack {
      Circle()
        .stroke(Color(red: 229 / 255, green: 229 / 255, blue: 234 / 255), lineWidth: 8)
      Circle()
        .trim(from: 0, to: Double(entry.score) / 100)
        .stroke(Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255), lineWidth: 8)
      Text("\(entry.score)")
        .font(.system(size: 32, weight: .bold))
    }
    .frame(width: 80, height: 80)
    .background(.white, in: RoundedRectangle(cornerRadius: 12))
  }
}

@main
struct StressWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "stress", provider: StressProvider()) { entry in
      StressWidgetView(entry: entry)
    }
    .configurationDisplayName("Stress")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
