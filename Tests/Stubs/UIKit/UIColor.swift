// swift-format-ignore-file
// Declarations of the SDK, with its typing rules and without bodies: see Tests/Stubs/README.md.

@_exported import Foundation
@_exported import ObjectiveC
@_exported import QuartzCore

func stub() -> Never { fatalError("a declaration without a body") }

/// Makes `#colorLiteral` a `UIColor` where nothing else says what it is.
public typealias _ColorLiteralType = UIColor

open class UIColor: NSObject, @unchecked Sendable, _ExpressibleByColorLiteral {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { stub() }
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { stub() }
  public init(white: CGFloat, alpha: CGFloat) { stub() }
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) { stub() }
  public init(cgColor: CGColor) { stub() }
  public init(patternImage: UIImage) { stub() }
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) { stub() }
  public init?(named name: String) { stub() }
  public init?(named name: String, in bundle: Bundle?, compatibleWith: UITraitCollection?) { stub() }
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) { stub() }

  open var cgColor: CGColor { stub() }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { stub() }
  open func resolvedColor(with traits: UITraitCollection) -> UIColor { stub() }
  open func set() { stub() }
  open func setFill() { stub() }
  open func setStroke() { stub() }
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { stub() }
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { stub() }

  public class var black: UIColor { stub() }
  public class var darkGray: UIColor { stub() }
  public class var lightGray: UIColor { stub() }
  public class var white: UIColor { stub() }
  public class var gray: UIColor { stub() }
  public class var red: UIColor { stub() }
  public class var green: UIColor { stub() }
  public class var blue: UIColor { stub() }
  public class var cyan: UIColor { stub() }
  public class var yellow: UIColor { stub() }
  public class var magenta: UIColor { stub() }
  public class var orange: UIColor { stub() }
  public class var purple: UIColor { stub() }
  public class var brown: UIColor { stub() }
  public class var clear: UIColor { stub() }
  public class var systemRed: UIColor { stub() }
  public class var systemGreen: UIColor { stub() }
  public class var systemBlue: UIColor { stub() }
  public class var systemOrange: UIColor { stub() }
  public class var systemYellow: UIColor { stub() }
  public class var systemPink: UIColor { stub() }
  public class var systemPurple: UIColor { stub() }
  public class var systemTeal: UIColor { stub() }
  public class var systemIndigo: UIColor { stub() }
  public class var systemBrown: UIColor { stub() }
  public class var systemMint: UIColor { stub() }
  public class var systemCyan: UIColor { stub() }
  public class var systemGray: UIColor { stub() }
  public class var systemGray2: UIColor { stub() }
  public class var systemGray3: UIColor { stub() }
  public class var systemGray4: UIColor { stub() }
  public class var systemGray5: UIColor { stub() }
  public class var systemGray6: UIColor { stub() }
  public class var tintColor: UIColor { stub() }
  public class var label: UIColor { stub() }
  public class var secondaryLabel: UIColor { stub() }
  public class var tertiaryLabel: UIColor { stub() }
  public class var quaternaryLabel: UIColor { stub() }
  public class var link: UIColor { stub() }
  public class var placeholderText: UIColor { stub() }
  public class var separator: UIColor { stub() }
  public class var opaqueSeparator: UIColor { stub() }
  public class var systemBackground: UIColor { stub() }
  public class var secondarySystemBackground: UIColor { stub() }
  public class var tertiarySystemBackground: UIColor { stub() }
  public class var systemGroupedBackground: UIColor { stub() }
  public class var secondarySystemGroupedBackground: UIColor { stub() }
  public class var tertiarySystemGroupedBackground: UIColor { stub() }
  public class var systemFill: UIColor { stub() }
  public class var secondarySystemFill: UIColor { stub() }
  public class var tertiarySystemFill: UIColor { stub() }
  public class var quaternarySystemFill: UIColor { stub() }
  public class var lightText: UIColor { stub() }
  public class var darkText: UIColor { stub() }
}
