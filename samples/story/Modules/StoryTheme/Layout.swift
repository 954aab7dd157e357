import SwiftUI

public enum Spacing {
    public static let xxxs: CGFloat = 2
    public static let xxs: CGFloat = 4
    public static let xs: CGFloat = 8
    public static let sm: CGFloat = 12
    public static let md: CGFloat = 16
    public static let lg: CGFloat = 24
    public static let xl: CGFloat = 32
    public static let xxl: CGFloat = 40
    public static let xxxl: CGFloat = 48
}

public enum ContainerSize {
    public static let maxWidth: CGFloat = 414
    public static let contentPadding: CGFloat = 16
    public static let cardPadding: CGFloat = 12
    public static let modalPadding: CGFloat = 20
    public static let touchTarget: CGFloat = 44
}

public enum CardShadow {
    public static let radius: CGFloat = 8
    public static let y: CGFloat = 4
}

public enum AnimationDuration {
    public static let fast: Double = 0.2
    public static let standard: Double = 0.3
    public static let slow: Double = 0.5
}

public enum AnimationCurve {
    public static let standard = Animation.easeInOut
    public static let springy = Animation.spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0)
}

extension Animation {
    public static let magical = Animation.spring(response: 0.3, dampingFraction: 0.7, blendDuration: 0)
    public static let pageTransition = Animation.easeInOut(duration: AnimationDuration.standard)
}

public enum BorderWidth {
    public static let card: CGFloat = 1
}

public enum CornerRadius {
    public static let button: CGFloat = 12
    public static let card: CGFloat = 16
}
