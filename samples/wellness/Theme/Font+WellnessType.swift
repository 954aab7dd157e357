import SwiftUI
import UIKit

extension Font {
  /// Lora for headings, Raleway for text. The widget does not bundle the fonts and has no such type.
  enum WellnessType {
    static let heroNumber = Font.custom("Lora", size: 48).weight(.bold)
    static let cardTitle = Font.custom("Lora", size: 28).weight(.bold)
    static let sectionHeader = Font.custom("Lora", size: 22).weight(.semibold)
    static let body = Font.custom("Raleway", size: 17).weight(.regular)
    static let bodyEmphasized = Font.custom("Raleway", size: 17).weight(.semibold)
    static let caption = Font.custom("Raleway", size: 13).weight(.regular)

    enum System {
      static let largeTitle = Font.largeTitle.bold()
      static let title = Font.title.bold()
      static let title2 = Font.title2.bold()
      static let title3 = Font.title3.bold()
      static let headline = Font.headline
      static let body = Font.body
      static let caption = Font.footnote
      static let caption2 = Font.caption2
    }

    enum Metric {
      static let hero = Font.system(size: 72, weight: .bold)
      static let large = Font.system(size: 48, weight: .semibold)
      static let medium = Font.system(size: 34)
      static let watchHero = Font.system(size: 32, weight: .bold)
    }

    enum Icon {
      static let tabBar = Font.system(size: 24)
      static let primaryAction = Font.system(size: 28)
      static let cardHeader = Font.system(size: 20)
      static let inline = Font.system(size: 16)
    }
  }
}

extension UIFont {
  /// The same styles for UIKit.
  enum WellnessType {
    static let heroNumber = scaled("Lora-Bold", 48)
    static let cardTitle = scaled("Lora-Bold", 28)
    static let sectionHeader = scaled("Lora-SemiBold", 22)
    static let body = scaled("Raleway-Regular", 17)
    static let bodyEmphasized = scaled("Raleway-SemiBold", 17)
    static let caption = scaled("Raleway-Regular", 13)

    enum System {
      static let largeTitle = bold(.largeTitle, 34)
      static let title = bold(.title1, 28)
      static let title2 = bold(.title2, 22)
      static let title3 = bold(.title3, 20)
      static let headline = UIFont.preferredFont(forTextStyle: .headline)
      static let body = UIFont.preferredFont(forTextStyle: .body)
      static let caption = UIFont.preferredFont(forTextStyle: .footnote)
      static let caption2 = UIFont.preferredFont(forTextStyle: .caption2)
    }

    enum Metric {
      static let hero = UIFont.systemFont(ofSize: 72, weight: .bold)
      static let large = UIFont.systemFont(ofSize: 48, weight: .semibold)
      static let medium = UIFont.systemFont(ofSize: 34)
      static let watchHero = UIFont.systemFont(ofSize: 32, weight: .bold)
    }

    enum Icon {
      static let tabBar = UIFont.systemFont(ofSize: 24)
      static let primaryAction = UIFont.systemFont(ofSize: 28)
      static let cardHeader = UIFont.systemFont(ofSize: 20)
      static let inline = UIFont.systemFont(ofSize: 16)
    }

    private static func scaled(_ name: String, _ size: CGFloat) -> UIFont {
      let font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
      return UIFontMetrics(forTextStyle: .body).scaledFont(for: font)
    }

    private static func bold(_ style: UIFont.TextStyle, _ size: CGFloat) -> UIFont {
      UIFontMetrics(forTextStyle: style).scaledFont(for: .boldSystemFont(ofSize: size))
    }
  }
}
