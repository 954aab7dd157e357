import MigrateKitCore

/// Finds the shared instances of themes that are not in force, because code asks for the same members elsewhere:
/// `Themes.standard.badge` where views read `theme.badge` of their environment.
struct ThemeInstances {
  /// The members that code reads of values named like a theme: `badge` of `theme.badge`.
  struct Reads: Sendable {
    /// The code in front of each member.
    private(set) var members: [String: Set<String>] = [:]

    init() {}

    /// Reads a file, at identifiers that may be such members.
    init(at mentions: [Int], of wanted: Set<String>, in lexemes: [Lexeme], bytes: [UInt8]) {
      for index in mentions where index > 1 && lexemes[index - 1].kind == .period {
        // `ThemeManager.currentTheme().ink` asks like `ThemeManager.currentTheme.ink`.
        let isCall =
          index > 4 && lexemes[index - 2].kind == .rightParen
          && lexemes[index - 3].kind == .leftParen
        let last = isCall ? index - 4 : index - 2
        guard lexemes[last].kind == .identifier,
          index + 1 == lexemes.count || lexemes[index + 1].kind != .leftParen,
          ThemeWords.nameTheme([lexemes[last].text(in: bytes)])
        else { continue }
        let member = lexemes[index].text(in: bytes)
        // `UITabBar.appearance()` is the system's for all views of a type.
        guard wanted.contains(member), !isCall || lexemes[last].text(in: bytes) != "appearance"
        else { continue }
        var start = last
        while start > 1, lexemes[start - 1].kind == .period, lexemes[start - 2].kind == .identifier
        {
          start -= 2
        }
        let head = stride(from: start, through: last, by: 2).map { lexemes[$0].text(in: bytes) }
          .joined(separator: ".")
        members[member, default: []].insert(isCall ? "\(head)()" : head)
      }
    }
  }

  /// Why an instance is not in force, as a clause, by its code.
  private(set) var doubts: [String: String] = [:]

  /// The minimum number of files that ask another instance.
  private static let fewestFiles = 2

  /// Judges the instances through which tokens are read.
  ///
  /// - Parameters:
  ///   - tokens: The tokens.
  ///   - users: The files that use each token, without those that declare it, by the token's path.
  ///   - reads: What each file reads of values named like a theme.
  init(_ tokens: [ImportedToken], users: [String: Set<String>], reads: [(path: String, Reads)]) {
    for (instance, own) in Self.instances(of: tokens).sorted(by: { $0.key < $1.key }) {
      let direct = own.reduce(into: Set<String>()) { $0.formUnion(users[$1.path] ?? []) }
      guard !Self.isCurrent(instance),
        let other = Self.other(than: instance, own, reads, direct: direct.count)
      else { continue }
      doubts[instance] = "code reads '\(other)', not \(instance)"
    }
  }

  /// The tokens by the code of the instance that they are read through.
  private static func instances(of tokens: [ImportedToken]) -> [String: [ImportedToken]] {
    let groups = Dictionary(
      grouping: tokens.filter { $0.owningInstance != nil }, by: { $0.owningInstance ?? "" })
    return groups.filter { $1[0].instance != nil || $1.count >= fewestOfCase }
  }

  /// The minimum number of styles of a case that is a theme, and not one of the styles itself.
  private static let fewestOfCase = 3

  /// The value that more files read the members of than an instance, which `direct` files read; `nil` if there is
  /// none.
  private static func other(
    than instance: String, _ tokens: [ImportedToken], _ reads: [(path: String, Reads)], direct: Int
  ) -> String? {
    let declared = Set(tokens.map(\.file))
    let members = Self.members(of: tokens)
    var asked: Set<String> = []
    var heads: [String: Set<String>] = [:]
    for (path, reads) in reads where !declared.contains(path) {
      for (member, found) in reads.members where members.contains(member) {
        for head in found where head != instance && !head.hasPrefix(instance + ".") {
          // A type that other tokens have the same names in names no instance.
          guard head.first?.isLowercase ?? false || head.contains(".") else { continue }
          heads[head, default: []].insert(path)
          asked.insert(member)
        }
      }
    }
    let files = heads.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    // Where nothing reads the instance itself, one member is enough.
    guard direct == 0 || asked.count >= min(2, members.count) && files.count >= fewestFiles,
      files.count > direct
    else { return nil }
    return heads.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
  }

  /// The names after the instance in the code of tokens: `fonts`, `body` of `Appearance.default.fonts.body`.
  static func members(of tokens: [ImportedToken]) -> Set<String> {
    var names: Set<String> = []
    for (instance, own) in instances(of: tokens) {
      for token in own {
        guard let code = token.codes.ofFirstSite, code.hasPrefix(instance + ".") else { continue }
        for part in code.dropFirst(instance.utf8.count + 1).split(at: ".") {
          let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
          if name.count == part.count { names.insert(String(name)) }
        }
      }
    }
    return names
  }

  /// Whether an instance is called the one that is on.
  private static func isCurrent(_ instance: String) -> Bool {
    instance.split(at: ".").last.map {
      !NameWords.split(String($0)).allSatisfy { !current.contains($0) }
    } ?? false
  }

  private static let current: Set<String> = [
    "current", "shared", "active", "selected", "main", "instance", "app",
  ]
}

extension ImportedToken {
  /// The code of the instance that it is read through: a shared one, or the case of an enum of themes.
  var owningInstance: String? {
    if let instance { return instance }
    guard let enumCase, let parts = codes.ofFirstSite?.split(at: "."),
      let place = parts.firstIndex(where: { $0 == enumCase }), place > 0, place + 1 < parts.count
    else { return nil }
    return parts[...place].joined(separator: ".")
  }
}
