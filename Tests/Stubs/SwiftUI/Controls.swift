// swift-format-ignore-file
// Declarations of the SDK, with its typing rules and without bodies: see Tests/Stubs/README.md.

public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
}

public struct Button<Label: View> {
  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { stub() }
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { stub() }
}
extension Button where Label == Text {
  nonisolated public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    stub()
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) { stub() }
  nonisolated public init(
    _ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { stub() }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) { stub() }
}
extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) { stub() }
}

public struct Label<Title: View, Icon: View> {
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { stub() }
}
extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ title: LocalizedStringKey, systemImage: String) { stub() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String
  ) { stub() }
  nonisolated public init(_ title: LocalizedStringKey, image: String) { stub() }
}

public struct Toggle<Label: View> {
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { stub() }
}
extension Toggle where Label == Text {
  nonisolated public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) { stub() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, isOn: Binding<Bool>
  ) { stub() }
}

public struct TextField<Label: View> {}
extension TextField where Label == Text {
  nonisolated public init(_ title: LocalizedStringKey, text: Binding<String>) { stub() }
  nonisolated public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    stub()
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>
  ) { stub() }
  nonisolated public init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis) { stub() }
}
public struct SecureField<Label: View> {}
extension SecureField where Label == Text {
  nonisolated public init(_ title: LocalizedStringKey, text: Binding<String>) { stub() }
}
public struct TextEditor { nonisolated public init(text: Binding<String>) { stub() } }

public struct Slider<Label: View> {}
extension Slider where Label == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride
  ) where V.Stride: BinaryFloatingPoint { stub() }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>
  ) where V.Stride: BinaryFloatingPoint { stub() }
}
public struct Stepper<Label: View> {}
extension Stepper where Label == Text {
  nonisolated public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>
  ) { stub() }
}
public struct Picker<Label: View, Selection: Hashable, Content: View> {
  nonisolated public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { stub() }
}
extension Picker where Label == Text {
  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) { stub() }
}
public struct DatePicker<Label: View> {}
extension DatePicker where Label == Text {
  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.date]
  ) { stub() }
}
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { stub() }
  public static let date = DatePickerComponents(rawValue: 1)
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}
public struct ColorPicker<Label: View> {}
extension ColorPicker where Label == Text {
  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { stub() }
}
public struct ProgressView<Label: View> {}
extension ProgressView where Label == EmptyView {
  nonisolated public init() { stub() }
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) { stub() }
}
extension ProgressView where Label == Text {
  nonisolated public init(_ title: LocalizedStringKey) { stub() }
  nonisolated public init<V: BinaryFloatingPoint>(
    _ title: LocalizedStringKey, value: V?, total: V = 1.0
  ) { stub() }
}
public struct Gauge<Label: View> {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) { stub() }
}
public struct Link<Label: View> {
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) { stub() }
}
extension Link where Label == Text {
  nonisolated public init(_ title: LocalizedStringKey, destination: URL) { stub() }
}
public struct Menu<Label: View, Content: View> {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    stub()
  }
}
extension Menu where Label == Text {
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    stub()
  }
}
public struct DisclosureGroup<Label: View, Content: View> {
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) { stub() }
}
extension DisclosureGroup where Label == Text {
  nonisolated public init(
    _ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) { stub() }
}
public struct EditButton { nonisolated public init() { stub() } }
public struct ShareLink<Label: View> {}
extension ShareLink where Label == Text {
  nonisolated public init(item: String) { stub() }
}
public struct AsyncImage<Content: View> {}
extension AsyncImage where Content == Image {
  nonisolated public init(url: URL?) { stub() }
}
extension AsyncImage {
  nonisolated public init<I: View, P: View>(
    url: URL?, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: () -> P
  ) where Content == _ConditionalContent<I, P> { stub() }
}
public struct ContentUnavailableView<Label: View, Description: View> {}
extension ContentUnavailableView where Label == Text, Description == Text {
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, description: Text? = nil
  ) { stub() }
}
public struct GroupBox<Label: View, Content: View> {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    stub()
  }
}

