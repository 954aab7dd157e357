// swift-format-ignore-file
// Declarations of the SDK, with its typing rules and without bodies: see Tests/Stubs/README.md.

public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  public init(_ value: String) { stub() }
  public init(stringLiteral value: String) { stub() }
  public init(stringInterpolation: StringInterpolation) { stub() }
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) { stub() }
    public mutating func appendLiteral(_ literal: String) { stub() }
    public mutating func appendInterpolation<T>(_ value: T) { stub() }
    public mutating func appendInterpolation<T>(_ value: T, specifier: String) { stub() }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { stub() }
    public mutating func appendInterpolation<F: FormatStyle>(
      _ value: F.FormatInput, format: F
    ) where F.FormatOutput == String { stub() }
  }
}

public struct Text: Equatable, Sendable {
  public enum Case: Sendable { case uppercase, lowercase }
  public enum TruncationMode: Sendable { case head, middle, tail }
  public struct DateStyle: Sendable {
    public static let time = DateStyle()
    public static let date = DateStyle()
    public static let relative = DateStyle()
    public static let timer = DateStyle()
  }
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Sendable {
      public static let solid = Pattern()
      public static let dot = Pattern()
      public static let dash = Pattern()
    }
    public init(pattern: Pattern = .solid, color: Color? = nil) { stub() }
    public static let single = LineStyle()
  }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { stub() }
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { stub() }
  public init(verbatim content: String) { stub() }
  public init(_ date: Date, style: DateStyle) { stub() }
  public init(_ attributed: AttributedString) { stub() }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { stub() }
  public init(_ image: Image) { stub() }

  public func foregroundColor(_ color: Color?) -> Text { stub() }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { stub() }
  public func font(_ font: Font?) -> Text { stub() }
  public func fontWeight(_ weight: Font.Weight?) -> Text { stub() }
  public func fontWidth(_ width: Font.Width?) -> Text { stub() }
  public func fontDesign(_ design: Font.Design?) -> Text { stub() }
  public func bold() -> Text { stub() }
  public func bold(_ isActive: Bool) -> Text { stub() }
  public func italic() -> Text { stub() }
  public func monospaced(_ isActive: Bool = true) -> Text { stub() }
  public func monospacedDigit() -> Text { stub() }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { stub() }
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { stub() }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { stub() }
  public func kerning(_ kerning: CGFloat) -> Text { stub() }
  public func tracking(_ tracking: CGFloat) -> Text { stub() }
  public func baselineOffset(_ offset: CGFloat) -> Text { stub() }
  public static func + (a: Text, b: Text) -> Text { stub() }
}

extension Text: View { public typealias Body = Never }

public enum TextAlignment: Hashable, Sendable { case leading, center, trailing }

public struct Image: Equatable, Sendable {
  public enum Scale: Hashable, Sendable { case small, medium, large }
  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum Interpolation: Sendable { case none, low, medium, high }
  public enum ResizingMode: Sendable { case tile, stretch }
  public init(_ name: String, bundle: Bundle? = nil) { stub() }
  public init(systemName: String) { stub() }
  public init(uiImage: UIImage) { stub() }
  public init(decorative name: String, bundle: Bundle? = nil) { stub() }
  public func resizable(resizingMode: ResizingMode = .stretch) -> Image { stub() }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { stub() }
  public func interpolation(_ interpolation: Interpolation) -> Image { stub() }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { stub() }
}

extension Image: View { public typealias Body = Never }

public struct SymbolRenderingMode: Sendable {
  public static let monochrome = SymbolRenderingMode()
  public static let hierarchical = SymbolRenderingMode()
  public static let palette = SymbolRenderingMode()
  public static let multicolor = SymbolRenderingMode()
}

public struct ImageRenderer<Content: View> {
  @MainActor public init(content: Content) { stub() }
  @MainActor public var uiImage: UIImage? { stub() }
}

extension AttributeScopes {
  public struct SwiftUIAttributes: AttributeScope {
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let font: FontAttribute
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { stub() }
}
