import SwiftUI

struct RunSetupView: View {
    @ObservedObject var store: RunStore
    @State private var name = ""
    @State private var distance = 5.0
    @FocusState private var isNameFocused: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("New run")
                .font(Font.system(size: 28, weight: .bold))
                .foregroundColor(Color(.sRGB, red: 0.173, green: 0.243, blue: 0.314, opacity: 1))
            TextField("Name", text: $name)
                .focused($isNameFocused)
                .font(.system(size: 17))
                .padding(12)
                .background(Color.white)
                .cornerRadius(6)
                .overlay(
                    RoundedRectangle(cornerRadius: 6)
                        .stroke(isNameFocused ? Color.hex("#2D5016") : Color.hex("#87A96B"))
                )
            Text("Distance")
                .font(.system(size: 16, weight: .regular))
                .foregroundColor(.hex("#2C3E50"))
            Slider(value: $distance, in: 1...42)
                .tint(Color.hex("#2D5016"))
            Text("A run of \(Int(distance)) km takes about \(Int(distance * 6)) minutes")
                .font(.system(size: 13))
                .foregroundColor(.hex("#86A86C"))
            Spacer()
            Button {
                store.runs.append(
                    Run(id: store.runs.count, name: name, distance: distance, state: .planned, messages: 0))
            } label: {
                StartButton(title: "Create")
            }
        }
        .padding(24)
        .background(.hex("#FFF5F1E8"), in: RoundedRectangle(cornerRadius: 12))
        .presentationCornerRadius(12)
    }
}

extension ShapeStyle where Self == Color {
    /// `.background(.hex("…"))`
    static func hex(_ text: String) -> Color { Color.hex(text) }
}
