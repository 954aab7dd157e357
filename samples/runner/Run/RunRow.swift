import SwiftUI

struct RunRow: View {
    let run: Run

    private let rowRadius: CGFloat = 8
    private static let iconColor = Color.hex("#2C3E50")

    var body: some View {
        HStack(spacing: 16) {
            Image(systemName: "figure.run")
                .font(.system(size: 24))
                .foregroundColor(Self.iconColor)
                .frame(width: 44, height: 44)
            VStack(alignment: .leading, spacing: 4) {
                Text(run.name)
                    .font(.system(size: 17, weight: .semibold))
                    .foregroundColor(Color(UIColor(red: 44/255, green: 62/255, blue: 80/255, alpha: 1)))
                Text("\(run.distance, specifier: "%.1f") km")
                    .font(.system(size: 12))
                    .foregroundColor(.hex("#87A96B"))
            }
            Spacer()
            if run.messages > 0 {
                Text("\(run.messages)")
                    .font(.system(size: 11).monospacedDigit())
                    .foregroundColor(.white)
                    .padding(.horizontal, 8)
                    .frame(height: 20)
                    .background(Color.hex("#FF6B35"))
                    .cornerRadius(10)
            }
            badge
        }
        .padding(12)
        .background(Color(red: 0.961, green: 0.945, blue: 0.91))
        .clipShape(RoundedRectangle(cornerRadius: rowRadius))
    }

    private var badge: some View {
        Text(run.state.rawValue)
            .font(.system(size: 12, weight: .medium))
            .padding(6)
            .foregroundColor(run.state.color)
            .background(run.state.badgeBackground)
            .cornerRadius(6)
    }
}

/// What a finished run earns.
struct AchievementBadge: View {
    let title: String
    var isEarned = true
    var size: CGFloat = 64

    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: "star.circle.fill")
                .font(.system(size: size * 0.6))
                .foregroundColor(isEarned ? .hex("#F7DC6F") : .gray)
            Text(title)
                .font(.system(size: 13, weight: .semibold, design: .serif))
                .foregroundColor(.hex("#2C3E50"))
        }
        .frame(width: size, height: size)
        .background(Color.hex("#FEF9E7"))
        .cornerRadius(size / 2)
    }
}
