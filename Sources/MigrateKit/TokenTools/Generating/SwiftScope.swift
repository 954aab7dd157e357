import MigrateKitCore

/// A type with generated declarations, in order.
struct SwiftScope: Sendable {
  /// One declaration.
  struct Member: Sendable {
    /// The name, with backticks where Swift needs them.
    var name: String
    /// Its documentation.
    var summary: String
    /// The tokens that it represents; `nil` for another name of a token, whose text states it.
    var mention: TokenMention?
    /// What kind of value it has.
    var category: TokenCategory
    /// The declaration, one line or several.
    var lines: [String]
    /// Whether it is a color that follows the appearance.
    var isAdaptive = false
  }

  private(set) var name: String
  /// Whether an app declares the type, so that this extends it.
  private var isExtension = false
  private(set) var members: [Member] = []
  private(set) var scopes: [SwiftScope] = []
  private(set) var instances: [SwiftInstance] = []
  /// Functions of layers that cast a shadow of the theme, by name and labels: what follows `func`.
  var layerFunctions: [String: String] = [:]

  init(name: String) { self.name = name }

  /// Whether Apple declares a type of a name.
  static func isKnown(_ name: String) -> Bool { known.contains(name) }

  /// Types that Apple declares: their members go into extensions.
  private static let known: Set<String> = [
    "Color", "UIColor", "Font", "UIFont", "CGFloat", "Double", "Float", "Animation",
    "CAMediaTimingFunction",
  ]

  /// Adds a declaration under a chain of type names, creating the types on the way.
  ///
  /// `false` when a declaration of the name is there, or a member is where a type would have to.
  mutating func add(_ member: Member, under path: ArraySlice<String>) -> Bool {
    guard let first = path.first else {
      guard !declares(member.name) else { return false }
      members.append(member)
      return true
    }
    guard !members.contains(where: { $0.name == first }) else { return false }
    if let index = scopes.firstIndex(where: { $0.name == first }) {
      return scopes[index].add(member, under: path.dropFirst())
    }
    var scope = SwiftScope(name: first)
    let isAdded = scope.add(member, under: path.dropFirst())
    scopes.append(scope)
    return isAdded
  }

  /// Adds a token of a shared instance under a chain of type names; `false` where its name is taken.
  mutating func add(
    _ field: SwiftInstance.Field, to instance: SwiftInstance, under path: ArraySlice<String>
  ) -> Bool {
    if let first = path.first {
      guard !members.contains(where: { $0.name == first }) else { return false }
      if let index = scopes.firstIndex(where: { $0.name == first }) {
        return scopes[index].add(field, to: instance, under: path.dropFirst())
      }
      var scope = SwiftScope(name: first)
      let isAdded = scope.add(field, to: instance, under: path.dropFirst())
      scopes.append(scope)
      return isAdded
    }
    guard !name.isEmpty else { return false }
    if let index = instances.firstIndex(where: { $0.name == instance.name }) {
      return instances[index].add(field)
    }
    guard !declares(instance.name), !declares(SwiftName.type(instance.name)) else { return false }
    var instance = instance
    let isAdded = instance.add(field)
    instances.append(instance)
    return isAdded
  }

  private func declares(_ name: String) -> Bool {
    members.contains { $0.name == name } || scopes.contains { $0.name == name }
      || instances.contains { $0.name == name }
  }

  /// Makes extensions of the types in it that an app declares, each at the top of the file.
  mutating func extend(where isDeclared: (String) -> Bool) {
    var top: [SwiftScope] = []
    for scope in scopes { top += scope.extensions(within: "", where: isDeclared) }
    scopes = top
  }

  /// The scope without the declared types in it, which come after it.
  private func extensions(
    within outer: String, where isDeclared: (String) -> Bool
  ) -> [SwiftScope] {
    let path = outer.isEmpty ? name : "\(outer).\(name)"
    var own = self
    own.scopes = []
    var apart: [SwiftScope] = []
    for scope in scopes {
      var made = scope.extensions(within: path, where: isDeclared)
      if let first = made.first, !first.isExtension {
        own.scopes.append(first)
        made.removeFirst()
      }
      apart += made
    }
    if isDeclared(path) {
      own.name = path
      own.isExtension = true
    }
    let isEmpty = own.members.isEmpty && own.scopes.isEmpty && own.instances.isEmpty
    return (isEmpty && !scopes.isEmpty ? [] : [own]) + apart
  }

