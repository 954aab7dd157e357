/// The types of a file other than views that only declare style values: `enum Theme { static let …
/// }`.
///
/// Every member counts: a single other property, function or case excludes the type. Extensions
/// follow the type they extend, if the file declares it. Nested types follow the outer one: the
/// `enum Layout` of a view only has that view's constants. Private types are excluded too.
struct StyleOnlyTypes {
  private let outline: SyntaxOutline
  /// The names of the types that the file declares.
  private let ownTypes: Set<String>
  /// The member scopes of the found types.
  private var scopes: Set<Int> = []

  /// Classifies every type of a file, once.
  init(_ outline: SyntaxOutline) {
    self.outline = outline
    ownTypes = Set(
      outline.types.lazy.filter { $0.keyword != .extension }
        .map { outline.name($0.name.upperBound - 1) })
    scopes = judge()
  }

  /// Whether the members of a scope belong to such a type.
  func contains(_ scope: Int) -> Bool { scopes.contains(scope) }

  /// The classification of one type's members.
  private struct Tally {
    var styles = 0
    var isOther = false
  }

  private func judge() -> Set<Int> {
    var tallies: [Int: Tally] = [:]
    for type in outline.types where type.scope >= 0 && isOther(type) {
      tallies[outermost(type.scope), default: Tally()].isOther = true
    }
    // The first members already exclude most types.
    for property in outline.properties where isMember(property.parent) {
      let scope = outermost(property.parent)
      if tallies[scope]?.isOther ?? false { continue }
      add(kind(of: property), to: scope, &tallies)
    }
    for function in outline.functions where isMember(function.parent) {
      let scope = outermost(function.parent)
      if tallies[scope]?.isOther ?? false { continue }
      add(kind(of: function), to: scope, &tallies)
    }
    let found = tallies.filter { $0.value.styles > 0 && !$0.value.isOther }.keys
    let declared = outline.types.filter { $0.keyword != .extension && found.contains($0.scope) }
    let names = Set(declared.map { outline.compactText($0.name) })
    let extensions = outline.types.filter { type in
      type.keyword == .extension && found.contains(type.scope)
        && names.contains(outline.compactText(type.name))
    }
    return Set((declared + extensions).map(\.scope))
  }

  private enum MemberKind {
    case style, neutral, other
  }

  private func add(_ kind: MemberKind, to scope: Int, _ tallies: inout [Int: Tally]) {
    switch kind {
    case .style: tallies[scope, default: Tally()].styles += 1
    case .other: tallies[scope, default: Tally()].isOther = true
    case .neutral: break
    }
  }

  private func isMember(_ scope: Int) -> Bool { outline.scopes[scope].kind == .type }

  /// The scope of the outermost type around a type's scope.
  private func outermost(_ scope: Int) -> Int {
    var scope = scope
    for _ in 0..<SyntaxOutline.maximumDepth {
      let outer = outline.scopes[outline.scopes[scope].parent].typeScope
      guard outer >= 0 else { return scope }
      scope = outer
    }
    return scope
  }

  // MARK: - Types

  /// Whether a type is a view, a protocol, private, or has cases.
  private func isOther(_ type: TypeDeclaration) -> Bool {
    if type.keyword == .protocol { return true }
    if outline.isPrivate(type), outline.scopes[type.parent].kind != .type { return true }
    return type.inherited.contains { isViewLike(outline.text($0)) } || hasCases(type)
  }

  private func isViewLike(_ name: String) -> Bool {
    [
      "View", "Controller", "Cell", "Layer", "Button", "Label", "Window", "Modifier", "Scene",
      "App", "Widget", "Control", "Shape",
    ].contains { name.hasSuffix($0) }
      || name.hasSuffix("Style") && name != "ShapeStyle"
  }

  private func hasCases(_ type: TypeDeclaration) -> Bool {
    guard type.keyword == .enum, type.scope >= 0 else { return false }
    let scope = outline.scopes[type.scope]
    var index = scope.bodyStart
    while index < scope.close {
      if outline.bareWord(index) == .case, outline.scopeIndex(index) == type.scope { return true }
      index = outline.stepOver(index)
    }
    return false
  }

  // MARK: - Members

  private func kind(of property: PropertyDeclaration) -> MemberKind {
    if let type = outline.reading(ofType: property.type) {
      return kind(ofType: type.name, named: outline.name(property.name))
    }
    guard !property.initializer.isEmpty else { return .other }
    let first = property.initializer.lowerBound
    if outline.number(property.initializer) != nil {
      return StyleWords.contains(outline.name(property.name)) ? .style : .other
    }
    if outline.kind(first) == .stringStart {
      return StyleWords.contains(outline.name(property.name)) ? .neutral : .other
    }
    // `Color(…)`, `UIColor.red`, and nested types of the same file.
    let path = outline.calleePath(from: first)
    guard let head = path.first else { return .other }
    return kind(ofType: head, named: outline.name(property.name))
  }

  private func kind(ofType name: Int, named member: String) -> MemberKind {
    let word = outline.word(name)
    if word == .Double || word == .CGFloat || word == .Float || word == .Int {
      return StyleWords.contains(member) ? .style : .other
    }
    if StyleTypes.contains(word) || word == .Gradient { return .style }
    let text = outline.text(name)
    if Self.neighbors.contains(text) { return .neutral }
    // A type of the file is classified by itself.
    return ownTypes.contains(text) || Self.labels.contains(member) ? .neutral : .other
  }

  private func kind(of function: FunctionDeclaration) -> MemberKind {
    if function.keyword == .`init` { return .neutral }
    guard let type = outline.reading(ofType: function.result) else { return .other }
    return StyleTypes.contains(outline.word(type.name)) ? .style : .other
  }

  /// Types that may accompany style values in a theme.
  private static let neighbors: Set<String> = [
    "LinearGradient", "RadialGradient", "AngularGradient", "UIEdgeInsets", "EdgeInsets", "CGSize",
    "ColorScheme", "UIImage", "Image", "NSShadow", "Animation", "TextStyle", "Weight",
  ]
  /// Properties that identify a theme among others.
  private static let labels: Set<String> = ["name", "id", "title", "scheme", "description"]
}

/// Words in the names of style numbers.
enum StyleWords {
  private static let words: Set<String> = [
    "radius", "radii", "corner", "corners", "spacing", "padding", "margin", "margins", "inset",
    "insets", "gap", "gutter", "size", "width", "height", "font", "text", "line", "border",
    "stroke", "icon", "shadow", "blur", "opacity", "alpha", "elevation", "weight", "scale",
    "kerning", "tracking", "leading", "offset", "duration", "xs", "sm", "md", "lg", "xl", "xxs",
    "xxl", "xxxl", "s", "m", "l", "tiny", "small", "medium", "large", "huge", "none", "full",
    "round", "rounded", "pill", "card", "button", "compact", "regular", "default", "standard",
    "body", "title", "headline", "caption", "footnote", "heading", "subtitle",
  ]

  /// Whether a name in camel case or snake case contains a style word.
  static func contains(_ name: String) -> Bool {
    NameWords.split(name).contains { words.contains($0) }
  }
}
