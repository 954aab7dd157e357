import SwiftUI
import UIKit

struct SettingsView: View {
    @AppStorage("reminders") private var reminders = true
    @Environment(\.colorScheme) private var colorScheme
    @State private var accent: Color = Color(hex: "C2410C")

    var body: some View {
        Form {
            Section(header: sectionTitle("Reminders")) {
                Toggle("Daily check-in", isOn: $reminders)
                    .tint(Color(hex: "C2410C"))
                Label("Quiet hours", systemImage: "moon.fill")
                    .foregroundColor(Color(hex: "7C786F"))
            }
            .listRowBackground(rowBackground)

            Section(header: sectionTitle("Account")) {
                Button(role: .destructive) {
                    Self.deleteEverything()
                } label: {
                    Text("Delete my conversations")
                        .foregroundColor(Color(hex: "#DC2626"))
                }
                Text("You keep what you have written until you delete it.")
                    .font(.footnote)
                    .foregroundColor(Color(UIColor.secondaryLabel))
            }
            .listRowBackground(rowBackground)
        }
        .navigationTitle("Settings")
        .accentColor(accent)
        .presentationCornerRadius(20)
    }

    private var rowBackground: Color {
        colorScheme == .dark
            ? Color(red: 40/255, green: 38/255, blue: 34/255)
            : Color(red: 250/255, green: 249/255, blue: 247/255)
    }

    private func sectionTitle(_ text: String) -> some View {
        Text(text)
            .font(.system(size: 13, weight: .medium))
            .foregroundColor(Color("SectionTitle"))
            .textCase(nil)
    }

    private static func deleteEverything() {}
}

/// Navigation bars are still UIKit's.
enum Appearance {
    static func install() {
        let bar = UINavigationBarAppearance()
        bar.configureWithOpaqueBackground()
        bar.backgroundColor = UIColor(red: 254/255, green: 247/255, blue: 237/255, alpha: 1)
        bar.shadowColor = UIColor(white: 0, alpha: 0.05)
        bar.titleTextAttributes = [
            .foregroundColor: UIColor(red: 26/255, green: 24/255, blue: 20/255, alpha: 1),
            .font: UIFont.systemFont(ofSize: 17, weight: .semibold),
        ]
        UINavigationBar.appearance().standardAppearance = bar
        UINavigationBar.appearance().tintColor = UIColor(red: 194/255, green: 65/255, blue: 12/255, alpha: 1)
        UITabBar.appearance().unselectedItemTintColor = .systemGray
    }
}
