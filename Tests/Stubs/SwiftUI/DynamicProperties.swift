// swift-format-ignore-file
// Declarations of the SDK, with its typing rules and without bodies: see Tests/Stubs/README.md.

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) { stub() }
  public init(initialValue: Value) { stub() }
  public var wrappedValue: Value { get { stub() } nonmutating set { stub() } }
  public var projectedValue: Binding<Value> { stub() }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { stub() }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { stub() }
  public init(projectedValue: Binding<Value>) { stub() }
  public static func constant(_ value: Value) -> Binding<Value> { stub() }
  public var wrappedValue: Value { get { stub() } nonmutating set { stub() } }
  public var projectedValue: Binding<Value> { stub() }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  { stub() }
}

@propertyWrapper public struct StateObject<Object: ObservableObject> {
  public init(wrappedValue: @autoclosure @escaping () -> Object) { stub() }
  @MainActor public var wrappedValue: Object { stub() }
  @MainActor public var projectedValue: ObservedObject<Object>.Wrapper { stub() }
}

@propertyWrapper public struct ObservedObject<Object: ObservableObject> {
  @dynamicMemberLookup public struct Wrapper {
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>
    ) -> Binding<Subject> { stub() }
  }
  public init(wrappedValue: Object) { stub() }
  public init(initialValue: Object) { stub() }
  @MainActor public var wrappedValue: Object { get { stub() } set { stub() } }
  @MainActor public var projectedValue: Wrapper { stub() }
}

@propertyWrapper public struct EnvironmentObject<Object: ObservableObject> {
  public init() { stub() }
  @MainActor public var wrappedValue: Object { stub() }
  @MainActor public var projectedValue: ObservedObject<Object>.Wrapper { stub() }
}

@propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { stub() }
  public var wrappedValue: Value { stub() }
}

@propertyWrapper public struct AppStorage<Value> {
  let key: String
  public var wrappedValue: Value { get { stub() } nonmutating set { stub() } }
  public var projectedValue: Binding<Value> { stub() }
}

extension AppStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { stub() }
}
extension AppStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { stub() }
}
extension AppStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { stub() }
}
extension AppStorage where Value == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { stub() }
}

@propertyWrapper public struct FocusState<Value: Hashable> {
  public struct Binding {}
  public init() where Value == Bool { stub() }
  public init<T: Hashable>() where Value == T? { stub() }
  public var wrappedValue: Value { get { stub() } nonmutating set { stub() } }
  public var projectedValue: Binding { stub() }
}

@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public init(wrappedValue: Value) { stub() }
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) { stub() }
  public var wrappedValue: Value { stub() }
}

@propertyWrapper public struct GestureState<Value> {
  public init(wrappedValue: Value) { stub() }
  public var wrappedValue: Value { stub() }
}

@propertyWrapper public struct Namespace {
  public struct ID: Hashable, Sendable {}
  public init() { stub() }
  public var wrappedValue: ID { stub() }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

@MainActor public struct DismissAction {
  public func callAsFunction() { stub() }
}
@MainActor public struct OpenURLAction {
  public func callAsFunction(_ url: URL) { stub() }
}

public struct EnvironmentValues {
  public init() { stub() }
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get { stub() } set { stub() } }
  public var colorScheme: ColorScheme { get { stub() } set { stub() } }
  public var colorSchemeContrast: ColorSchemeContrast { stub() }
  public var accessibilityReduceMotion: Bool { stub() }
  public var accessibilityDifferentiateWithoutColor: Bool { stub() }
  public var accessibilityVoiceOverEnabled: Bool { stub() }
  public var horizontalSizeClass: UserInterfaceSizeClass? { get { stub() } set { stub() } }
  public var verticalSizeClass: UserInterfaceSizeClass? { get { stub() } set { stub() } }
  public var dynamicTypeSize: DynamicTypeSize { get { stub() } set { stub() } }
  public var layoutDirection: LayoutDirection { get { stub() } set { stub() } }
  public var scenePhase: ScenePhase { get { stub() } set { stub() } }
  public var isEnabled: Bool { get { stub() } set { stub() } }
  public var isPresented: Bool { stub() }
  public var displayScale: CGFloat { get { stub() } set { stub() } }
  public var calendar: Calendar { get { stub() } set { stub() } }
  public var locale: Locale { get { stub() } set { stub() } }
  public var font: Font? { get { stub() } set { stub() } }
  public var redactionReasons: RedactionReasons { get { stub() } set { stub() } }
  @MainActor public var dismiss: DismissAction { stub() }
  @MainActor public var openURL: OpenURLAction { stub() }
  @MainActor public var presentationMode: Binding<PresentationMode> { stub() }
}

public struct PresentationMode {
  public var isPresented: Bool { stub() }
  public mutating func dismiss() { stub() }
}

public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { stub() }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
}

public struct Transaction {}

public func withAnimation<Result>(_ animation: Animation? = nil, _ body: () throws -> Result)
  rethrows -> Result
{ stub() }
