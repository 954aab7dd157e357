import SwiftUI

/// How the last weeks went: mood as bars, topics as a legend.
struct InsightsView: View {
    let weeks: [WeekSummary]
    @State private var selectedWeek: Int?

    private static let barRadius: CGFloat = 4
    private static let barColor = Color(hex: "8F9F8F")

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                Text("Your weeks")
                    .font(.system(size: 28, weight: .bold, design: .rounded))
                chart
                legend
                ForEach(weeks) { week in
                    InsightCard(week: week)
                }
            }
            .padding(16)
        }
        .background(Color(.systemBackground))
    }

    private var chart: some View {
        HStack(alignment: .bottom, spacing: 6) {
            ForEach(weeks) { week in
                RoundedRectangle(cornerRadius: Self.barRadius)
                    .fill(week.id == selectedWeek ? Color(hex: "D97706") : Self.barColor)
                    .frame(width: 18, height: CGFloat(week.mood) * 12)
                    .onTapGesture { selectedWeek = week.id }
            }
        }
        .frame(height: 140)
    }

    private var legend: some View {
        HStack {
            swatch(Color(red: 143/255, green: 159/255, blue: 143/255), "Mood")
            swatch(Color(red: 217, green: 119, blue: 6), "Selected") // FIXME: shows as white
            swatch(Color(.displayP3, red: 0.95, green: 0.3, blue: 0.05, opacity: 1), "Peak")
        }
    }

    private func swatch(_ color: Color, _ name: String) -> some View {
        HStack(spacing: 4) {
            color.frame(width: 10, height: 10)
            Text(name).font(.system(size: 12))
        }
    }
}

struct WeekSummary: Identifiable {
    let id: Int
    let mood: Int
    let note: String
    var hasWarning = false
    var isCompleted = false
}

struct InsightCard: View {
    let week: WeekSummary

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text("Week \(week.id)")
                    .font(.system(size: 17, weight: .semibold, design: .rounded))
                Spacer()
                if week.hasWarning {
                    Image(systemName: "exclamationmark.triangle.fill")
                        .foregroundColor(Color(hex: "#D97706"))
                }
                if week.isCompleted {
                    Image(systemName: "checkmark.seal.fill")
                        .foregroundColor(Color(hex: "#228B22"))
                }
            }
            Text(week.note)
                .font(.system(size: 15))
                .foregroundColor(.secondary)
        }
        .padding(16)
        .background(Color.white)
        .cornerRadius(15.5)
        .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
        .overlay {
            RoundedRectangle(cornerRadius: 10)
                .stroke(Color(hex: "#80D97706"), lineWidth: week.hasWarning ? 2 : 0)
        }
    }
}

// MARK: - Under the line

/// A note in the margin of a summary. Its colors belong to the newsletter's brand and stay as they are.
struct NewsletterNote: View {
    var body: some View {
        VStack {
            Text("Letters")
                // dsmigrate:ignore color -- the newsletter's brand
                .foregroundColor(Color(hex: "#1D4ED8"))
                .font(.system(size: 17)) // dsmigrate:ignore
            Text("Every other Sunday")
                .font(.system(size: 13)) // dsmigrate:ignore font
        }
        .cornerRadius(0)
        .background(Color.clear)
    }
}
