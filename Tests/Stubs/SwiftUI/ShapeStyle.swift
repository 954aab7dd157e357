// swift-format-ignore-file
// Declarations of the SDK, with its typing rules and without bodies: see Tests/Stubs/README.md.

public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
}

extension Never: ShapeStyle {}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle { AnyShapeStyle(self) }
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { AnyShapeStyle(self) }
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { AnyShapeStyle(self) }
}

public struct AnyShapeStyle: ShapeStyle {
  public init<S: ShapeStyle>(_ style: S) { stub() }
}

public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary = HierarchicalShapeStyle()
  public static let secondary = HierarchicalShapeStyle()
  public static let tertiary = HierarchicalShapeStyle()
  public static let quaternary = HierarchicalShapeStyle()
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { stub() }
  public static var secondary: HierarchicalShapeStyle { stub() }
  public static var tertiary: HierarchicalShapeStyle { stub() }
  public static var quaternary: HierarchicalShapeStyle { stub() }
}

public struct ForegroundStyle: ShapeStyle { public init() { stub() } }
public struct BackgroundStyle: ShapeStyle { public init() { stub() } }
public struct TintShapeStyle: ShapeStyle { public init() { stub() } }
public struct SeparatorShapeStyle: ShapeStyle { public init() { stub() } }
public struct FillShapeStyle: ShapeStyle { public init() { stub() } }

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { stub() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { stub() }
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { stub() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { stub() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { stub() }
}

public struct Material: ShapeStyle {
  public static let ultraThin = Material()
  public static let thin = Material()
  public static let regular = Material()
  public static let thick = Material()
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { stub() }
  public static var thinMaterial: Material { stub() }
  public static var regularMaterial: Material { stub() }
  public static var thickMaterial: Material { stub() }
  public static var ultraThickMaterial: Material { stub() }
  public static var bar: Material { stub() }
}

public struct ShadowStyle: Hashable, Sendable {
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { stub() }
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { stub() }
}

public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, plusLighter, destinationOut
}

public struct Gradient: Hashable, ShapeStyle {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) { stub() }
  }
  public var stops: [Stop]
  public init(stops: [Stop]) { stub() }
  public init(colors: [Color]) { stub() }
}

public struct AnyGradient: Hashable, ShapeStyle {
  public init(_ gradient: Gradient) { stub() }
  public static func == (a: AnyGradient, b: AnyGradient) -> Bool { stub() }
  public func hash(into hasher: inout Hasher) { stub() }
}

public struct LinearGradient: ShapeStyle {
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { stub() }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { stub() }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) { stub() }
}

public struct RadialGradient: ShapeStyle {
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    stub()
  }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    stub()
  }
}

public struct AngularGradient: ShapeStyle {
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) { stub() }
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) { stub() }
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) { stub() }
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) { stub() }
}

public struct EllipticalGradient: ShapeStyle {
  public init(colors: [Color], center: UnitPoint = .center) { stub() }
}

public struct MeshGradient: ShapeStyle {
  public init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color]) { stub() }
}

extension LinearGradient: View { public typealias Body = Never }
extension RadialGradient: View { public typealias Body = Never }
extension AngularGradient: View { public typealias Body = Never }
extension EllipticalGradient: View { public typealias Body = Never }
extension MeshGradient: View { public typealias Body = Never }

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { stub() }
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { stub() }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient { stub() }
}

public struct UnitPoint: Hashable, Sendable {
  public var x, y: CGFloat
  public init(x: CGFloat, y: CGFloat) { stub() }
  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0, y: 0)
  public static let leading = UnitPoint(x: 0, y: 0)
  public static let trailing = UnitPoint(x: 0, y: 0)
  public static let top = UnitPoint(x: 0, y: 0)
  public static let bottom = UnitPoint(x: 0, y: 0)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 0, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 0)
  public static let bottomTrailing = UnitPoint(x: 0, y: 0)
}

public struct Angle: Hashable, Comparable, Sendable {
  public init(degrees: Double) { stub() }
  public init(radians: Double) { stub() }
  public static func degrees(_ degrees: Double) -> Angle { stub() }
  public static func radians(_ radians: Double) -> Angle { stub() }
  public static let zero = Angle(degrees: 0)
  public var degrees: Double { get { stub() } set { stub() } }
  public var radians: Double { get { stub() } set { stub() } }
  public static func < (a: Angle, b: Angle) -> Bool { stub() }
}
