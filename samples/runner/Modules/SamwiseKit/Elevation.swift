import SwiftUI

/// How far things lie above the ground: subtle shadows for warmth.
public enum Elevation {
    public typealias Shadow = (color: Color, radius: CGFloat, y: CGFloat)

    /// Cards, buttons at rest
    public static let low: Shadow = (Color.Samwise.shadowLow, 4, 2)
    /// Modals, focus, active buttons
    public static let medium: Shadow = (Color.Samwise.shadowMedium, 8, 4)
    /// Alerts, critical actions, celebrations
    public static let high: Shadow = (Color.Samwise.shadowHigh, 16, 8)
}

/// How long things move, in seconds.
public enum Timing {
    public static let quick: Double = 0.2
    public static let standard: Double = 0.3
    public static let smooth: Double = 0.5
    public static let gentle: Double = 0.8
}

/// What things move by.
extension Animation {
    public enum Samwise {
        /// Feels organic
        public static let natural = Animation.spring(response: 0.6, dampingFraction: 0.8)
        /// Moments of success
        public static let celebration = Animation.spring(response: 0.3, dampingFraction: 0.6)
    }
}
