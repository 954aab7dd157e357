// swift-format-ignore-file
// Declarations of the SDK, with its typing rules and without bodies: see Tests/Stubs/README.md.

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

public struct Alignment: Equatable, Sendable {
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) { stub() }
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .center, vertical: .center)
  public static let trailing = Alignment(horizontal: .center, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .center)
  public static let bottom = Alignment(horizontal: .center, vertical: .center)
  public static let topLeading = Alignment(horizontal: .center, vertical: .center)
  public static let topTrailing = Alignment(horizontal: .center, vertical: .center)
  public static let bottomLeading = Alignment(horizontal: .center, vertical: .center)
  public static let bottomTrailing = Alignment(horizontal: .center, vertical: .center)
}

public enum Axis: Hashable, Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { stub() }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

public struct EdgeInsets: Equatable, Sendable {
  public init() { stub() }
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { stub() }
}

public struct HStack<Content: View> {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { stub() }
}
public struct VStack<Content: View> {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { stub() }
}
public struct ZStack<Content: View> {
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    stub()
  }
}
public struct LazyVStack<Content: View> {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { stub() }
}
public struct LazyHStack<Content: View> {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { stub() }
}
public struct LazyVGrid<Content: View> {
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { stub() }
}
public struct LazyHGrid<Content: View> {
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { stub() }
}
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { stub() }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
}
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    stub()
  }
}
public struct Grid<Content: View> {
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { stub() }
}
public struct GridRow<Content: View> {
  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) { stub() }
}
public struct ScrollView<Content: View> {
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { stub() }
}
public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { stub() }
}
public struct ScrollViewReader<Content: View> {
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { stub() }
}
public struct GeometryProxy {
  public var size: CGSize { stub() }
  public var safeAreaInsets: EdgeInsets { stub() }
  public func frame(in space: CoordinateSpace) -> CGRect { stub() }
}
public enum CoordinateSpace: Sendable { case global, local }
public struct GeometryReader<Content: View> {
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { stub() }
}
public struct Spacer { nonisolated public init(minLength: CGFloat? = nil) { stub() } }
public struct Divider { nonisolated public init() { stub() } }
public struct ViewThatFits<Content: View> {
  nonisolated public init(in axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    stub()
  }
}

extension HStack: View { public typealias Body = Never }
extension VStack: View { public typealias Body = Never }
extension ZStack: View { public typealias Body = Never }
extension LazyVStack: View { public typealias Body = Never }
extension LazyHStack: View { public typealias Body = Never }
extension LazyVGrid: View { public typealias Body = Never }
extension LazyHGrid: View { public typealias Body = Never }
extension Grid: View { public typealias Body = Never }
extension GridRow: View { public typealias Body = Never }
extension ScrollView: View { public typealias Body = Never }
extension ScrollViewReader: View { public typealias Body = Never }
extension GeometryReader: View { public typealias Body = Never }
extension ViewThatFits: View { public typealias Body = Never }
extension Spacer: View { public typealias Body = Never }
extension Divider: View { public typealias Body = Never }

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}

extension ForEach: View where Content: View { public typealias Body = Never }
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    stub()
  }
}
extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { stub() }
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    stub()
  }
}
extension ForEach where Content: View {
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some View { self }
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View { self }
}
