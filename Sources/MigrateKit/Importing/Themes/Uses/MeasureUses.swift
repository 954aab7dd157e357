import MigrateKitCore

/// What code uses constants for: `.padding(.small)`, `cornerRadius: Theme.medium`.
///
/// The name of such a number often says only how large it is.
struct MeasureUses: Hashable, Sendable {
  /// The number of uses for each purpose, by the name of the number, by the name of its type, with that of the type around
  /// it where code writes both: `Icon.Size`.
  private(set) var counts: [String: [String: [TokenCategory: Int]]] = [:]

  /// The number of uses as the sides of a frame, by the name of the number, by the name of its type.
  private var sides: [String: [String: Int]] = [:]

  init() {}

  /// Reads the uses in a file.
  init(_ outline: SyntaxOutline) {
    for index in outline.indices(of: .frame) {
      guard let call = outline.call(named: Int(index)) else { continue }
      for argument in outline.arguments(call) {
        guard let label = argument.label, Self.labelsOfSides.contains(outline.name(label)),
          let (holder, name) = Self.constant(at: argument.value.lowerBound, outline)
        else { continue }
        sides[holder, default: [:]][name, default: 0] += 1
      }
    }
    for (word, category) in Self.purposes {
      for index in outline.indices(of: word) { count(word, at: Int(index), category, outline) }
    }
    countDistances(outline)
    for font in FontReader(outline).expressions() where font.form != .style {
      add(at: font.sizeSpan.lowerBound, .fontSize, outline)
    }
    for word in [KnownWord.duration, .withDuration] {
      for index in outline.indices(of: word)
      where outline.labelsDuration(Int(index)) {
        add(at: Int(index) + 2, .duration, outline)
      }
    }
  }

  /// The labels, and the functions, whose numbers are distances or radii.
  private static let purposes: [(word: KnownWord, category: TokenCategory)] = [
    (.padding, .spacing), (.safeAreaPadding, .spacing), (.contentMargins, .spacing),
    (.spacing, .spacing), (.minLength, .spacing), (.cornerRadius, .radius),
    (.minimumLineSpacing, .spacing), (.minimumInteritemSpacing, .spacing), (.opacity, .opacity),
  ]

  /// The words among them that are no functions of views: `Leading.spacing(for: 12)` computes something.
  private static let labels: Set<KnownWord> = [.spacing, .minLength]

  private mutating func count(
    _ word: KnownWord, at index: Int, _ category: TokenCategory, _ outline: SyntaxOutline
  ) {
    if outline.kind(index + 1) == .colon || outline.kind(index + 1) == .equal {
      add(at: index + 2, category, outline)
    } else if !Self.labels.contains(word), let call = outline.call(named: index),
      let last = outline.arguments(call).last
    {
      add(at: last.value.lowerBound, category, outline)
    }
  }

  /// Counts the distance from a side that a chain of constraints is given: `make.top.equalToSuperview().offset(Layout.top)`.
  private mutating func countDistances(_ outline: SyntaxOutline) {
    for word in [KnownWord.equalTo, .equalToSuperview, .greaterThanOrEqualToSuperview] {
      for index in outline.indices(of: word) {
        guard let call = outline.call(named: Int(index)),
          case let name = call.close + 2, outline.kind(name - 1) == .period,
          outline.isText(name, "offset") || outline.isText(name, "inset"),
          let value = outline.call(named: name).flatMap({ outline.arguments($0).last?.value })
        else { continue }
        add(
          at: outline.kind(value.lowerBound) == .op ? value.lowerBound + 1 : value.lowerBound,
          .spacing, outline)
      }
    }
  }

  /// The limit of lexemes in a chain: `App.Theme.Sizes.small`.
  private static let longestChain = 7

  private static let labelsOfSides: Set<String> = [
    "width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight",
  ]

  /// Counts `.small`, `CGFloat.small` and `Theme.small`, and both of `isWide ? .large : .small`.
  private mutating func add(at start: Int, _ category: TokenCategory, _ outline: SyntaxOutline) {
    if let (holder, name) = Self.constant(at: start, outline) {
      counts[holder, default: [:]][name, default: [:]][category, default: 0] += 1
    } else if outline.kind(start) == .leftParen {
      add(at: start + 1, category, outline)
    } else if let end = outline.operandsEnd(from: start), let choice = outline.ternary(at: end) {
      add(at: choice.thenArm.lowerBound, category, outline)
      add(at: choice.elseArm.lowerBound, category, outline)
    }
  }

