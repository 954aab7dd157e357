import SwiftUI
import WidgetKit

// expect-import: DesignKit

struct MeadowEntry: TimelineEntry {
  let date: Date
}

struct MeadowProvider: TimelineProvider {
  func placeholder(in context: Context) -> MeadowEntry { MeadowEntry(date: Date()) }

  func getSnapshot(in context: Context, completion: @escaping (MeadowEntry) -> Void) {
    completion(MeadowEntry(date: Date()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<MeadowEntry>) -> Void) {
    completion(Timeline(entries: [MeadowEntry(date: Date())], policy: .atEnd))
  }
}

struct MeadowWidgetView: View {
  var body: some View {
    VStack(spacing: 16) {  // expect: exact Spacing.md
      PlantRow(name: "Fern")
      Text("Tint of the widget")
        .foregroundStyle(Color(red: 217 / 255, green: 79 / 255, blue: 112 / 255))  // expect: exact Color.widgetTint
      Text("Tint of the app")
        .foregroundStyle(Color(red: 14 / 255, green: 154 / 255, blue: 167 / 255))  // expect: review notVisible
      Text("Coral")
        .foregroundStyle(Color(red: 1, green: 127 / 255, blue: 80 / 255))  // expect: review notVisible
      Text("Remote")
        .foregroundStyle(Color(red: 34 / 255, green: 49 / 255, blue: 63 / 255))  // expect: review external
      Text("Inset")
        .padding(26)  // expect: exact Metrics.inset
      Text("Row")
        .padding(14)  // expect: review halfway
    }
  }
}

@main
struct MeadowWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Meadow", provider: MeadowProvider()) { _ in
      MeadowWidgetView()
    }
  }
}
