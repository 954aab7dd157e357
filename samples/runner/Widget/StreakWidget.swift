import SwiftUI
import WidgetKit

struct StreakEntry: TimelineEntry {
    let date: Date
    let kilometers: Double
    let goal: Double
}

struct StreakProvider: TimelineProvider {
    func placeholder(in context: Context) -> StreakEntry {
        StreakEntry(date: Date(), kilometers: 12.4, goal: 20)
    }

    func getSnapshot(in context: Context, completion: @escaping (StreakEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<StreakEntry>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
    }
}

struct StreakView: View {
    let entry: StreakEntry

    private var isCompleted: Bool { entry.kilometers >= entry.goal }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Image(systemName: isCompleted ? "checkmark.circle.fill" : "figure.run")
                .font(.system(size: 24, weight: .medium))
                .foregroundColor(isCompleted ? completedColor : Color(red: 45/255, green: 80/255, blue: 22/255))
            Text("\(entry.kilometers, specifier: "%.1f") km")
                .font(.system(size: 22, weight: .semibold))
                .foregroundColor(Color(red: 44/255, green: 62/255, blue: 80/255))
            Text("of \(Int(entry.goal)) km this week")
                .font(.system(size: 12))
                .foregroundColor(Color(red: 135/255, green: 169/255, blue: 107/255))
        }
        .padding(12)
        .background(Color(red: 245/255, green: 241/255, blue: 232/255))
        .cornerRadius(12)
    }

    private let completedColor = Color(red: 39/255, green: 174/255, blue: 96/255)
}

struct StreakWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "streak", provider: StreakProvider()) { entry in
            StreakView(entry: entry)
        }
        .configurationDisplayName("This week")
    }
}
