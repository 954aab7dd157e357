import MigrateKitCore

/// Limits the distances of a theme to what their names and their uses agree in: gaps between views, or the space
/// inside of views.
///
/// `Margins.thin`, which the app only uses inside of views, is not a gap; `elementSpacing` beside `cardPadding` is not
/// the padding of anything. Distances that the app uses as both are for everything, whatever they are called, and so
/// are those whose names say neither.
enum SpacingKinds {
  private static let between: Set<String> = ["spacing", "spacings", "gap", "gaps"]
  private static let padding: Set<String> = [
    "padding", "paddings", "pad", "pads", "inset", "insets",
  ]
  /// A margin may also be that between two views.
  private static let inside = padding.union(["margin", "margins"])

  /// The minimum number of uses that say what a name does not.
  private static let fewestUses = 5
  /// The minimum number of uses of `padding` that show that `spacing`, which no code uses, is for gaps.
  private static let fewestPadded = 3
  /// The minimum number of uses that show the direction of an inset, which may be of all sides by its name.
  private static let fewestInsets = 2
  /// The ratio of the uses inside of views that show which of two equal distances is meant there.
  private static let majority = 3

  /// Restricts tokens by the roles of their uses, given by path.
  static func restrict(_ tokens: inout [ImportedToken], usage: [String: TokenUsage]) {
    let distances = tokens.indices.filter { index in
      if case .number(_, of: .spacing) = tokens[index].value { true } else { false }
    }
    let families = Dictionary(grouping: distances) { Family(tokens[$0]) }
    let hasPadding = families.keys.contains { $0.isNamed(inside) }
    for (family, members) in families {
      let paddedBeside = members.contains { ends(tokens[$0].name, in: inside) }
      let spacedBeside = members.contains { ends(tokens[$0].name, in: between) }
      let shared = members.reduce(into: Kinds()) { $0.add(usage[tokens[$1].path]) }
      let padded = members.filter { isPlain(tokens[$0].name, of: padding) }
        .reduce(into: Kinds()) { $0.add(usage[tokens[$1].path]) }
      let isPaddingInside = padded.total > 0 && padded.isHardly(.gap)
      for index in members where tokens[index].guess.axis == nil {
        tokens[index].guess.axis = axis(of: tokens[index], usage[tokens[index].path])
      }
      for index in members
      where tokens[index].guess.roles.isEmpty && !tokens[index].guess.isPlain {
        let own = Kinds(usage[tokens[index].path])
        let kinds = family.isScale ? shared : own
        let words = NameWords.split(tokens[index].name)
        let isPlainPadding = isPlain(tokens[index].name, of: padding)
        if let only = own.only(for: words) {
          tokens[index].guess.roles = [only]
          tokens[index].guess.evidence = "its name and \(own.total) uses"
        } else if family.isOfGrid, own.gaps > own.insets, isPlain(tokens[index].name, of: between) {
          tokens[index].guess.roles = [.gap]
          tokens[index].guess.evidence = "its type is that of a grid, and most of its uses are gaps"
        } else if let padding = paddingInstead(of: index, among: members, tokens, usage) {
          tokens[index].guess.roles = [.gap]
          tokens[index].guess.evidence = "its name, beside \(padding) of the same value"
        } else if isPlainPadding || ends(tokens[index].name, in: inside) || family.isNamed(inside) {
          // A name alone may be that of one part: only uses show that others take the distance too.
          guard kinds.isHardly(.gap),
            family.isNamed(inside) || spacedBeside && kinds.total > 0
              || own.total >= fewestUses && own.isHardly(.gap)
              || isPlainPadding && isPaddingInside
          else { continue }
          tokens[index].guess.roles = [.inset]
          tokens[index].guess.evidence =
            kinds.total == 0 ? "its name" : "its name and uses, of which none is a gap"
        } else if family.isNamed(between) || ends(tokens[index].name, in: between)
          || isPlain(tokens[index].name, of: between)
        {
          // Where nothing is called padding, spacing is all that there is.
          guard
            paddedBeside && ends(tokens[index].name, in: between)
              || isPaddingInside && (own.total > 0 || padded.total >= fewestPadded)
                && isPlain(tokens[index].name, of: between)
              || family.isNamed(between) && hasPadding,
            kinds.isHardly(.inset)
          else { continue }
          tokens[index].guess.roles = [.gap]
          tokens[index].guess.evidence = "its name, beside padding of the theme"
        }
      }
    }
  }

