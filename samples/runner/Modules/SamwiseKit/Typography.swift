import SwiftUI
import UIKit

extension Font {
    /// The system's text styles, with our weights; all of them follow the text size.
    public enum Samwise {
        public static let titleLarge = Font.largeTitle.weight(.bold)
        public static let titleStandard = Font.title.weight(.bold)
        public static let titleSmall = Font.title2.weight(.semibold)
        public static let headline = Font.headline.weight(.semibold)
        public static let body = Font.body
        public static let callout = Font.callout
        public static let subheadline = Font.subheadline.weight(.medium)
        public static let caption = Font.caption
        public static let captionSmall = Font.caption2

        /// Symbols
        public static let symbol = Font.system(size: 24, weight: .medium)
    }
}

extension UIFont {
    public enum Samwise {
        public static var titleLarge: UIFont { style(.largeTitle, 34, .bold) }
        public static var titleStandard: UIFont { style(.title1, 28, .bold) }
        public static var titleSmall: UIFont { style(.title2, 22, .semibold) }
        public static var headline: UIFont { .preferredFont(forTextStyle: .headline) }
        public static var body: UIFont { .preferredFont(forTextStyle: .body) }
        public static var callout: UIFont { .preferredFont(forTextStyle: .callout) }
        public static var subheadline: UIFont { style(.subheadline, 15, .medium) }
        public static var caption: UIFont { .preferredFont(forTextStyle: .caption1) }
        public static var captionSmall: UIFont { .preferredFont(forTextStyle: .caption2) }
        public static var symbol: UIFont { .systemFont(ofSize: 24, weight: .medium) }

        private static func style(
            _ style: UIFont.TextStyle, _ size: CGFloat, _ weight: UIFont.Weight
        ) -> UIFont {
            UIFontMetrics(forTextStyle: style)
                .scaledFont(for: .systemFont(ofSize: size, weight: weight))
        }
    }
}
