import SwiftUI

/// Friendly and readable, not technical or trendy.
enum Typography {
    /// Welcome screens
    static let display = Font.system(size: 34, weight: .bold, design: .rounded)

    /// Section titles
    static let title = Font.system(size: 28, weight: .semibold, design: .rounded)

    /// Card titles, sheet headers
    static let headline = Font.system(size: 17, weight: .semibold, design: .rounded)

    /// Conversations, descriptions
    static let body = Font.system(size: 17, weight: .regular, design: .default)

    /// Timestamps, metadata
    static let caption = Font.system(size: 13, weight: .regular, design: .default)

    /// Badges, hints
    static let footnote = Font.system(size: 11, weight: .medium, design: .default)

    /// Titles of empty states
    static let emptyStateTitle = Font.system(size: 20, weight: .semibold, design: .rounded)

    static let emptyStateIcon = Font.system(size: 56, weight: .light)
    static let errorIcon = Font.system(size: 44, weight: .light)

    static var bodyScaled: Font { .body.leading(.loose) }
    static var captionScaled: Font { .caption }
}
