// swift-format-ignore-file
// Declarations of the SDK, with its typing rules and without bodies: see Tests/Stubs/README.md.

public protocol Animatable {}

public protocol Shape: Sendable, Animatable, View {
  func path(in rect: CGRect) -> Path
}

public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}

extension Shape where Body == Never {
  public var body: Never { stub() }
}

extension Shape {
  nonisolated public func path(in rect: CGRect) -> Path { stub() }
}

/// What drawing gives back: a view that can be drawn on again.
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  var shape: Content { get }
}

public struct _ShapeView<Content: Shape, Style: ShapeStyle> {}
extension _ShapeView: ShapeView {
  public typealias Body = Never
  public var shape: Content { stub() }
}

nonisolated extension Shape {
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
    -> _ShapeView<Self, S>
  { stub() }
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> { stub() }
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> { stub() }
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> { stub() }
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  public func stroke(style: StrokeStyle) -> some Shape { self }
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { self }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
  public func size(width: CGFloat, height: CGFloat) -> some Shape { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { self }
}

nonisolated extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> { stub() }
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> { stub() }
}

extension ShapeView {
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
    -> _ShapeView<Content, S>
  { stub() }
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Content, S> { stub() }
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Content, S> { stub() }
}

extension ShapeView where Content: InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Content, S> { stub() }
}

public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) { stub() }
}

public struct StrokeStyle: Equatable, Sendable {
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) { stub() }
}

public enum RoundedCornerStyle: Sendable { case circular, continuous }

public struct RectangleCornerRadii: Equatable, Sendable {
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) { stub() }
}

public struct Rectangle { nonisolated public init() { stub() } }
public struct Circle { nonisolated public init() { stub() } }
public struct Ellipse { nonisolated public init() { stub() } }
public struct Capsule {
  nonisolated public init(style: RoundedCornerStyle = .continuous) { stub() }
}
public struct ContainerRelativeShape { nonisolated public init() { stub() } }
public struct RoundedRectangle {
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    stub()
  }
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { stub() }
}
public struct UnevenRoundedRectangle {
  nonisolated public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) { stub() }
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) { stub() }
}
public struct AnyShape { nonisolated public init<S: Shape>(_ shape: S) { stub() } }

extension AnyShape: Shape { public typealias Body = Never }
extension Rectangle: InsettableShape {
  public typealias Body = Never
  nonisolated public func inset(by amount: CGFloat) -> Rectangle { stub() }
}
extension Circle: InsettableShape {
  public typealias Body = Never
  nonisolated public func inset(by amount: CGFloat) -> Circle { stub() }
}
extension Ellipse: InsettableShape {
  public typealias Body = Never
  nonisolated public func inset(by amount: CGFloat) -> Ellipse { stub() }
}
extension Capsule: InsettableShape {
  public typealias Body = Never
  nonisolated public func inset(by amount: CGFloat) -> Capsule { stub() }
}
extension ContainerRelativeShape: InsettableShape {
  public typealias Body = Never
  nonisolated public func inset(by amount: CGFloat) -> ContainerRelativeShape { stub() }
}
extension RoundedRectangle: InsettableShape {
  public typealias Body = Never
  nonisolated public func inset(by amount: CGFloat) -> RoundedRectangle { stub() }
}
extension UnevenRoundedRectangle: InsettableShape {
  public typealias Body = Never
  nonisolated public func inset(by amount: CGFloat) -> UnevenRoundedRectangle { stub() }
}
extension ConcentricRectangle: InsettableShape {
  public typealias Body = Never
  nonisolated public func inset(by amount: CGFloat) -> ConcentricRectangle { stub() }
}

public enum Edge: Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { stub() }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let all = Set(rawValue: 15)
    public static let horizontal = Set(rawValue: 10)
    public static let vertical = Set(rawValue: 5)
  }
  public enum Corner: Sendable {
    public struct Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
      public init(floatLiteral value: Double) { stub() }
      public init(integerLiteral value: Int) { stub() }
      public static func fixed(_ radius: CGFloat) -> Style { stub() }
      public static let concentric = Style(floatLiteral: 0)
      public static func concentric(minimum: Style) -> Style { stub() }
    }
  }
}

public struct ConcentricRectangle {
  nonisolated public init() { stub() }
  nonisolated public init(corners: Edge.Corner.Style, isUniform: Bool = false) { stub() }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { stub() }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  { stub() }
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  { stub() }
}
extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { stub() }
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { stub() }
}
extension Shape where Self == ConcentricRectangle {
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false)
    -> ConcentricRectangle
  { stub() }
}
extension Shape where Self == Circle { public static var circle: Circle { stub() } }
extension Shape where Self == Capsule { public static var capsule: Capsule { stub() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { stub() } }

public struct Path: Equatable, Sendable {
  public init() { stub() }
  public init(_ rect: CGRect) { stub() }
  public init(
    roundedRect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) { stub() }
  public init(
    roundedRect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { stub() }
  public init(ellipseIn rect: CGRect) { stub() }
  public init(_ path: CGPath) { stub() }
  public init(_ build: (inout Path) -> Void) { stub() }
  public mutating func move(to point: CGPoint) { stub() }
  public mutating func addLine(to point: CGPoint) { stub() }
  public mutating func addLines(_ points: [CGPoint]) { stub() }
  public mutating func addRect(_ rect: CGRect) { stub() }
  public mutating func addEllipse(in rect: CGRect) { stub() }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { stub() }
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) { stub() }
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) { stub() }
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) { stub() }
  public mutating func addPath(_ path: Path) { stub() }
  public mutating func closeSubpath() { stub() }
}
extension Path: Shape { public typealias Body = Never }
