// swift-format-ignore-file
// Declarations of the SDK, with its typing rules and without bodies: see Tests/Stubs/README.md.

public struct List<SelectionValue: Hashable, Content: View> {}
extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) { stub() }
  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable { stub() }
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> { stub() }
}
public struct Section<Parent, Content, Footer> {}
extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
}
extension Section where Parent: View, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { stub() }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) { stub() }
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) { stub() }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) { stub() }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) { stub() }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    stub()
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) { stub() }
}
public struct Form<Content: View> {
  nonisolated public init(@ViewBuilder content: () -> Content) { stub() }
}
public struct NavigationView<Content: View> {
  nonisolated public init(@ViewBuilder content: () -> Content) { stub() }
}
public struct NavigationStack<Content: View> {
  nonisolated public init(@ViewBuilder root: () -> Content) { stub() }
  nonisolated public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Content) { stub() }
}
public struct NavigationSplitView<Sidebar: View, Detail: View> {
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { stub() }
}
public struct NavigationPath { public init() { stub() } }
public struct NavigationLink<Label: View, Destination: View> {
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { stub() }
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) { stub() }
}
extension NavigationLink where Label == Text {
  nonisolated public init(
    _ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) { stub() }
  nonisolated public init(_ title: LocalizedStringKey, destination: Destination) { stub() }
}
extension NavigationLink where Destination == Never {
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { stub() }
}
public struct TabView<SelectionValue: Hashable, Content: View> {
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { stub() }
}
extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) { stub() }
}

extension List: View { public typealias Body = Never }
extension Form: View { public typealias Body = Never }
extension NavigationView: View { public typealias Body = Never }
extension NavigationStack: View { public typealias Body = Never }
extension NavigationSplitView: View { public typealias Body = Never }
extension NavigationLink: View { public typealias Body = Never }
extension TabView: View { public typealias Body = Never }

public protocol ListStyle {}
public struct PlainListStyle: ListStyle { public init() { stub() } }
public struct GroupedListStyle: ListStyle { public init() { stub() } }
public struct InsetGroupedListStyle: ListStyle { public init() { stub() } }
public struct SidebarListStyle: ListStyle { public init() { stub() } }
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { stub() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { stub() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { stub() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { stub() }
}

public protocol TabViewStyle {}
public struct PageTabViewStyle: TabViewStyle {
  public enum IndexDisplayMode: Sendable { case automatic, always, never }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { stub() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    stub()
  }
}

public protocol ToolbarContent {}
public enum ToolbarItemPlacement: Sendable {
  case automatic, principal, navigation, primaryAction, cancellationAction, confirmationAction
  case navigationBarLeading, navigationBarTrailing, topBarLeading, topBarTrailing, bottomBar
  case keyboard, tabBar, navigationBar
}
public struct ToolbarItem<Content: View>: ToolbarContent {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { stub() }
}
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { stub() }
}
public struct _TupleToolbarContent<T>: ToolbarContent {}
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { stub() }
  public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C)
    -> _TupleToolbarContent<(repeat each C)>
  { stub() }
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> _TupleToolbarContent<C?> {
    stub()
  }
}

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Scene {}
extension Scene where Body == Never {
  public var body: Never { stub() }
}
@resultBuilder public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { stub() }
}
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content) { stub() }
}
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}
extension App {
  public static func main() { stub() }
}

@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
@MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public var coordinator: Representable.Coordinator { stub() }
  public var environment: EnvironmentValues { stub() }
}
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
@MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public var coordinator: Representable.Coordinator { stub() }
}
@MainActor open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) { stub() }
  public required init?(coder: NSCoder) { stub() }
  open var rootView: Content { get { stub() } set { stub() } }
}
@MainActor public struct UIHostingConfiguration<Content: View>: Sendable {
  public init(@ViewBuilder content: () -> Content) { stub() }
}
