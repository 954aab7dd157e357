import MigrateKitCore

/// Chooses paths for proposed tokens so that each gets unique code.
///
/// The code is that of the mapping's templates: with `Color.{name}`, `color.text.blue-500` and
/// `color.border.blue-500` would both be `Color.blue500`. Without a template the last part of a
/// path must be unique among the proposals of its category, as with `{name}`.
struct CodeNames {
  private let systems: [DesignSystem]
  /// The paths of tokens, those of the design system and those chosen so far.
  private var paths: Set<String>
  private var codes: Set<String>

  /// Prepares to name tokens beside those of some design systems.
  init(_ systems: [DesignSystem], taken: some Sequence<String>) {
    self.systems = systems
    paths = Set(taken)
    codes = Set(systems.flatMap { $0.codes.values.flatMap { $0.values.map(\.text) } })
    paths.formUnion(systems.flatMap { $0.tokens.map(\.path) })
  }

  /// The paths for tokens, in their order: as proposed if possible, else with the group's name as a
  /// prefix (`color.border.border-blue-500`), else with a number.
  mutating func paths(
    for tokens: [(path: String, value: StyleValue)]
  ) -> [String] {
    var uses: [String: Int] = [:]
    for token in tokens {
      for code in Set(codes(of: token.path, token.value) ?? []) { uses[code, default: 0] += 1 }
    }
    return tokens.map { path, value in
      let isShared = codes(of: path, value)?.contains { uses[$0, default: 0] > 1 } ?? false
      let qualified = Self.qualified(path)
      let plain = paths.contains(path) || !isShared ? [path, qualified] : [qualified]
      let numbered = (2...tokens.count + paths.count + 2).lazy.flatMap { number in
        plain.map { "\($0)-\(number)" }
      }
      let isTaken = paths.contains(path)
      let first = isTaken ? [] : plain
      let chosen =
        first.first { isFree($0, value) } ?? numbered.first { isFree($0, value) } ?? path
      paths.insert(chosen)
      codes.formUnion(codes(of: chosen, value) ?? [])
      return chosen
    }
  }

  private func isFree(_ path: String, _ value: StyleValue) -> Bool {
    guard !paths.contains(path), let codes = codes(of: path, value) else { return false }
    return codes.allSatisfy { code in
      !self.codes.contains(code)
        && !systems.contains { Self.isApples(code, value, $0.systemColors) }
    }
  }

  /// Whether Apple's frameworks declare the name, regardless of its value: `Font.body`.
  private static func isApples(_ code: String, _ value: StyleValue, _ release: String) -> Bool {
    if code.hasPrefix("Font."), SystemTextStyle.named(String(code.dropFirst(5))) != nil {
      return true
    }
    // Also if the values are equal: a token with the code `Color.white` would name Apple's color,
    // not the app's.
    for (type, owner) in [("Color.", SystemColors.Owner.color), ("UIColor.", .uiColor)]
    where code.hasPrefix(type) {
      let name = String(code.dropFirst(type.count))
      if SystemColors.meaning(of: name, on: owner, in: .ios26) != nil { return true }
    }
    return NameCheck.declares(code, value, release)
  }

  /// The code of a token at every kind of site; `nil` if its path is not a valid name in Swift.
  func codes(of path: String, _ value: StyleValue) -> [String]? {
    var result: [String] = []
    for system in systems {
      let sites = system.codeTable.codes(of: Self.token(path, value))
      guard sites.mistakes.isEmpty else { return nil }
      // A template without a placeholder gives all tokens the same code.
      let fixed = system.codeTable.codes(of: Self.token("\(path)-other", value)).sites
      result += sites.sites.filter { fixed[$0.key]?.text != $0.value.text }.values.map(\.text)
    }
    let last = path.split(at: ".").last ?? path[...]
    guard let name = try? SwiftName.member(last, afterDot: true) else { return nil }
    return result.isEmpty ? ["\(value.category.rawValue) \(name)"] : result
  }

  private static func token(_ path: String, _ value: StyleValue) -> DesignToken {
    DesignToken(path: path, value: value)
  }

  /// `color.border.border-blue-500` for `color.border.blue-500`.
  private static func qualified(_ path: String) -> String {
    var parts = path.split(at: ".").map(String.init)
    guard parts.count > 1, let last = parts.popLast() else { return path }
    return (parts + ["\(parts[parts.count - 1])-\(last)"]).joined(separator: ".")
  }
}
