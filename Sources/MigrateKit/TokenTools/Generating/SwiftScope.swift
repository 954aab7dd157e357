/// A type that declarations stand in: its name, and what it holds, in order.
struct SwiftScope: Sendable {
  /// One declaration.
  struct Member: Sendable {
    /// The name, with backticks where Swift wants them.
    var name: String
    /// What it is, for the people who read the code.
    var summary: String
    /// The tokens that it stands for.
    var mention: TokenMention
    /// What kind of value it has.
    var category: TokenCategory
    /// The declaration, one line or several.
    var lines: [String]
  }

  let name: String
  private(set) var members: [Member] = []
  private(set) var scopes: [SwiftScope] = []

  init(name: String) { self.name = name }

  /// Whether Apple declares a type of a name.
  static func isKnown(_ name: String) -> Bool { known.contains(name) }

  /// Types that Apple declares: their members go into extensions.
  private static let known: Set<String> = [
    "Color", "UIColor", "Font", "UIFont", "CGFloat", "Double", "Float", "Animation",
    "CAMediaTimingFunction",
  ]

  /// Adds a declaration under a chain of type names, making the types on its way.
  ///
  /// `false` when a declaration of the name is there, or a member stands where a type would have to.
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

  /// Whether a chain of names ends at a member, or goes through one.
  func declares(_ path: ArraySlice<String>) -> Bool {
    guard let first = path.first else { return false }
    if members.contains(where: { $0.name == first }) { return true }
    return scopes.first { $0.name == first }?.declares(path.dropFirst()) ?? false
  }

  private func declares(_ name: String) -> Bool {
    members.contains { $0.name == name } || scopes.contains { $0.name == name }
  }

  /// The kinds of value in it.
  private var categories: Set<TokenCategory> {
    scopes.reduce(into: Set(members.map(\.category))) { $0.formUnion($1.categories) }
  }

  /// What is in it, in a sentence: `Colors and fonts of Wellness.`.
  private func summary(of system: String) -> String {
    let titles = TokenCategory.allCases.filter(categories.contains).map(\.plural)
    let list = titles.count > 1 ? titles.dropLast().joined(separator: ", ") + " and " : ""
    let text = "\(list)\(titles.last ?? "tokens") of \(system)."
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The source of the type, a part of a system's theme.
  func lines(indent: Int, system: String) -> [String] {
    let margin = String(repeating: " ", count: indent)
    let isKnown = indent == 0 && Self.known.contains(name)
    var lines = isKnown ? [] : [margin + "/// " + summary(of: system)]
    lines.append(margin + (isKnown ? "extension \(name) {" : "public enum \(name) {"))
    for (index, member) in members.enumerated() {
      if index > 0 { lines.append("") }
      let comments = [member.summary, member.mention.text ?? ""].filter { !$0.isEmpty }
      for (number, comment) in comments.enumerated() {
        if number > 0 { lines.append("\(margin)  ///") }
        lines += TextWrap.lines(comment, width: 92 - indent).map { "\(margin)  /// \($0)" }
      }
      lines += member.lines.map { margin + "  " + $0 }
    }
    for (index, scope) in scopes.enumerated() {
      if index > 0 || !members.isEmpty { lines.append("") }
      lines += scope.lines(indent: indent + 2, system: system)
    }
    return lines + [margin + "}"]
  }
}