  // MARK: Documentation

  /// All declarations of tokens in it, those of the types in it included.
  private var tokens: [Member] {
    members.filter { $0.mention != nil } + scopes.flatMap(\.tokens)
  }

  /// A sentence about its contents: kinds of value, number of tokens, their group, and the number
  /// of adaptive colors.
  private func summary(of system: String) -> String {
    let tokens = tokens
    let paths = tokens.compactMap { $0.mention.map { SafeText.line($0.path) } }
    guard !tokens.isEmpty else {
      let names = instances.flatMap { $0.fields.map(\.path) }.map { SafeText.line($0) }
      return "Names for tokens of \(system)\(Self.listed(names.uniqued()))."
    }
    let categories = Set(tokens.map(\.category))
    let titles = TokenCategory.allCases.filter(categories.contains).map(\.plural)
    let list = titles.count > 1 ? titles.dropLast().joined(separator: ", ") + " and " : ""
    let adaptive = tokens.count(where: \.isAdaptive)
    let colors = tokens.count { $0.category == .color }
    let follows =
      adaptive == 0
      ? ""
      : adaptive == colors
        ? colors == 1 ? "; it follows the appearance" : "; the colors follow the appearance"
        : "; \(adaptive) of \(colors) colors follow the appearance"
    let text = "\(list)\(titles.last ?? "") of \(system)\(Self.listed(paths))\(follows)."
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// How many tokens there are, and the group that they have in common; one or two by their paths.
  private static func listed(_ paths: [String]) -> String {
    if paths.isEmpty { return "" }
    if paths.count < 3 { return ": " + paths.map { "`\($0)`" }.joined(separator: " and ") }
    var shared = paths[0].split(at: ".").dropLast()
    for path in paths {
      let parts = path.split(at: ".").dropLast()
      shared = shared.prefix(zip(shared, parts).prefix { $0 == $1 }.count)
    }
    let group = shared.joined(separator: ".")
    return ": \(paths.count) tokens" + (group.isEmpty ? "" : " of `\(group)`")
  }

  /// The source of the type, a part of a system's theme.
  func lines(indent: Int, system: String) -> [String] {
    let margin = String(repeating: " ", count: indent)
    let isKnown = indent == 0 && (isExtension || Self.known.contains(name))
    let plain = instances.filter { $0.parameters == nil }
    let areCases = !isKnown && SwiftInstance.areCases(plain)
    let kind = areCases ? ": String, CaseIterable, Sendable {" : " {"
    var lines =
      isKnown
      ? []
      : TextWrap.lines(summary(of: system), width: 92 - indent).map { margin + "/// " + $0 }
    lines.append(margin + (isKnown ? "extension \(name) {" : "public enum \(name)\(kind)"))
    let declarations =
      (areCases ? SwiftInstance.cases(plain) : plain.flatMap(\.declarations))
      + instances.filter { $0.parameters != nil }.flatMap(\.declarations)
      + members.map { member in
        let comments = [member.summary, member.mention?.text ?? ""].filter { !$0.isEmpty }
        return comments.enumerated().flatMap { number, comment in
          (number > 0 ? ["///"] : [])
            + TextWrap.lines(comment, width: 92 - indent).map { "/// \($0)" }
        } + member.lines
      }
    for (index, declaration) in declarations.enumerated() {
      if index > 0 { lines.append("") }
      lines += declaration.map { $0.isEmpty ? "" : margin + "  " + $0 }
    }
    for (index, scope) in scopes.enumerated() {
      if index > 0 || !declarations.isEmpty { lines.append("") }
      lines += scope.lines(indent: indent + 2, system: system)
    }
    return lines + [margin + "}"]
  }
}
