// swift-format-ignore-file
// Declarations of the SDK, with its typing rules and without bodies: see Tests/Stubs/README.md.

@_exported import SwiftUI

func stub() -> Never { fatalError("a declaration without a body") }

public protocol Plottable {}
extension Double: Plottable {}
extension Int: Plottable {}
extension Float: Plottable {}
extension String: Plottable {}
extension Date: Plottable {}

public struct PlottableValue<Value: Plottable> {
  public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
    stub()
  }
  public static func value(
    _ label: LocalizedStringKey, _ value: Value, unit: Calendar.Component
  ) -> PlottableValue<Value> where Value == Date { stub() }
}

@MainActor @preconcurrency public protocol ChartContent {}

@resultBuilder public struct ChartContentBuilder {
  public static func buildExpression<C: ChartContent>(_ content: C) -> C { stub() }
  public static func buildBlock<each C: ChartContent>(_ content: repeat each C)
    -> TupleChartContent<(repeat each C)>
  { stub() }
  public static func buildIf<C: ChartContent>(_ content: C?) -> TupleChartContent<C?> { stub() }
  public static func buildEither<C: ChartContent>(first: C) -> TupleChartContent<C> { stub() }
  public static func buildEither<C: ChartContent>(second: C) -> TupleChartContent<C> { stub() }
}

public struct TupleChartContent<T>: ChartContent {}

public struct Chart<Content: ChartContent> {
  nonisolated public init(@ChartContentBuilder content: () -> Content) { stub() }
  nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable { stub() }
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> { stub() }
}
extension Chart: View { public typealias Body = Never }

extension ForEach: ChartContent where Content: ChartContent {}
extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  nonisolated public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { stub() }
}
extension ForEach where Content: ChartContent {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { stub() }
}

public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  public init(floatLiteral value: Double) { stub() }
  public init(integerLiteral value: Int) { stub() }
  public static let automatic = MarkDimension(floatLiteral: 0)
  public static func fixed(_ value: CGFloat) -> MarkDimension { stub() }
  public static func ratio(_ value: CGFloat) -> MarkDimension { stub() }
}

public struct LineMark: ChartContent {
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) { stub() }
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) { stub() }
}
public struct BarMark: ChartContent {
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic
  ) { stub() }
}
public struct AreaMark: ChartContent {
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) { stub() }
}
public struct PointMark: ChartContent {
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) { stub() }
}
public struct RuleMark: ChartContent {
  nonisolated public init<Y: Plottable>(y: PlottableValue<Y>) { stub() }
  nonisolated public init<X: Plottable>(x: PlottableValue<X>) { stub() }
}
public struct SectorMark: ChartContent {
  nonisolated public init<A: Plottable>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) { stub() }
}

public enum InterpolationMethod: Sendable { case linear, monotone, catmullRom, stepStart }

nonisolated extension ChartContent {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { self }
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    self
  }
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { self }
  public func symbolSize(_ size: CGFloat) -> some ChartContent { self }
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> some ChartContent
  { self }
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { self }
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
  public func opacity(_ opacity: Double) -> some ChartContent { self }
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { self }
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some ChartContent { self }
  public func accessibilityLabel(_ label: String) -> some ChartContent { self }
}

public enum AnnotationPosition: Sendable {
  case automatic, overlay, top, bottom, leading, trailing
}

public protocol AxisContent {}
public protocol AxisMark {}
@resultBuilder public struct AxisContentBuilder {
  public static func buildBlock<each C: AxisContent>(_ content: repeat each C)
    -> _AxisContent<(repeat each C)>
  { stub() }
}
public struct _AxisContent<T>: AxisContent {}
@resultBuilder public struct AxisMarkBuilder {
  public static func buildExpression<C: AxisMark>(_ content: C) -> C { stub() }
  public static func buildBlock<each C: AxisMark>(_ content: repeat each C)
    -> _AxisMark<(repeat each C)>
  { stub() }
}
public struct _AxisMark<T>: AxisMark {}
public enum AxisMarkPosition: Sendable { case automatic, leading, trailing, top, bottom }
public struct AxisMarkValues: Sendable {
  public static let automatic = AxisMarkValues()
  public static func automatic(desiredCount: Int) -> AxisMarkValues { stub() }
  public static func stride(by component: Calendar.Component, count: Int = 1) -> AxisMarkValues {
    stub()
  }
}
public struct AxisMarks: AxisContent {
  public init(position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic) {
    stub()
  }
  public init<C: AxisMark>(
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> C
  ) { stub() }
}
public struct AxisValue: Sendable {
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { stub() }
}
public struct AxisGridLine: AxisMark { public init(stroke: StrokeStyle? = nil) { stub() } }
public struct AxisTick: AxisMark { public init() { stub() } }
public struct AxisValueLabel: AxisMark {
  public init() { stub() }
  public init<V: View>(@ViewBuilder content: () -> V) { stub() }
  public init(format: Date.FormatStyle) { stub() }
}
extension AxisMark {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { self }
  public func font(_ font: Font?) -> some AxisMark { self }
}

nonisolated extension View {
  public func chartXAxis(_ visibility: Visibility) -> some View { self }
  public func chartYAxis(_ visibility: Visibility) -> some View { self }
  public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View { self }
  public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View { self }
  public func chartLegend(_ visibility: Visibility) -> some View { self }
  public func chartYScale(domain: ClosedRange<Double>) -> some View { self }
  public func chartYScale(domain: ClosedRange<Int>) -> some View { self }
  public func chartForegroundStyleScale<S: ShapeStyle>(
    _ mapping: KeyValuePairs<String, S>
  ) -> some View { self }
  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View { self }
  public func chartForegroundStyleScale<S: ShapeStyle>(domain: [String], range: [S]) -> some View {
    self
  }
  public func chartPlotStyle<V: View>(@ViewBuilder content: @escaping (EmptyView) -> V)
    -> some View
  { self }
}
