// swift-format-ignore-file
// Declarations of the SDK, with its typing rules and without bodies: see Tests/Stubs/README.md.

public struct Font: Hashable, Sendable {
  public struct Weight: Hashable, Sendable {
    public static let ultraLight = Weight()
    public static let thin = Weight()
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
    public static let black = Weight()
  }
  public struct Width: Hashable, Sendable {
    public static let compressed = Width()
    public static let condensed = Width()
    public static let standard = Width()
    public static let expanded = Width()
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    stub()
  }
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { stub() }
  public static func custom(_ name: String, size: CGFloat) -> Font { stub() }
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    stub()
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { stub() }
  public init(_ font: UIFont) { stub() }

  public static let largeTitle = Font.system(.largeTitle)
  public static let title = Font.system(.title)
  public static let title2 = Font.system(.title2)
  public static let title3 = Font.system(.title3)
  public static let headline = Font.system(.headline)
  public static let subheadline = Font.system(.subheadline)
  public static let body = Font.system(.body)
  public static let callout = Font.system(.callout)
  public static let footnote = Font.system(.footnote)
  public static let caption = Font.system(.caption)
  public static let caption2 = Font.system(.caption2)

  public func weight(_ weight: Weight) -> Font { stub() }
  public func width(_ width: Width) -> Font { stub() }
  public func bold() -> Font { stub() }
  public func italic() -> Font { stub() }
  public func monospaced() -> Font { stub() }
  public func monospacedDigit() -> Font { stub() }
  public func smallCaps() -> Font { stub() }
  public func leading(_ leading: Leading) -> Font { stub() }
}

/// A `UIFont` is a `CTFont` on Apple's platforms; that is how `Font(UIFont…)` compiles there.
public typealias CTFont = UIFont
