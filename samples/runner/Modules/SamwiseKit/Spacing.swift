import CoreGraphics

/// The distances between things, on a grid of 8 points.
public enum Spacing {
    public static let fine: CGFloat = 4
    /// Within components
    public static let tight: CGFloat = 8
    /// Between related elements
    public static let normal: CGFloat = 16
    /// Between sections
    public static let loose: CGFloat = 24
    /// Major breaks
    public static let spacious: CGFloat = 48

    public static let marginCompact: CGFloat = 16
    public static let marginStandard: CGFloat = 20
    public static let marginLarge: CGFloat = 24
    public static let marginPad: CGFloat = 32

    public static let cardPadding: CGFloat = 16
    public static let cardMargin: CGFloat = 24
    public static let buttonVertical: CGFloat = 12
    public static let buttonHorizontal: CGFloat = 20
    public static let listBetween: CGFloat = 16
    public static let listItem: CGFloat = 12
    public static let formLabel: CGFloat = 8
    public static let formBetween: CGFloat = 16
    public static let navigationIcon: CGFloat = 16
    public static let touchTarget: CGFloat = 44
}
