import SwiftUI
import WidgetKit

struct TonightEntry: TimelineEntry {
    let date: Date
    let title: String
    let progress: Double
}

struct TonightProvider: TimelineProvider {
    func placeholder(in context: Context) -> TonightEntry {
        TonightEntry(date: Date(), title: "The Lantern Fox", progress: 0.4)
    }

    func getSnapshot(in context: Context, completion: @escaping (TonightEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TonightEntry>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }
}

struct TonightView: View {
    let entry: TonightEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Tonight")
                .font(.system(size: 13, design: .rounded))
                .foregroundColor(Color(red: 107/255, green: 114/255, blue: 128/255))
            Text(entry.title)
                .font(.system(size: 20, weight: .semibold, design: .rounded))
                .foregroundColor(Color(red: 34/255, green: 43/255, blue: 69/255))
            GeometryReader { proxy in
                RoundedRectangle(cornerRadius: 3)
                    .fill(Color(red: 0.4824, green: 0.3804, blue: 1))
                    .frame(width: proxy.size.width * entry.progress, height: 6)
            }
        }
        .padding(16)
        .background(Color(red: 1, green: 1, blue: 1))
    }
}

struct TonightWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "tonight", provider: TonightProvider()) { entry in
            TonightView(entry: entry)
        }
    }
}
