import SwiftUI
import WidgetKit

struct RitualEntry: TimelineEntry {
  let date: Date
  let title: String
  let done: Int
  let total: Int
}

struct RitualProvider: TimelineProvider {
  func placeholder(in context: Context) -> RitualEntry {
    RitualEntry(date: Date(), title: "Look back", done: 2, total: 3)
  }

  func getSnapshot(in context: Context, completion: @escaping (RitualEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<RitualEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}

struct RitualWidgetView: View {
  @Environment(\.colorScheme) private var colorScheme
  let entry: RitualEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(entry.title)
        .font(.custom("Instrument Sans", size: 16, relativeTo: .headline).weight(.semibold))
        .foregroundStyle(Color(red: 0.102, green: 0.110, blue: 0.122))
      ProgressView(value: Double(entry.done), total: Double(entry.total))
        .tint(Color(red: 0.78, green: 0.70, blue: 0.55))
      Text("\(entry.done) of \(entry.total)")
        .font(.system(size: 11, weight: .medium))
        .foregroundStyle(.secondary)
    }
    .padding(12)
    .background(Color(red: 0.94, green: 0.93, blue: 0.90))
    .cornerRadius(4)
    .containerBackground(
      colorScheme == .dark ? Color.black : Color(red: 0.96, green: 0.95, blue: 0.93), for: .widget)
  }
}

@main
struct RitualWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "ritual", provider: RitualProvider()) { entry in
      RitualWidgetView(entry: entry)
    }
    .supportedFamilies([.systemSmall])
  }
}
