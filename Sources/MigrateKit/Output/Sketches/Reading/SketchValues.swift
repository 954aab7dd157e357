import MigrateKitCore

/// Computes the values of a view's expressions, and notes the changes that they belong to.
///
/// The value of a finding comes from the finding, names that the sketch knows from where they were
/// bound, and everything else from the project's evaluator.
final class SketchValues {
  /// The limit of names that lead from one to the next.
  static let maximumDepth = 16

  let project: SketchProject
  /// The changes whose values were read since they were last taken.
  private var touched: [Int] = []
  /// The assumptions about conditions that the code does not decide.
  var assumptions: [String: Bool] = [:]
  /// Whether conditions are taken as in dark mode, and whether any asked for the appearance.
  private(set) var isDark = false
  var asksForAppearance = false
  /// The cases that were assumed of values that the code does not decide.
  var assumedCases: [String: String] = [:]
  /// The assumptions for a reader, each once and in order.
  private(set) var notes: [String] = []

  init(project: SketchProject) {
    self.project = project
  }

  /// The changes that the values read by `read` belong to.
  func changes<T>(of read: () -> T) -> (value: T, changes: [Int]) {
    let outer = touched
    touched = []
    let value = read()
    let own = touched
    touched = outer
    return (value, own.uniqued())
  }

  func touch(_ change: Int?) {
    if let change { touched.append(change) }
  }

  func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }

  // MARK: Values by type

  func number(_ span: Range<Int>, _ scope: SketchScope) -> Double? {
    value(span, .cgFloat, scope)?.number
  }

  func color(_ span: Range<Int>, _ scope: SketchScope) -> ColorValue? {
    guard case .color(let color) = value(span, .color, scope) else { return nil }
    return color
  }

  func font(_ span: Range<Int>, _ scope: SketchScope) -> FontValue? {
    guard case .font(let font) = value(span, .font, scope) else { return nil }
    return font
  }

  // MARK: Any value

  /// The value of an expression; `nil` where it is not known.
  func value(
    _ span: Range<Int>, _ site: Site, _ scope: SketchScope, depth: Int = 0
  ) -> StyleValue? {
    guard depth < Self.maximumDepth, !span.isEmpty else { return nil }
    let outline = scope.outline
    let span = outline.withoutParentheses(span)
    guard let changed = scope.file.changed(span) else {
      return plainValue(span, site, scope, depth)
    }
    touch(changed.change)
    if !changed.isCode, let value = changed.value { return value }
    return plainValue(span, site, scope, depth) ?? changed.value
  }

  private func plainValue(
    _ span: Range<Int>, _ site: Site, _ scope: SketchScope, _ depth: Int
  ) -> StyleValue? {
    let outline = scope.outline
    if site == .cgFloat, let number = outline.number(span) ?? counted(span, scope) {
      return .number(number, of: .spacing)
    }
    if let choice = chosen(span, scope) {
      return adaptive(span, site, scope, depth) ?? value(choice, site, scope, depth: depth + 1)
    }
    if let (bound, place) = binding(of: span, scope) {
      return value(bound, site, place, depth: depth + 1)
    }
    if site == .cgFloat, let number = arithmetic(span, scope, depth) {
      return .number(number, of: .spacing)
    }
    if let value = chained(span, site, scope, depth) { return value }
    if let value = project.worth(of: outline.text(span), site: site, in: scope) { return value }
    if site == .color, let color = systemColor(span, scope) { return .color(color) }
    if site == .cgFloat, let length = measured(span, scope) { return .number(length, of: .spacing) }
    let value = followedValue(span, site, scope, depth)
    guard asksForAppearance, case .color(let light) = value else { return value }
    isDark = true
    defer { isDark = false }
    guard case .color(let dark) = followedValue(span, site, scope, depth) else { return value }
    return .color(ColorValue(light: light.light, dark: dark.drawn(in: .dark)))
  }

  /// The value of what a name or a call leads to, in the appearance that is asked for.
  private func followedValue(
    _ span: Range<Int>, _ site: Site, _ scope: SketchScope, _ depth: Int
  ) -> StyleValue? {
    asksForAppearance = false
    guard let (result, place) = result(of: span, scope) else { return nil }
    return value(result, site, place, depth: depth + 1)
  }

  /// The number of a name in a loop over a range.
  private func counted(_ span: Range<Int>, _ scope: SketchScope) -> Double? {
    guard span.count == 1, case .unknown(let text) = scope.bindings[scope.outline.text(span)] else {
      return nil
    }
    return Double(text)
  }

  /// The value of a choice by the appearance, which is one color for both.
  private func adaptive(
    _ span: Range<Int>, _ site: Site, _ scope: SketchScope, _ depth: Int
  ) -> StyleValue? {
    let outline = scope.outline
    guard site == .color, let ternary = ternary(span, outline),
      let style = AppearanceCondition.style(of: ternary.condition, in: outline),
      case .color(let then) = value(ternary.thenArm, site, scope, depth: depth + 1),
      case .color(let other) = value(ternary.elseArm, site, scope, depth: depth + 1)
    else { return nil }
    let (light, dark) = style == .dark ? (other, then) : (then, other)
    return .color(ColorValue(light: light.light, dark: dark.drawn(in: .dark)))
  }

  // MARK: Names

  /// The meaning of a name, as far as the sketch knows it: a parameter, a constant, a property with
  /// one value.
  func binding(of span: Range<Int>, _ scope: SketchScope) -> (Range<Int>, SketchScope)? {
    let outline = scope.outline
    guard let names = path(span, outline), let last = names.last else { return nil }
    if names.count == 1 || names.count == 2 && ["self", "Self"].contains(names[0]) {
      switch scope.bindings[last] {
      case .code(let span, let place): return (span, place)
      case nil: break
      default: return nil
      }
      return property(last, inScope: scope.typeScope, outline).map { ($0, scope) }
    }
    // `Layout.corner`: a constant of a type in the same file.
    let owner = names[names.count - 2]
    for type in outline.types where type.scope >= 0 {
      guard outline.text(type.name.upperBound - 1) == owner else { continue }
      if let span = property(last, inScope: type.scope, outline) {
        let place = SketchScope(
          file: scope.file, type: outline.qualifiedTypeName(ofScope: type.scope),
          typeScope: type.scope, depth: scope.depth)
        return (span, place)
      }
    }
    return nil
  }

  /// The value of a property of a type that has one; the initial one of a variable.
  private func property(
    _ name: String, inScope scope: Int, _ outline: SyntaxOutline
  ) -> Range<Int>? {
    guard scope >= 0 else { return nil }
    let first = outline.properties.partitioningIndex { $0.name >= outline.scopes[scope].open }
    for property in outline.properties[first...] {
      guard property.name < outline.scopes[scope].close else { return nil }
      if property.parent == scope, outline.name(property.name) == name {
        let value = outline.singleValue(of: property)
        let first = value.flatMap { outline.bareWord($0.lowerBound) }
        return first == .if || first == .switch ? nil : value
      }
    }
    return nil
  }

  /// The names of a plain path: `self.cardRadius`, `Layout.corner`.
  func path(_ span: Range<Int>, _ outline: SyntaxOutline) -> [String]? {
    var names: [String] = []
    for (position, index) in span.enumerated() {
      if position.isMultiple(of: 2) {
        guard outline.kind(index) == .identifier || outline.kind(index) == .dollarIdentifier else {
          return nil
        }
        names.append(outline.name(index))
      } else if outline.kind(index) != .period {
        return nil
      }
    }
    return span.count.isMultiple(of: 2) ? nil : names
  }
}
