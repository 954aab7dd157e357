import SwiftUI

/// Settings for parents, behind a sum that children cannot do yet.
struct ParentsView: View {
    @Environment(\.colorScheme) private var colorScheme
    @State private var answer = ""
    @State private var minutes = 20.0
    @State private var warning: String?

    private static let numberFormat = Font.system(size: 40, weight: .heavy, design: .rounded).monospacedDigit()

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                gate
                limits
                if let warning {
                    warningRow(warning)
                }
                statistics
                Color.white
                    .frame(height: 1)
            }
            .padding(16)
        }
        .background(colorScheme == .dark ? Color(hex: "#1A1A1A") : Color(hex: "#FFFFFF"))
    }

    private var gate: some View {
        VStack(spacing: 12) {
            Text("7 × 8")
                .font(Self.numberFormat)
                .foregroundColor(Color(hex: "#222B44"))
            TextField("?", text: $answer)
                .font(.system(size: 17, design: .rounded))
                .multilineTextAlignment(.center)
                .padding(12)
                .background(Color(hex: "#FCFCFC"))
                .storyCard(cornerRadius: 12, border: Color(hex: "#E3E8EF"))
        }
        .padding(20)
        .background(Color(hex: "#EEECED"))
        .cornerRadius(16, corners: [.topLeft, .topRight])
    }

    private var limits: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Reading time")
                .font(.system(size: 20, weight: .bold, design: .rounded))
                .foregroundColor(Color(hex: "1A1A1A"))
            Text("\(Int(minutes)) minutes a day")
                .font(.system(size: 15, weight: .medium, design: .rounded))
                .foregroundColor(Color(hex: "6B6B6B"))
            Slider(value: $minutes, in: 5...60)
                .tint(Color(UIColor(red: 0x4F / 255.0, green: 0x8C / 255.0, blue: 1, alpha: 1)))
        }
        .padding(16)
        .background(Color(hex: "F9F9F9"))
        .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
    }

    private func warningRow(_ text: String) -> some View {
        let warningColor = Color(hex: "#FF9800")
        return Label(text, systemImage: "exclamationmark.triangle")
            .font(.system(size: 13, weight: .semibold, design: .rounded))
            .foregroundColor(warningColor)
    }

    private var statistics: some View {
        HStack(spacing: 16) {
            figure("12", "stories", Color(hex: "#38BDF8"))
            figure("86", "minutes", .init(red: 1, green: 0.494, blue: 0.725))
            figure("4", "days in a row", Color(red: 0.427, green: 0.839, blue: 0.655))
        }
    }

    private func figure(_ value: String, _ label: String, _ color: Color) -> some View {
        VStack {
            Text(value)
                .font(.system(size: 28, weight: .bold, design: .rounded))
                .foregroundColor(color)
            Text(label)
                .font(Font(UIFont.systemFont(ofSize: 13)))
                .foregroundColor(Color(hex: "6B7280"))
        }
        .frame(maxWidth: .infinity)
    }
}

/// A badge on the tab bar; it must be read in a hurry.
struct NewBadge: View {
    var body: some View {
        Text("NEW")
            .font(.system(size: 11, weight: .heavy, design: .rounded))
            .foregroundColor(.white)
            .padding(4)
            .background(Color(hex: "#7157F5"))
            .cornerRadius(.infinity)
    }
}

/// Marks what is being tried out; cream on violet, as the illustrator wanted it.
struct TrialBadge: View {
    var body: some View {
        Text("Trial")
            .font(.system(size: 13, design: .rounded))
            .foregroundColor(Color(hex: "#FFFDE7"))
            .padding(6)
            .background(Color(hex: "#7157F5"))
            .clipShape(Capsule())
    }
}

struct PartnerDivider: View {
    // dsmigrate:ignore color -- the partner's own red
    private let line = Color(hex: "#E4002B")

    var body: some View {
        Rectangle().fill(line).frame(height: 1)
    }
}
