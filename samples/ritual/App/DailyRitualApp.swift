import SwiftUI
import UIKit

@main
struct DailyRitualApp: App {
  @StateObject private var store = RitualStore()
  @AppStorage("onboarded") private var isOnboarded = false

  init() {
    UINavigationBar.appearance().tintColor = UIColor(red: 0.78, green: 0.70, blue: 0.55, alpha: 1)
    UITabBar.appearance().backgroundColor = UIColor(hexString: "#F0EDE6")
    UITabBar.appearance().unselectedItemTintColor = UIColor(hexString: "#59616BB3")
  }

  var body: some Scene {
    WindowGroup {
      if isOnboarded {
        TodayView()
          .environmentObject(store)
          .tint(Color(hex: "#C7B38C"))
      } else {
        OnboardingScreen(onDone: { isOnboarded = true })
      }
    }
  }
}

final class RitualStore: ObservableObject {
  @Published var rituals: [Ritual] = Ritual.samples
  @Published var saveState: SaveState = .saved

  enum SaveState {
    case saved, saving, failed

    var color: Color {
      switch self {
      case .saved: return Color(hex: "#5E9461")
      case .saving: return Color(hex: "#59616B")
      case .failed: return Color(hex: "#B85C5C")
      }
    }
  }

  func toggle(_ ritual: Ritual) {
    guard let index = rituals.firstIndex(where: { $0.id == ritual.id }) else { return }
    rituals[index].isDone.toggle()
  }
}

struct Ritual: Identifiable, Hashable {
  enum Moment: String, CaseIterable { case morning, noon, evening }

  let id = UUID()
  var title: String
  var moment: Moment
  var minutes: Int
  var isDone = false

  static let samples = [
    Ritual(title: "Three things I am grateful for", moment: .morning, minutes: 5),
    Ritual(title: "Plan the session", moment: .noon, minutes: 10),
    Ritual(title: "Look back", moment: .evening, minutes: 8, isDone: true),
  ]
}