  /// The padding of the same value that the app writes inside of views, where a distance is called spacing and most uses
  /// of it are gaps; `nil` for none.
  ///
  /// `defaultSpacing` is not meant inside of views where these have `defaultPadding`, even if that is for gaps as well.
  private static func paddingInstead(
    of index: Int, among members: [Int], _ tokens: [ImportedToken], _ usage: [String: TokenUsage]
  ) -> String? {
    func isNamed(_ token: ImportedToken, _ kind: Set<String>) -> Bool {
      isPlain(token.name, of: kind) || ends(token.name, in: kind)
    }
    let own = Kinds(usage[tokens[index].path])
    guard isNamed(tokens[index], between), own.gaps > own.insets else { return nil }
    return members.first { other in
      let insets = Kinds(usage[tokens[other].path]).insets
      return tokens[other].value == tokens[index].value && !tokens[other].guess.isPlain
        && isNamed(tokens[other], inside) && insets >= max(fewestUses, majority * own.insets)
    }.map { tokens[$0].name }
  }

  /// The direction that all uses of a distance have; `nil` for a step of a scale, and where uses differ or are few.
  ///
  /// A margin that an app only has at the sides of its pages is not the padding of a card on all sides.
  private static func axis(of token: ImportedToken, _ usage: TokenUsage?) -> Axis? {
    let words = NameWords.split(token.name)
    let isOfPage = words.count == 1 && pageWords.contains(words[0])
    guard let usage, !token.guess.isPlain, isOfPage || !ThemeWords.isStep(words),
      Axis(tokenWords: words) == nil, usage.roles[.gap] == nil
    else { return nil }
    let total = usage.roles[.inset] ?? 0
    let fewest = words.count > 1 && words.last == "inset" ? fewestInsets : fewestUses
    return Dictionary(usage.axes.map { ($0.direction, $1) }, uniquingKeysWith: +)
      .first { $0.value >= max(fewest, total) && $0.key != .grid }?.key
  }

  private static let pageWords: Set<String> = ["gutter", "margin"]

  /// The distances that one type holds, or one file for extensions of the SDK's types.
  private struct Family: Hashable {
    var owner: String
    var file: String

    init(_ token: ImportedToken) {
      guard case .member(let owner) = token.source, !owner.isEmpty, ThemeType(named: owner) == nil
      else {
        (owner, file) = ("", token.file)
        return
      }
      (self.owner, file) = (owner, "")
    }

    /// Whether its type is named for one kind of distance, so that its members are the steps of a scale.
    var isScale: Bool { isNamed(SpacingKinds.between) || isNamed(SpacingKinds.inside) }

    /// Whether its type is named for a grid, whose spacing is the gutter: `GridLayout`.
    var isOfGrid: Bool {
      owner.split(at: ".").contains { NameWords.split(String($0)).contains("grid") }
    }

    func isNamed(_ words: Set<String>) -> Bool {
      owner.split(at: ".").last
        .flatMap { NameWords.split(String($0)).last { $0 != "type" } }
        .map(words.contains) ?? false
    }
  }

  /// The numbers of uses.
  private struct Kinds {
    var gaps = 0
    var insets = 0
    var total: Int { gaps + insets }

    init(_ usage: TokenUsage? = nil) { add(usage) }

    mutating func add(_ usage: TokenUsage?) {
      gaps += usage?.roles[.gap] ?? 0
      insets += usage?.roles[.inset] ?? 0
    }

    /// The kind of nearly all uses, where a name is not that of a step.
    ///
    /// The app uses `group` between views, and `edges` inside of them. A step of a scale may be for any kind, unless it is
    /// called by the kind itself.
    func only(for words: [String]) -> UsageRole? {
      guard total >= fewestUses else { return nil }
      let isStep = ThemeWords.isStep(words)
      let isDirected = words.count > 1 && Axis(words: words.suffix(1)) != nil
      if isHardly(.gap), !isStep || isDirected || words.count == 1 && inside.contains(words[0]) {
        return .inset
      }
      let isGap = !isStep || words.count == 1 && between.contains(words[0])
      return isHardly(.inset) && isGap ? .gap : nil
    }

    /// Whether at most one of twenty uses is of a kind.
    func isHardly(_ role: UsageRole) -> Bool {
      (role == .gap ? gaps : insets) * 20 <= total
    }
  }

  /// Whether a name says a kind of distance and how much, and nothing else: `padding`, `smallPadding`.
  private static func isPlain(_ name: String, of kind: Set<String>) -> Bool {
    let words = NameWords.split(name)
    let rest = words.filter { !kind.contains($0) }
    return rest.count < words.count && ThemeWords.isStep(rest)
  }

  /// Whether a name of several words ends with one of some; one word says too little by itself.
  private static func ends(_ name: String, in ends: Set<String>) -> Bool {
    let words = NameWords.split(name).drop { $0 == "default" || $0 == "standard" }
    return words.count > 1 && words.last.map(ends.contains) ?? false
  }
}