  /// The type and the name of a constant that is a whole argument; `nil` for anything else.
  private static func constant(
    at start: Int, _ outline: SyntaxOutline
  ) -> (holder: String, name: String)? {
    var end = outline.kind(start) == .identifier ? start + 1 : start
    while end < start + longestChain, outline.kind(end) == .period,
      outline.kind(end + 1) == .identifier
    {
      end += 2
    }
    // `px(2)` is what the function is for.
    let isCall = end > start && outline.kind(end) == .leftParen
    let after = isCall ? (outline.partner(end) ?? end) + 1 : end
    guard end > start + 1,
      [.comma, .rightParen, .colon].contains(outline.kind(after)) || outline.startsLine(after)
    else { return nil }
    let name = outline.name(end - 1)
    guard end - 3 >= start else { return (Self.number, name) }
    let type = outline.name(end - 3)
    return (end - 5 >= start ? "\(outline.name(end - 5)).\(type)" : type, name)
  }

  private static let number = "CGFloat"

  /// Whether code uses members of a type as distances or as radii, so that others of it that are called so are as well.
  func count(membersOf type: String) -> Bool {
    Self.keys(of: type).contains { counts[$0] != nil }
  }

  /// The same uses, where only the names of types that contain each other stand before a period: `Icon.Size`.
  ///
  /// The first name in `kit.Size` may be that of a module, of an alias or of a value, and says nothing.
  func assigned(to index: DeclarationIndex) -> MeasureUses {
    let types = Set(
      index.declarations.lazy.filter { $0.kind == .type }.compactMap { Self.keys(of: $0.path).last }
    )
    var result = MeasureUses()
    result.merge(self) { types.contains($0) ? $0 : Self.name(of: $0) }
    return result
  }

  /// The name of a type, and that with the name of the type around it.
  private static func keys(of type: String) -> [String] {
    let names = type.split(at: ".").suffix(2)
    return [name(of: type)] + (names.count > 1 ? [names.joined(separator: ".")] : [])
  }

  /// The number of uses of a constant for each purpose; `nil` for none.
  private func uses(of declared: Declaration) -> [TokenCategory: Int]? {
    Self.keys(of: declared.owner).compactMap { counts[$0]?[declared.name] }
      .reduce(nil) { all, own in (all ?? [:]).merging(own, uniquingKeysWith: +) }
  }

  /// Adds the uses of other files, under the names that `key` makes of those of the types.
  mutating func merge(_ other: MeasureUses, as key: (String) -> String = { $0 }) {
    for (holder, names) in other.counts {
      counts[key(holder), default: [:]].merge(names) { $0.merging($1, uniquingKeysWith: +) }
    }
    for (holder, names) in other.sides {
      sides[key(holder), default: [:]].merge(names, uniquingKeysWith: +)
    }
  }

  /// Whether code uses a constant of one of the app's types for one purpose, and for nothing else that is known.
  func isOnly(_ category: TokenCategory, _ declared: Declaration) -> Bool {
    Self.name(of: declared.owner) != Self.number
      && uses(of: declared).map { Array($0.keys) == [category] } ?? false
  }

  /// Whether code uses a constant of one of the app's types for the sides of frames, and as nothing else that is known.
  func isSide(_ declared: Declaration) -> Bool {
    let count = Self.keys(of: declared.owner).reduce(0) { $0 + (sides[$1]?[declared.name] ?? 0) }
    return Self.name(of: declared.owner) != Self.number && uses(of: declared) == nil
      && count >= Self.fewestUses
  }

  /// The purpose of most uses of a member of `CGFloat` or of a function, or of all uses of another constant; `nil` where
  /// it has none of these.
  func category(of declared: Declaration) -> TokenCategory? {
    let holder = Self.name(of: declared.owner)
    guard let uses = uses(of: declared) else { return nil }
    let total = uses.values.reduce(0, +)
    if declared.kind == .function {
      return uses.first { total >= Self.fewestCalls && $0.value * 4 >= total * 3 }?.key
    }
    guard
      declared.owner == Self.number
        || holder != Self.number && uses.count == 1 && total >= Self.fewestUses
    else { return nil }
    return uses.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key
  }

  /// The only purpose of the constants of a type, if code uses at least half of its `count` members for it.
  func category(ofScale type: String, count: Int) -> TokenCategory? {
    let used = Self.keys(of: type).compactMap { counts[$0] }
      .reduce(into: [:]) { $0.merge($1) { $0.merging($1, uniquingKeysWith: +) } }
    guard Self.name(of: type) != Self.number,
      used.count >= Self.fewestOfScale, used.count * 2 >= count,
      case let purposes = Set(used.values.lazy.flatMap(\.keys)), purposes.count == 1,
      // Beside durations there are delays and parts of springs.
      purposes != [.duration]
    else { return nil }
    return purposes.first
  }

  private static func name(of type: String) -> String {
    type.split(at: ".").last.map(String.init) ?? ""
  }

  /// The minimum number of uses that say what a constant of the app's own types is for.
  private static let fewestUses = 2
  /// The minimum number of calls that say what a function of any number is for.
  private static let fewestCalls = 10
  /// The minimum number of constants that make a scale of one purpose.
  private static let fewestOfScale = 3
}
