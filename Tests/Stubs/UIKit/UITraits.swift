// swift-format-ignore-file
// Declarations of the SDK, with its typing rules and without bodies: see Tests/Stubs/README.md.

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

open class UITraitCollection: NSObject, @unchecked Sendable {
  public override init() { stub() }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { stub() }
  open var userInterfaceStyle: UIUserInterfaceStyle { stub() }
  open var accessibilityContrast: UIAccessibilityContrast { stub() }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { stub() }
  open var preferredContentSizeCategory: UIContentSizeCategory { stub() }
  open class var current: UITraitCollection { get { stub() } set { stub() } }
}

public struct UIContentSizeCategory: Hashable, Sendable {
  public static let large = UIContentSizeCategory()
  public var isAccessibilityCategory: Bool { stub() }
}

public enum UIAccessibility {
  public static var isReduceMotionEnabled: Bool { stub() }
  public static var isVoiceOverRunning: Bool { stub() }
  public static var isDarkerSystemColorsEnabled: Bool { stub() }
  public static var shouldDifferentiateWithoutColor: Bool { stub() }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { stub() }
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let header = UIAccessibilityTraits(rawValue: 2)
}

public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat
  public init() { stub() }
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) { stub() }
  public static let zero = UIEdgeInsets()
}

public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public init() { stub() }
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { stub() }
  public static let zero = NSDirectionalEdgeInsets()
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
}

open class NSMutableParagraphStyle: NSParagraphStyle {
  open var lineSpacing: CGFloat { get { stub() } set { stub() } }
  open var alignment: NSTextAlignment { get { stub() } set { stub() } }
  open var lineBreakMode: NSLineBreakMode { get { stub() } set { stub() } }
  open var paragraphSpacing: CGFloat { get { stub() } set { stub() } }
}

open class NSParagraphStyle: NSObject {}

open class NSShadow: NSObject {
  open var shadowColor: Any? { get { stub() } set { stub() } }
  open var shadowBlurRadius: CGFloat { get { stub() } set { stub() } }
  open var shadowOffset: CGSize { get { stub() } set { stub() } }
}

public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { stub() }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
}

extension NSAttributedString.Key {
  public static var font: NSAttributedString.Key { stub() }
  public static var foregroundColor: NSAttributedString.Key { stub() }
  public static var backgroundColor: NSAttributedString.Key { stub() }
  public static var strokeColor: NSAttributedString.Key { stub() }
  public static var strokeWidth: NSAttributedString.Key { stub() }
  public static var underlineColor: NSAttributedString.Key { stub() }
  public static var underlineStyle: NSAttributedString.Key { stub() }
  public static var strikethroughColor: NSAttributedString.Key { stub() }
  public static var strikethroughStyle: NSAttributedString.Key { stub() }
  public static var kern: NSAttributedString.Key { stub() }
  public static var paragraphStyle: NSAttributedString.Key { stub() }
  public static var baselineOffset: NSAttributedString.Key { stub() }
  public static var shadow: NSAttributedString.Key { stub() }
}

extension NSString {
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    stub()
  }
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize { stub() }
}

open class UIImpactFeedbackGenerator: NSObject {
  public enum FeedbackStyle: Sendable { case light, medium, heavy, soft, rigid }
  @preconcurrency @MainActor public init(style: FeedbackStyle) { stub() }
  @preconcurrency @MainActor open func prepare() { stub() }
  @preconcurrency @MainActor open func impactOccurred() { stub() }
  @preconcurrency @MainActor open func impactOccurred(intensity: CGFloat) { stub() }
}
