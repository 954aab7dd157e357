/// Finds opacities of views that are written as numbers; the alpha of a color belongs to the color.
struct OpacityDetector: Detector {
  static let category: TokenCategory? = .opacity

  /// The forms of the value.
  enum Form: String, CaseIterable, Sendable {
    case modifier = "opacity-modifier"
    case property = "opacity-property"
    case constant = "opacity-constant"
  }

  func rawFindings(in file: ScannedFile) -> [RawFinding] {
    let outline = file.outline
    let numbers = RawNumberFindings(outline: outline, category: .opacity, trivial: [0, 1]) { _ in
      .unknown
    }
    let places =
      outline.indices(of: .opacity).compactMap { Self.modifier(Int($0), in: outline) }
      + outline.indices(of: .alpha).compactMap { Self.assigned(Int($0), in: outline) }
      + outline.indices(of: .opacity).compactMap { Self.assigned(Int($0), in: outline) }
    return numbers.rawFindings(places, constants: Form.constant.rawValue) { _ in false }
  }

  /// Reads `.opacity(0.5)` if its receiver can only be a view.
  private static func modifier(_ name: Int, in outline: SyntaxOutline) -> NumberPlace? {
    guard outline.kind(name - 1) == .period, let call = outline.call(named: name),
      isView(before: name, in: outline)
    else { return nil }
    let arguments = outline.arguments(call)
    guard arguments.count == 1, arguments[0].label == nil else { return nil }
    return NumberPlace(
      form: Form.modifier.rawValue, value: arguments[0].value, signature: ".opacity(_:)",
      site: .double)
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
    return outline.links(from: start).lazy.prefix { $0.name != name }.contains { link in
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
      form: Form.property.rawValue, value: value, signature: ".\(outline.name(name)) =",
      site: isLayer ? .float : .cgFloat)
  }

  /// Receivers that are or may be a style, not a view.
  private static let styles: Set<String> = [
    "Color", "UIColor", "NSColor", "CGColor", "LinearGradient", "RadialGradient",
    "AngularGradient", "EllipticalGradient", "MeshGradient", "Gradient", "Material",
    "AnyShapeStyle", "AnyGradient", "AnyTransition",
  ]
  /// Modifiers that only views have.
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
}
