// swift-format-ignore-file
// Declarations of the SDK, with its typing rules and without bodies: see Tests/Stubs/README.md.

nonisolated extension View {
  // Color
  public func foregroundColor(_ color: Color?) -> some View { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  public func foregroundStyle<A: ShapeStyle, B: ShapeStyle>(_ a: A, _ b: B) -> some View { self }
  public func foregroundStyle<A: ShapeStyle, B: ShapeStyle, C: ShapeStyle>(
    _ a: A, _ b: B, _ c: C
  ) -> some View { self }
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
  @_disfavoredOverload public func tint(_ tint: Color?) -> some View { self }
  public func accentColor(_ color: Color?) -> some View { self }
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges: Edge.Set = .all)
    -> some View
  { self }
  public func background(ignoresSafeAreaEdges: Edge.Set = .all) -> some View { self }
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  { self }
  @_disfavoredOverload public func background<V: View>(
    _ background: V, alignment: Alignment = .center
  ) -> some View { self }
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  public func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  public func background<T: InsettableShape>(in shape: T, fillStyle: FillStyle = FillStyle())
    -> some View
  { self }
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges: Edge.Set = .all)
    -> some View
  { self }
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  { self }
  @_disfavoredOverload public func overlay<V: View>(
    _ overlay: V, alignment: Alignment = .center
  ) -> some View { self }
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { self }
  public func colorMultiply(_ color: Color) -> some View { self }
  public func colorScheme(_ scheme: ColorScheme) -> some View { self }
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdgeSet = .all) -> some View {
    self
  }
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdgeSet = .all)
    -> some View
  { self }
  public func listItemTint(_ tint: Color?) -> some View { self }
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
    -> some View
  { self }
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }
  public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  { self }
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { self }
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { self }
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View { self }
  public func glassEffect(_ glass: Glass = .regular) -> some View { self }

  // Font
  public func font(_ font: Font?) -> some View { self }
  public func fontWeight(_ weight: Font.Weight?) -> some View { self }
  public func fontWidth(_ width: Font.Width?) -> some View { self }
  public func fontDesign(_ design: Font.Design?) -> some View { self }
  public func bold(_ isActive: Bool = true) -> some View { self }
  public func italic(_ isActive: Bool = true) -> some View { self }
  public func monospaced(_ isActive: Bool = true) -> some View { self }
  public func monospacedDigit() -> some View { self }
  public func kerning(_ kerning: CGFloat) -> some View { self }
  public func tracking(_ tracking: CGFloat) -> some View { self }
  public func textCase(_ textCase: Text.Case?) -> some View { self }
  public func lineLimit(_ limit: Int?) -> some View { self }
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
  public func lineSpacing(_ spacing: CGFloat) -> some View { self }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  public func allowsTightening(_ flag: Bool) -> some View { self }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
  public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View
  where R.Bound == DynamicTypeSize { self }
  public func imageScale(_ scale: Image.Scale) -> some View { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  public func symbolEffect(_ effect: SymbolEffectStub, options: SymbolEffectOptions = .default)
    -> some View
  { self }
  public func symbolEffect<V: Equatable>(_ effect: SymbolEffectStub, value: V) -> some View { self }
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  // Shape
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { self }
  public func clipped(antialiased: Bool = false) -> some View { self }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  public func containerShape<S: InsettableShape>(_ shape: S) -> some View { self }
  public func mask<V: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> V)
    -> some View
  { self }
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  // Layout
  public func padding(_ insets: EdgeInsets) -> some View { self }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  public func padding(_ length: CGFloat) -> some View { self }
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public func offset(_ size: CGSize) -> some View { self }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public func fixedSize() -> some View { self }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  public func layoutPriority(_ value: Double) -> some View { self }
  public func zIndex(_ value: Double) -> some View { self }
  public func scaledToFit() -> some View { self }
  public func scaledToFill() -> some View { self }
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { self }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { self }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  public func listRowSeparator(_ visibility: Visibility) -> some View { self }
  public func gridCellColumns(_ count: Int) -> some View { self }
  public func id<ID: Hashable>(_ id: ID) -> some View { self }
  public func tag<V: Hashable>(_ tag: V) -> some View { self }
  public func hidden() -> some View { self }
  public func labelsHidden() -> some View { self }

  // Effects
  public func opacity(_ opacity: Double) -> some View { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  public func brightness(_ amount: Double) -> some View { self }
  public func saturation(_ amount: Double) -> some View { self }
  public func grayscale(_ amount: Double) -> some View { self }
  public func blendMode(_ mode: BlendMode) -> some View { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat))
    -> some View
  { self }
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  public func transition(_ transition: AnyTransition) -> some View { self }
  public func compositingGroup() -> some View { self }
  public func drawingGroup() -> some View { self }
  public func redacted(reason: RedactionReasons) -> some View { self }
  public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }

  // Behavior
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    self
  }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View { self }
  public func gesture<T: Gesture>(_ gesture: T) -> some View { self }
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void)
    -> some View
  { self }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { self }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
    -> some View where P.Failure == Never
  { self }
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  public func task(_ action: @escaping @Sendable @MainActor () async -> Void) -> some View { self }
  public func refreshable(action: @escaping @Sendable @MainActor () async -> Void) -> some View {
    self
  }
  public func disabled(_ disabled: Bool) -> some View { self }
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  public func focused<V: Hashable>(_ binding: FocusState<V?>.Binding, equals value: V?)
    -> some View
  { self }
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some View
  { self }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View { self }
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  public func submitLabel(_ label: SubmitLabel) -> some View { self }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  public func textInputAutocapitalization(_ value: TextInputAutocapitalization?) -> some View {
    self
  }
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    self
  }
  public func swipeActions<V: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> V
  ) -> some View { self }
  public func contextMenu<V: View>(@ViewBuilder menuItems: () -> V) -> some View { self }
  public func controlSize(_ size: ControlSize) -> some View { self }

  // Style
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self }
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }

  // Navigation and presentation
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    self
  }
  public func navigationBarTitle(_ title: LocalizedStringKey) -> some View { self }
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode)
    -> some View
  { self }
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View {
    self
  }
  public func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View { self }
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
  public func badge(_ count: Int) -> some View { self }
  public func searchable(text: Binding<String>, prompt: LocalizedStringKey? = nil) -> some View {
    self
  }
  public func sheet<V: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> V
  ) -> some View { self }
  public func sheet<Item: Identifiable, V: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: (Item) -> V
  ) -> some View { self }
  public func fullScreenCover<V: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> V
  ) -> some View { self }
  public func popover<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V)
    -> some View
  { self }
  public func alert<V: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> V
  ) -> some View { self }
  public func alert<V: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> V,
    @ViewBuilder message: () -> M
  ) -> some View { self }
  public func confirmationDialog<V: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> V
  ) -> some View { self }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  public func interactiveDismissDisabled(_ disabled: Bool = true) -> some View { self }
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  // Accessibility
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    self
  }
  public func accessibilityLabel(_ label: Text) -> some View { self }
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    self
  }
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    self
  }
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  // Previews
  public func previewDisplayName(_ name: String?) -> some View { self }
  public func previewLayout(_ layout: PreviewLayout) -> some View { self }
}
