import Foundation
import SwiftUI

struct Story: Identifiable, Hashable {
    let id: UUID
    var title: String
    var preview: String
    var content: String
    var readCount: Int
    var theme: StoryKind
    var isFinished: Bool
}

/// What a story is about.
enum StoryKind: String, CaseIterable {
    case friendship, bravery, wonder, calm

    var symbol: String {
        switch self {
        case .friendship: return "heart.fill"
        case .bravery: return "shield.lefthalf.filled"
        case .wonder: return "sparkles"
        case .calm: return "moon.stars.fill"
        }
    }

    /// Colors of the categories, straight from the first Figma file.
    var color: Color {
        switch self {
        case .friendship: return Color(hex: "#FF7EB9")
        case .bravery: return Color(hex: "#FFB443")
        case .wonder: return Color(hex: "#A259FE")
        case .calm: return Color(hex: "#4F8CFF")
        }
    }
}

/// The avatars a child can choose; the raw value is what the server stores.
enum AvatarColor: String, CaseIterable {
    case berry = "#FF617B"
    case violet = "#7B61FF"
    case honey = "#FFB443"

    var color: Color { Color(hex: rawValue) }
}

struct GrowthCollection: Identifiable {
    let id: Int
    var title: String
    var stories: [Story]

    var progress: Double {
        stories.isEmpty ? 0 : Double(stories.filter(\.isFinished).count) / Double(stories.count)
    }
}

extension Story {
    static let sample = Story(
        id: UUID(), title: "The Lantern Fox", preview: "A fox who was afraid of the dark…",
        content: "Once, in a wood that was older than its name…", readCount: 12, theme: .bravery,
        isFinished: false)
}
