import SwiftUI
import WidgetKit

/// The widget's target has neither the theme nor the app's hex initializer.
struct PromptEntry: TimelineEntry {
    let date: Date
    let prompt: String
}

struct PromptProvider: TimelineProvider {
    func placeholder(in context: Context) -> PromptEntry {
        PromptEntry(date: Date(), prompt: "What went well today?")
    }

    func getSnapshot(in context: Context, completion: @escaping (PromptEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<PromptEntry>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
    }
}

struct PromptWidgetView: View {
    let entry: PromptEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Image(systemName: "quote.opening")
                .font(.system(size: 16))
                .foregroundColor(Color(red: 194/255, green: 65/255, blue: 12/255))
            Text(entry.prompt)
                .font(.system(size: 17, weight: .semibold, design: .rounded))
                .foregroundColor(Color(red: 46/255, green: 42/255, blue: 34/255))
        }
        .padding(12)
        .background(Color(red: 255/255, green: 251/255, blue: 235/255))
        .cornerRadius(16)
    }
}

struct PromptWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "prompt", provider: PromptProvider()) { entry in
            PromptWidgetView(entry: entry)
        }
        .configurationDisplayName("Today's question")
    }
}
