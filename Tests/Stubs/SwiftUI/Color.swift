// swift-format-ignore-file
// Declarations of the SDK, with its typing rules and without bodies: see Tests/Stubs/README.md.

public struct Color: Hashable, Sendable, CustomStringConvertible {
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) { stub() }
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) { stub() }
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) { stub() }
  public init(_ name: String, bundle: Bundle? = nil) { stub() }
  public init(uiColor: UIColor) { stub() }
  @_disfavoredOverload public init(_ color: UIColor) { stub() }
  public init(cgColor: CGColor) { stub() }
  public init(_ color: CGColor) { stub() }

  public func opacity(_ opacity: Double) -> Color { stub() }
  public func mix(with other: Color, by fraction: Double) -> Color { stub() }
  public var gradient: AnyGradient { stub() }
  public var cgColor: CGColor? { stub() }
  public var description: String { stub() }

  public static let red = Color(white: 0)
  public static let orange = Color(white: 0)
  public static let yellow = Color(white: 0)
  public static let green = Color(white: 0)
  public static let mint = Color(white: 0)
  public static let teal = Color(white: 0)
  public static let cyan = Color(white: 0)
  public static let blue = Color(white: 0)
  public static let indigo = Color(white: 0)
  public static let purple = Color(white: 0)
  public static let pink = Color(white: 0)
  public static let brown = Color(white: 0)
  public static let white = Color(white: 0)
  public static let gray = Color(white: 0)
  public static let black = Color(white: 0)
  public static let clear = Color(white: 0)

  public static let primary = Color(white: 0)
  public static let secondary = Color(white: 0)
  public static var accentColor: Color { stub() }
}

extension Color: View { public typealias Body = Never }
extension Color: ShapeStyle { public typealias Resolved = Never }

extension ShapeStyle where Self == Color {
  public static var red: Color { stub() }
  public static var orange: Color { stub() }
  public static var yellow: Color { stub() }
  public static var green: Color { stub() }
  public static var mint: Color { stub() }
  public static var teal: Color { stub() }
  public static var cyan: Color { stub() }
  public static var blue: Color { stub() }
  public static var indigo: Color { stub() }
  public static var purple: Color { stub() }
  public static var pink: Color { stub() }
  public static var brown: Color { stub() }
  public static var white: Color { stub() }
  public static var gray: Color { stub() }
  public static var black: Color { stub() }
  public static var clear: Color { stub() }
}

extension UIColor {
  public convenience init(_ color: Color) { stub() }
}
