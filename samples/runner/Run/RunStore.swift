import Foundation
import SwiftUI

struct Run: Identifiable {
    enum State: String {
        case planned, active, completed, failed
    }

    let id: Int
    var name: String
    var distance: Double
    var state: State
    var messages: Int
}

final class RunStore: ObservableObject {
    @Published var runs: [Run] = []
    @Published var friends: [String] = []
    @Published var weeklyProgress = 0.4
    var runnerName = "Sam"

    static let preview: RunStore = {
        let store = RunStore()
        store.runs = [
            Run(id: 1, name: "Morning loop", distance: 5.2, state: .completed, messages: 3),
            Run(id: 2, name: "Hill repeats", distance: 8, state: .failed, messages: 0),
        ]
        return store
    }()

    /// Pace, from a distance and a time in minutes: 5.2 km in 31 min is 5:58.
    func pace(distance: Double, minutes: Double) -> String {
        guard distance > 0 else { return "–" }
        let pace = minutes / distance
        let seconds = Int((pace - pace.rounded(.down)) * 60)
        return "\(Int(pace)):\(seconds < 10 ? "0\(seconds)" : "\(seconds)")"
    }
}

extension Run.State {
    /// The color of a run's state, everywhere.
    var color: Color {
        switch self {
        case .planned: return .hex("#87A96B")
        case .active: return .hex("#6C9BD1")
        case .completed: return .hex("#27AE60")
        case .failed: return .hex("#E74C3C")
        }
    }

    var badgeBackground: Color { color.opacity(0.2) }
}
