import SwiftUI
import UIKit
import WellnessTheme

@main
struct StressMonitorApp: App {
  @StateObject private var session = MeasurementSession()
  @Environment(\.scenePhase) private var scenePhase

  init() {
    BarStyling.apply()
  }

  var body: some Scene {
    WindowGroup {
      RootView()
        .environmentObject(session)
        .onChange(of: scenePhase) { phase in
          switch phase {
          case .background: session.pause()
          default: break
          }
        }
    }
  }
}

struct RootView: View {
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      DashboardView()
        .tabItem { Label("Now", systemImage: "heart.fill") }
        .tag(0)
      HistoryScreen()
        .tabItem { Label("History", systemImage: "chart.bar") }
        .tag(1)
      TrendsView()
        .tabItem { Label("Trends", systemImage: "chart.xyaxis.line") }
        .tag(2)
      SettingsView()
        .tabItem { Label("Settings", systemImage: "gear") }
        .tag(3)
    }
    .accentColor(Color(hex: "#0891B2"))
  }
}

/// UIKit draws the bars; SwiftUI of that time could not.
enum BarStyling {
  static func apply() {
    let navigation = UINavigationBarAppearance()
    navigation.configureWithOpaqueBackground()
    navigation.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(hex: 0x1C1C1E) : UIColor(hex: 0xFFFFFF)
    }
    navigation.shadowColor = .clear
    navigation.largeTitleTextAttributes = [
      .foregroundColor: UIColor.black,
      .font: UIFont.systemFont(ofSize: 34, weight: .bold),
    ]
    navigation.titleTextAttributes = [
      .foregroundColor: UIColor.label,
      .font: UIFont(name: "Lora-SemiBold", size: 22) ?? UIFont.boldSystemFont(ofSize: 22),
    ]
    UINavigationBar.appearance().standardAppearance = navigation
    UINavigationBar.appearance().scrollEdgeAppearance = navigation
    UINavigationBar.appearance().barStyle = .black  // a bar style, not a color
    UINavigationBar.appearance().tintColor = UIColor(hex: 0x0891B2)

    UITabBar.appearance().barTintColor = UIColor(white: 1, alpha: 1)
    UITabBar.appearance().unselectedItemTintColor = .systemGray
  }
}
