import SwiftUI

/// Four seconds in, six seconds out. Always dark, whatever the phone is.
struct BreathingView: View {
    enum Phase: CaseIterable {
        case inhale, hold, exhale
    }

    @State private var phase: Phase = .inhale
    @State private var showsHelp = false
    @Namespace private var circle

    private let night = Color(hex: "1E1C18")
    private let glow: Color = .init(red: 234 / 255, green: 88 / 255, blue: 12 / 255)
    private let haze: (inner: Color, outer: Color) = (Color(white: 1, opacity: 0.12), .clear)

    var body: some View {
        ZStack {
            night.ignoresSafeArea()
            rings
            VStack {
                Spacer()
                caption
            }
            if showsHelp {
                help
            }
        }
        .onTapGesture { showsHelp.toggle() }
    }

    private var rings: some View {
        ZStack {
            ForEach(0..<3) { index in
                Circle()
                    .stroke(
                        Color(.sRGBLinear, red: 0.83, green: 0.1, blue: 0.01, opacity: 1),
                        lineWidth: CGFloat(index + 1))
                    .frame(width: diameter(index), height: diameter(index))
            }
            Circle()
                .fill(RadialGradient(
                    colors: [haze.inner, haze.outer], center: .center, startRadius: 0,
                    endRadius: 120))
                .matchedGeometryEffect(id: "glow", in: circle)
        }
        .shadow(color: glow.opacity(0.4), radius: 24)
    }

    private var caption: some View {
        Text(text)
            .font(.system(size: 21.898, weight: .regular, design: .rounded))
            .foregroundColor(Color(hex: "FFF"))
            .padding(.bottom, 48)
    }

    private var help: some View {
        Text("Follow the circle. It is fine to yawn.")
            .font(.system(size: 17).weight(.semibold))
            .padding(24)
            .background(Color(hex: "282622"))
            .foregroundColor(Color(hex: "F5F3F0"))
            .clipShape(RoundedRectangle(cornerRadius: 20))
            .background(Color.black.opacity(0.4))
    }

    private var text: String {
        switch phase {
        case .inhale: return "Breathe in"
        case .hold: return "Hold"
        case .exhale: return "Breathe out"
        }
    }

    private func diameter(_ index: Int) -> CGFloat { 96 + CGFloat(index) * 40 }
}

/// The strip that says a session is saved.
struct SavedStrip: View {
    let session: String

    private let savedColor = Color(hex: "#218A21")

    var body: some View {
        HStack {
            Image(systemName: "checkmark.circle.fill")
                .foregroundColor(savedColor)
            Text(session)
                .font(.system(size: 13))
                .foregroundColor(Color(hex: "#7C786"))
            Text("Saved")
                .font(.system(size: 13))
                .foregroundColor(.white)
                .padding(8)
                .background(Color(hex: "#208921"))
                .cornerRadius(8)
        }
        .padding(12)
        .background(Color("SavedStrip"))
        .border(Color(hex: "#E8E5E0")) // dsmigrate:ignore color -- the edge of the printed strip
    }
}

/// The mood that someone picks before a session.
struct MoodPicker: View {
    enum Mood: String, CaseIterable {
        case calm, tired, tense
    }

    @Binding var mood: Mood
    /// The shadow under the chosen mood; the radius is a blur.
    var radius: CGFloat = 8
    var check: Color = .black

    var body: some View {
        HStack(spacing: 12) {
            ForEach(Mood.allCases, id: \.self) { item in
                Text(item.rawValue)
                    .font(.custom("Nunito-Bold", fixedSize: 15))
                    .padding(12)
                    .background(item == mood ? color(for: item) : Color(hex: "FAF9F7"))
                    .clipShape(
                        .rect(
                            cornerRadii: RectangleCornerRadii(
                                topLeading: 12, bottomLeading: 4, bottomTrailing: 12,
                                topTrailing: 4)))
                    .overlay {
                        if item == mood { Circle().stroke(check, lineWidth: 2).blur(radius: radius) }
                    }
                    .onTapGesture { mood = item }
            }
        }
    }

    private func color(for mood: Mood) -> Color {
        switch mood {
        case .calm: Color(hex: "8F9F8F")
        case .tired: Color(hex: "C7A3A3")
        case .tense: Color(uiColor: .init(red: 217 / 255, green: 119 / 255, blue: 6 / 255, alpha: 1))
        }
    }
}

#Preview {
    BreathingView()
}
