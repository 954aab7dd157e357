import SwiftUI

struct SettingsView: View {
    @State private var voiceCues = true
    @State private var confirmsDelete = false

    var body: some View {
        TabView {
            Form {
                Toggle("Voice cues", isOn: $voiceCues)
                    .toggleStyle(SwitchToggleStyle(tint: .hex("#2D5016")))
                Button("Delete all runs") { confirmsDelete = true }
                    .foregroundColor(deleteColor)
                footer
            }
            .tabItem { Label("Settings", systemImage: "person.circle.fill") }
        }
        .accentColor(.hex("#2D5016"))
        .background(Color.background)
    }

    private let deleteColor = Color(red: 0.906, green: 0.298, blue: 0.235)

    private var footer: some View {
        VStack(alignment: .leading) {
            Text("Samwise 2.4")
                .font(.system(size: 11, weight: .light, design: .monospaced))
            Text("Made for running together")
                .font(.system(size: 12))
            Text("Your runs stay on this phone")
                .font(.system(size: 12.5))
        }
        .foregroundColor(Color.secondary)
    }
}

extension Color {
    /// Before `Samwise`, these stood here by themselves.
    static var background: Color { hex("#F5F1E8") }
    static var accent: Color { hex("#FF6B35") }
}
