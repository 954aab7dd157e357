// swift-format-ignore-file
// Declarations of the SDK, with its typing rules and without bodies: see Tests/Stubs/README.md.

open class UIFont: NSObject, @unchecked Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { stub() }
    public static let ultraLight = Weight(rawValue: 0)
    public static let thin = Weight(rawValue: 0)
    public static let light = Weight(rawValue: 0)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0)
    public static let semibold = Weight(rawValue: 0)
    public static let bold = Weight(rawValue: 0)
    public static let heavy = Weight(rawValue: 0)
    public static let black = Weight(rawValue: 0)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { stub() }
    public static let largeTitle = TextStyle(rawValue: "")
    public static let title1 = TextStyle(rawValue: "")
    public static let title2 = TextStyle(rawValue: "")
    public static let title3 = TextStyle(rawValue: "")
    public static let headline = TextStyle(rawValue: "")
    public static let subheadline = TextStyle(rawValue: "")
    public static let body = TextStyle(rawValue: "")
    public static let callout = TextStyle(rawValue: "")
    public static let footnote = TextStyle(rawValue: "")
    public static let caption1 = TextStyle(rawValue: "")
    public static let caption2 = TextStyle(rawValue: "")
  }

  init(stub: Void) { fatalError() }
  public init?(name: String, size: CGFloat) { stub() }
  public init(descriptor: UIFontDescriptor, size: CGFloat) { stub() }
  open class func systemFont(ofSize size: CGFloat) -> UIFont { stub() }
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { stub() }
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { stub() }
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont { stub() }
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    stub()
  }
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    stub()
  }
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { stub() }
  open func withSize(_ size: CGFloat) -> UIFont { stub() }
  open class var labelFontSize: CGFloat { stub() }
  open class var systemFontSize: CGFloat { stub() }
  open var pointSize: CGFloat { stub() }
  open var lineHeight: CGFloat { stub() }
  open var fontName: String { stub() }
  open var fontDescriptor: UIFontDescriptor { stub() }
}

open class UIFontDescriptor: NSObject {
  public struct SystemDesign: Hashable, Sendable {
    public static let `default` = SystemDesign()
    public static let rounded = SystemDesign()
    public static let serif = SystemDesign()
    public static let monospaced = SystemDesign()
  }
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { stub() }
    public static let traitBold = SymbolicTraits(rawValue: 1)
    public static let traitItalic = SymbolicTraits(rawValue: 2)
  }
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { stub() }
    public static let family = AttributeName(rawValue: "")
    public static let traits = AttributeName(rawValue: "")
  }
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { stub() }
    public static let weight = TraitKey(rawValue: "")
  }
  public init(name: String, size: CGFloat) { stub() }
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) { stub() }
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { stub() }
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? { stub() }
}

open class UIFontMetrics: NSObject {
  public init(forTextStyle style: UIFont.TextStyle) { stub() }
  open class var `default`: UIFontMetrics { stub() }
  open func scaledFont(for font: UIFont) -> UIFont { stub() }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { stub() }
  open func scaledValue(for value: CGFloat) -> CGFloat { stub() }
}
