import CoreGraphics

/// How round things are.
public enum Radius {
    /// Tags, small buttons, input fields
    public static let small: CGFloat = 6
    /// Cards, message bubbles, standard buttons
    public static let medium: CGFloat = 8
    /// Major cards, modal corners
    public static let large: CGFloat = 12
    /// Hero cards, featured elements
    public static let xlarge: CGFloat = 16
}
