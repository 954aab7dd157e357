import SwiftUI

/// Reads a story, page by page, by day and by night.
struct ReaderView: View {
    let story: Story
    @Environment(\.colorScheme) var colorScheme
    @ScaledMetric(relativeTo: .body) private var leading: CGFloat = 6
    @State private var page = 0
    @State private var fontScale: CGFloat = 1

    private var paper: Color {
        colorScheme == .dark ? Color(hex: "1A1A1A") : Color(hex: "FFFFFF")
    }

    private var ink: Color {
        if colorScheme == .dark {
            return Color(hex: "#FFFFFF")
        }
        return Color(hex: "#1A1A1A")
    }

    var body: some View {
        VStack(spacing: 20) {
            Text(story.title)
                .font(.system(size: 28, weight: .bold, design: .rounded))
                .foregroundColor(ink)
            Text(story.content)
                .font(.system(size: 20, design: .rounded))
                .foregroundColor(colorScheme != .dark ? Color(hex: "1A1A1A") : Color(hex: "FFFFFF"))
                .lineSpacing(leading)
            Text("Page \(page + 1)")
                .font(.system(size: 15 * fontScale))
                .foregroundColor(Color(hex: "#6B6B6B"))
            controls
        }
        .padding(24)
        .background(paper)
        .overlay(SparkleField(count: 12).allowsHitTesting(false))
    }

    private var controls: some View {
        HStack(spacing: 24) {
            Button { page = max(0, page - 1) } label: {
                Image(systemName: "chevron.left")
                    .font(.system(size: 22, weight: .semibold))
            }
            ProgressView(value: Double(page), total: 10)
                .tint(Color(hex: "#38BDF8"))
            Button { page += 1 } label: {
                Image(systemName: "chevron.right")
                    .font(.system(size: 22, weight: .semibold))
            }
        }
        .foregroundStyle(Color(hex: "A259FF"))
    }
}

/// Stars that drift over the page.
struct SparkleField: View {
    let count: Int

    private let palette: [Color] = [
        Color(hex: "FFD86B"), Color(hex: "FF7EB9"), Color(hex: "38BDF8"), .white,
    ]

    var body: some View {
        GeometryReader { proxy in
            ForEach(0..<count, id: \.self) { index in
                Circle()
                    .fill(palette[index % palette.count].opacity(0.15))
                    .frame(width: size(index), height: size(index))
                    .position(
                        x: proxy.size.width * CGFloat(index) / CGFloat(count),
                        y: proxy.size.height / 2)
                    .blur(radius: 2)
            }
        }
    }

    private func size(_ index: Int) -> CGFloat { CGFloat(4 + index % 3 * 2) }
}

#Preview("Night") {
    ReaderView(story: .sample)
        .preferredColorScheme(.dark)
}
