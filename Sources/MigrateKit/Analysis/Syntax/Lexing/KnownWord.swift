/// The words that the outline and the detectors use.
///
/// The lexer looks each identifier up once and keeps the result in the lexeme, so that every later
/// question ("is this `cornerRadius`?") compares two small numbers instead of bytes. A word that is
/// not listed is `.none`.
package enum KnownWord: UInt16, CaseIterable, Sendable {
  case none = 0

  // Declarations.
  case `class`, `struct`, `enum`, `extension`, `protocol`, actor
  case `func`, `init`, `let`, `var`, `case`, `subscript`, `typealias`, `import`, `deinit`
  case `associatedtype`, macro, `operator`, `precedencegroup`

  // Statements and operators written as words.
  case `if`, `else`, `guard`, `for`, `while`, `repeat`, `do`, `switch`, `default`, `defer`
  case `catch`, `return`, `throw`, `try`, await, `in`, `where`, `is`, `as`, yield
  case `break`, `continue`, `fallthrough`

  // Words that occur after a number sign.
  case elseif, endif, available, unavailable

  // Modifiers and accessors.
  case `static`, final, `public`, `private`, `fileprivate`, `internal`, open, package, override
  case mutating, nonmutating, lazy, weak, unowned, nonisolated, indirect, convenience, required
  case dynamic, optional, prefix, infix, postfix, distributed, isolated, async, `throws`
  case `rethrows`, some, any, `inout`, borrowing, consuming
  case get, set, willSet, didSet, _read, _modify

  // Types of style values.
  case Color, UIColor, NSColor, CGColor, CIColor, Font, UIFont, NSFont
  case CGFloat, Double, Float, Int, ShapeStyle, Gradient, SwiftUI, UIKit, AppKit
  case Text, Image, Label

  // Labels and functions of colors.
  case hex, rgb, rgba, argb, red, green, blue, opacity, alpha, white, gray, hue, saturation
  case brightness, light, dark, color, colors, uiColor, nsColor, cgColor, colorLiteral
  case withAlphaComponent, dynamicProvider, named, bundle, resource, stops

  // Colors of Apple's systems, by member name.
  case orange, yellow, mint, teal, cyan, indigo, purple, pink, brown, black, clear
  case darkGray, lightGray, magenta, primary, secondary, tertiary, quaternary, quinary
  case accentColor, tintColor
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
  case systemBlue, systemIndigo, systemPurple, systemPink, systemBrown, systemGray
  case systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
  case separator, opaqueSeparator, lightText, darkText
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground
  case tertiarySystemGroupedBackground
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill

  // Radii and fonts.
  case cornerRadius, system, custom
  case radius, cornerSize, cornerRadii, cornerWidth, cornerHeight, xRadius, yRadius, fixed
  case topLeadingRadius, topTrailingRadius, bottomLeadingRadius, bottomTrailingRadius
  case UnevenRoundedRectangle, RectangleCornerRadii, presentationCornerRadius, preferredCornerRadius
  case font, systemFont, boldSystemFont, italicSystemFont, monospacedSystemFont
  case monospacedDigitSystemFont, labelFont, menuFont, messageFont, titleBarFont, toolTipsFont
  case controlContentFont, userFont, userFixedPitchFont, preferredFont, scaledFont, withSize
  case fontSize
  case SymbolConfiguration

  // What hides parts of a view.
  case mask

  // Numbers for which only some systems have tokens.
  case padding, spacing, safeAreaPadding, contentMargins, minLength, listRowSpacing
  case horizontalSpacing, verticalSpacing, horizontalPadding, verticalPadding
  case EdgeInsets, UIEdgeInsets, NSEdgeInsets, NSDirectionalEdgeInsets, setCustomSpacing
  case minimumLineSpacing, minimumInteritemSpacing, interGroupSpacing, imagePadding, titlePadding
  case layoutMargins, directionalLayoutMargins, contentInset, contentInsets, sectionInset,
    constraint
  case NSLayoutConstraint, equalTo, equalToSuperview, greaterThanOrEqualTo, lessThanOrEqualTo
  case JSONDecoder, Decodable, Codable, greaterThanOrEqualToSuperview, lessThanOrEqualToSuperview,
    lineSpacing, lineWidth,
    borderWidth, border,
    duration, withDuration
  case EnvironmentValues, environment, transformEnvironment
  case response, controlPoints, shadow, shadowColor, shadowOpacity, shadowRadius, shadowOffset
  case onTapGesture, Button, frame, Animation
}
