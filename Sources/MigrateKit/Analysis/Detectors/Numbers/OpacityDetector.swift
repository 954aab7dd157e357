/// Finds the opacities of views that are written as numbers; the alpha of a color is the color's.
struct OpacityDetector: Detector {
  static var infos: [DetectorInfo] { [modifierInfo, propertyInfo, constantInfo] }

  func drafts(in file: ScannedFile) -> [Draft] {
    let outline = file.outline
    let numbers = NumberDrafts(outline: outline, category: .opacity, trivial: [0, 1]) { _ in
      .unknown
    }
    let places =
      outline.indices(of: .opacity).compactMap { Self.modifier(Int($0), in: outline) }
      + outline.indices(of: .alpha).compactMap { Self.assigned(Int($0), in: outline) }
      + outline.indices(of: .opacity).compactMap { Self.assigned(Int($0), in: outline) }
    return numbers.drafts(places, constants: Self.constantInfo.id) { _ in false }
  }

  /// Reads `.opacity(0.5)` where what it is called on can only be a view.
  private static func modifier(_ name: Int, in outline: SyntaxOutline) -> NumberPlace? {
    guard outline.kind(name - 1) == .period, let call = outline.call(named: name),
      isView(before: name, in: outline)
    else { return nil }
    let arguments = outline.arguments(call)
    guard arguments.count == 1, arguments[0].label == nil else { return nil }
    return NumberPlace(
      form: modifierInfo.id, value: arguments[0].value, spelling: ".opacity(_:)", site: .double)
  }

  private static func isView(before name: Int, in outline: SyntaxOutline) -> Bool {
    let start = outline.chainStart(name)
    guard start < name - 1 else { return false }
    let head = outline.text(start)
    if outline.startsUppercase(start) {
      guard !styles.contains(head) else { return false }
      let next = outline.link(at: outline.primaryEnd(start))
      if next?.kind == .call || next?.kind == .closure { return true }
    }
    if head == "content" { return true }
    return outline.links(from: start).prefix { $0.name != name }.contains { link in
      link.name >= 0 && link.open >= 0 && modifiers.contains(outline.text(link.name))
    }
  }

  /// Reads `avatarView.alpha = 0.5`, `view.layer.opacity = 0.5`.
  private static func assigned(_ name: Int, in outline: SyntaxOutline) -> NumberPlace? {
    guard outline.kind(name - 1) == .period,
      let word = NameWords.split(outline.name(name - 2)).last
    else { return nil }
    let isLayer = outline.word(name) == .opacity
    guard isLayer ? word == "layer" : views.contains(word),
      let value = outline.valueAssigned(to: name)
    else { return nil }
    return NumberPlace(
      form: propertyInfo.id, value: value, spelling: ".\(outline.name(name)) =",
      site: isLayer ? .float : .cgFloat)
  }

  /// What has an opacity of its own and is, or may be, a style rather than a view.
  private static let styles: Set<String> = [
    "Color", "UIColor", "NSColor", "CGColor", "LinearGradient", "RadialGradient",
    "AngularGradient", "EllipticalGradient", "MeshGradient", "Gradient", "Material",
    "AnyShapeStyle", "AnyGradient", "AnyTransition",
  ]
  /// Modifiers of views that no color and no style has.
  private static let modifiers: Set<String> = [
    "padding", "frame", "font", "foregroundStyle", "foregroundColor", "background", "overlay",
    "clipShape", "cornerRadius", "fill", "stroke", "strokeBorder", "resizable", "scaledToFit",
    "scaledToFill", "aspectRatio", "offset", "rotationEffect", "scaleEffect", "blur", "disabled",
    "buttonStyle", "multilineTextAlignment", "lineLimit", "mask", "transition", "bold", "italic",
    "tint", "fixedSize", "allowsHitTesting", "onAppear", "onTapGesture", "contentShape",
    "blendMode", "compositingGroup", "imageScale", "fontWeight", "position", "zIndex",
    "ignoresSafeArea", "accessibilityHidden", "matchedGeometryEffect", "animation",
  ]
  private static let views: Set<String> = [
    "view", "label", "button", "cell", "bar", "stack", "container", "indicator", "overlay", "icon",
    "separator", "field", "header", "footer", "background", "spinner", "thumbnail",
  ]

  private static let modifierInfo = DetectorInfo(
    id: "opacity-modifier", category: .opacity, summary: "The opacity of a view.",
    explanation: """
      Only where what it is called on can be nothing but a view: the opacity of a color or of a \
      gradient belongs to that. 0 and 1 show and hide, and say nothing.
      """,
    examples: [
      .finds(
        "Text(title).opacity(«0.5»)", "icon.padding(4).opacity(isOn ? «0.8» : «0.4»)",
        "VStack { rows }.opacity(«0.8»)", "content.opacity(«0.3»)"),
      .tells(.zero, "Text(title).opacity(isOn ? «1» : «0»)"),
      .tells(.notConstant, "Text(title).opacity(«level / 2»)"),
      .ignores(
        "the opacity of a color, or of what may be one", "Color.red.opacity(0.5)",
        "view.background(.black.opacity(0.5))",
        "view.background(Color(hex: hex).opacity(0.5))",
        "shape.fill(theme.color(for: level).opacity(0.5))",
        "shape.fill(LinearGradient(colors: colors, startPoint: a, endPoint: b).opacity(0.5))"),
      .ignores("a transition", "view.transition(.opacity)"),
      .ignores("a name", "Text(title).opacity(level)"),
    ])

  private static let propertyInfo = DetectorInfo(
    id: "opacity-property", category: .opacity,
    summary: "The opacity that is assigned to a view or a layer.",
    explanation: "A layer's is a `Float`, for which tokens are not written: it is reported.",
    examples: [
      .finds("avatarView.alpha = «0.5»"),
      .tells(.reportOnly, "view.layer.opacity = «0.5»"),
      .ignores("nothing says that it is a view", "components.alpha = 0.5", "color.opacity = 0.5"),
    ])

  private static let constantInfo = DetectorInfo(
    id: "opacity-constant", category: .opacity,
    summary: "A constant that the code uses for the opacity of a view.",
    examples: [
      .finds(
        "struct Row: View { let faded = «0.5»; var body: some View { Text(title).opacity(faded) } }"
      ),
      .ignores("nothing uses it", "struct Row: View { let opacity = 0.5 }"),
    ])
}