public struct Canvas {
  nonisolated public init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) { stub() }
}
public struct GraphicsContext {
  public struct Shading: Sendable {
    public static func color(_ color: Color) -> Shading { stub() }
    public static func color(
      _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading { stub() }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading { stub() }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { stub() }
  }
  public struct Filter: Sendable {
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { stub() }
    public static func blur(radius: CGFloat) -> Filter { stub() }
  }
  public var opacity: Double { get { stub() } set { stub() } }
  public func fill(_ path: Path, with shading: Shading) { stub() }
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) { stub() }
  public mutating func addFilter(_ filter: Filter) { stub() }
}
public struct TimelineView<Content: View> {
  public struct Context { public var date: Date { stub() } }
  nonisolated public init(
    _ schedule: AnimationTimelineSchedule, @ViewBuilder content: @escaping (Context) -> Content
  ) { stub() }
}
public struct AnimationTimelineSchedule: Sendable {
  public static var animation: AnimationTimelineSchedule { stub() }
}

extension Button: View { public typealias Body = Never }
extension Label: View { public typealias Body = Never }
extension Toggle: View { public typealias Body = Never }
extension TextField: View { public typealias Body = Never }
extension SecureField: View { public typealias Body = Never }
extension TextEditor: View { public typealias Body = Never }
extension Slider: View { public typealias Body = Never }
extension Stepper: View { public typealias Body = Never }
extension Picker: View { public typealias Body = Never }
extension DatePicker: View { public typealias Body = Never }
extension ColorPicker: View { public typealias Body = Never }
extension ProgressView: View { public typealias Body = Never }
extension Gauge: View { public typealias Body = Never }
extension Link: View { public typealias Body = Never }
extension Menu: View { public typealias Body = Never }
extension DisclosureGroup: View { public typealias Body = Never }
extension EditButton: View { public typealias Body = Never }
extension ShareLink: View { public typealias Body = Never }
extension AsyncImage: View { public typealias Body = Never }
extension ContentUnavailableView: View { public typealias Body = Never }
extension GroupBox: View { public typealias Body = Never }
extension Canvas: View { public typealias Body = Never }
extension TimelineView: View { public typealias Body = Never }

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ButtonStyleConfiguration {
  public struct Label: View { public typealias Body = Never }
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}
public struct PrimitiveButtonStyleConfiguration {
  public struct Label: View { public typealias Body = Never }
}
public protocol PrimitiveButtonStyle {}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}
public struct BorderedButtonStyle: PrimitiveButtonStyle {}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle { public init() { stub() } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { stub() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { stub() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { stub() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { stub() }
}

@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ToggleStyleConfiguration {
  public struct Label: View { public typealias Body = Never }
  public let label: Label
  @Binding public var isOn: Bool
}
public struct SwitchToggleStyle: ToggleStyle {
  nonisolated public init() { stub() }
  nonisolated public init(tint: Color) { stub() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { stub() }
}

@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ProgressViewStyleConfiguration {
  public struct Label: View { public typealias Body = Never }
  public let fractionCompleted: Double?
  public var label: Label?
}
public struct CircularProgressViewStyle: ProgressViewStyle {
  nonisolated public init() { stub() }
  nonisolated public init(tint: Color) { stub() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public struct LinearProgressViewStyle: ProgressViewStyle {
  nonisolated public init() { stub() }
  nonisolated public init(tint: Color) { stub() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: CircularProgressViewStyle { stub() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  nonisolated public static var linear: LinearProgressViewStyle { stub() }
}

public protocol GaugeStyle {}
public struct AccessoryCircularGaugeStyle: GaugeStyle {}
public struct LinearCapacityGaugeStyle: GaugeStyle {}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { stub() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { stub() }
}

public protocol TextFieldStyle {}
public struct PlainTextFieldStyle: TextFieldStyle { public init() { stub() } }
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() { stub() } }
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { stub() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { stub() }
}

public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle { public init() { stub() } }
public struct MenuPickerStyle: PickerStyle { public init() { stub() } }
public struct WheelPickerStyle: PickerStyle { public init() { stub() } }
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { stub() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { stub() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { stub() }
}

public struct ButtonBorderShape: Equatable, Sendable {
  public static let automatic = ButtonBorderShape()
  public static let capsule = ButtonBorderShape()
  public static let roundedRectangle = ButtonBorderShape()
  public static let circle = ButtonBorderShape()
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { stub() }
}
public enum ControlSize: Sendable { case mini, small, regular, large, extraLarge }
