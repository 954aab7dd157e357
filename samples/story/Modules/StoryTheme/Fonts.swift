import SwiftUI
import UIKit

extension Font {
    // Modern Calm
    public static let displayLarge = Font.system(size: 34, weight: .bold, design: .rounded)
    public static let displayMedium = Font.system(size: 28, weight: .bold, design: .rounded)
    public static let headingLarge = Font.system(size: 22, weight: .semibold, design: .rounded)
    public static let headingMedium = Font.system(size: 20, weight: .semibold, design: .rounded)
    public static let headingSmall = Font.system(size: 18, weight: .semibold, design: .rounded)
    public static let bodyLarge = Font.system(size: 17, design: .rounded)
    public static let bodyMedium = Font.system(size: 15, design: .rounded)
    public static let bodySmall = Font.system(size: 13, design: .rounded)

    // Storybook
    public static let storyTitle = Font.system(size: 28, weight: .bold, design: .rounded)
    public static let storyText = Font.system(size: 20, design: .rounded)
}

extension UIFont {
    public static let displayLarge = rounded(ofSize: 34, weight: .bold)
    public static let displayMedium = rounded(ofSize: 28, weight: .bold)
    public static let headingLarge = rounded(ofSize: 22, weight: .semibold)
    public static let headingMedium = rounded(ofSize: 20, weight: .semibold)
    public static let headingSmall = rounded(ofSize: 18, weight: .semibold)
    public static let bodyLarge = rounded(ofSize: 17, weight: .regular)
    public static let bodyMedium = rounded(ofSize: 15, weight: .regular)
    public static let bodySmall = rounded(ofSize: 13, weight: .regular)
    public static let storyTitle = rounded(ofSize: 28, weight: .bold)
    public static let storyText = rounded(ofSize: 20, weight: .regular)

    private static func rounded(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
        let base = UIFont.systemFont(ofSize: size, weight: weight)
        guard let descriptor = base.fontDescriptor.withDesign(.rounded) else { return base }
        return UIFont(descriptor: descriptor, size: size)
    }
}
