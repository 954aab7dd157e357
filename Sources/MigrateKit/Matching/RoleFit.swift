/// How well a token's roles agree with those of a value, worst first.
enum RoleFit: Int, Comparable {
  /// The token serves other roles. Numbers, and colors of related roles, may still be matched with
  /// it, for a person to decide.
  case contradicted
  /// The token is for one kind of view, and the code does not say that this is one.
  case unconfirmed
  /// The token states no role; for a color or a font, also if the code states none.
  case silent
  /// The token names the role.
  case stated
  /// The token's meaning is stated by the code.
  case meant

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

extension RoleFit {
  /// The fit of a color token; `nil` if it cannot serve the role.
  static func ofColor(_ token: DesignToken, role: UsageRole) -> RoleFit? {
    TokenTraits(token).fit(WantedRole(role))
  }
}

extension RoleFit {
  /// The fit of a token of a part of the interface, given whether the code indicates that part; `nil` where it
  /// does not, so that the token cannot serve.
  func narrowed(isIndicated: Bool?) -> RoleFit? {
    guard let isIndicated else { return min(self, .unconfirmed) }
    return isIndicated ? self : nil
  }
}

extension DesignToken {
  /// Whether code with the words `words` and the topics `topics` states the meaning of this token.
  ///
  /// A token without its own meaning needs nothing stated. A level has a subject: `high` is a level
  /// of stress only if the code is about stress.
  func isMeant(by words: [String], topics: [String] = []) -> Bool {
    guard means != nil else { return true }
    guard words.contains(where: { meaningWords.contains($0) }) else { return false }
    let subject = levelSubject
    return subject.isEmpty || topics.contains { subject.contains($0) }
  }

  /// The words that `isMeant` looks for, among those stated and among the topics.
  var askedWords: Set<String> { means == nil ? [] : meaningWords.union(levelSubject) }

  /// The subject of a level, by the token's group: `stress` of `app.stress.high`.
  private var levelSubject: [String] {
    guard means == "level" else { return [] }
    let groups = path.split(at: ".").dropLast().dropFirst()
    let words = groups.last.map { NameWords.split(String($0)) } ?? []
    return words.filter { !["color", "colors", "level", "levels", "status", "state"].contains($0) }
  }
}
