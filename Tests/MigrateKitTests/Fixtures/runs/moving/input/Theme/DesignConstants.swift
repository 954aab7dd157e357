import SwiftUI

/// Spacing, sizes and timing.
enum DesignConstants {
    enum Spacing {
        static let xs: CGFloat = 4
        static let sm: CGFloat = 8
        static let md: CGFloat = 16
        static let lg: CGFloat = 24
        static let xl: CGFloat = 32
        static let xxl: CGFloat = 48
    }

    enum CornerRadius {
        static let small: CGFloat = 4
        static let medium: CGFloat = 8
        static let large: CGFloat = 12
        static let container: CGFloat = 16
        static let sheet: CGFloat = 20
        static let input: CGFloat = 12
        static let interactive: CGFloat = 8
    }

    enum Animation {
        static let quick: Double = 0.15
        static let standard: Double = 0.25
        static let smooth: Double = 0.35
    }

    enum Shadow {
        static let subtle: (color: Color, radius: CGFloat, y: CGFloat) =
            (.black.opacity(0.05), 2, 1)
        static let medium: (color: Color, radius: CGFloat, y: CGFloat) =
            (.black.opacity(0.1), 4, 2)
        static let prominent: (color: Color, radius: CGFloat, y: CGFloat) =
            (.black.opacity(0.15), 8, 4)
    }
}

/// The semantic names.
enum DesignSystem {
    enum Colors {
        static let background = Color.cream
        static let backgroundDark = Color.creamDark
        static let success = Color.successGreen
        static let warning = Color.warningAmber
        static let info = Color.infoBlue
        static let subtle = Color.subtleHighlight

        static func background(for colorScheme: ColorScheme) -> Color {
            colorScheme == .dark ? backgroundDark : background
        }
    }
}
