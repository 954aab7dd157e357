/// Keeps the order of sizes: within one view, a text that was larger than another does not become
/// smaller, whichever of the two changes a run applies.
///
/// Every size counts that is known: of literals, of the system's text styles, and of the tokens
/// that the view uses already. The collapse guard handles texts that become equal.
struct HierarchyGuard {
  private let tokens: TokensWithCode
  /// After this many rounds all remaining changes are held, which bounds the time for generated
  /// views.
  private static let maximumRounds = 16

  init(tokens: TokensWithCode) {
    self.tokens = tokens
  }

  /// Holds changes that would reverse the order of two sizes.
  func hold(_ suggestions: inout [Suggestion], uses: [TokenUse]) {
    var views: [String: [TextSize]] = [:]
    for (position, suggestion) in suggestions.enumerated() {
      guard let view = suggestion.finding.context.view, let size = size(suggestion, at: position)
      else { continue }
      views[view, default: []].append(size)
    }
    for use in uses {
      guard let view = use.view, views[view] != nil, case .font(let font)? = tokens.value(of: use)
      else { continue }
      views[view, default: []].append(TextSize(before: font.size, after: font.size))
    }
    for sizes in views.values { hold(sizes, in: &suggestions) }
  }

  private func size(_ suggestion: Suggestion, at position: Int) -> TextSize? {
    let finding = suggestion.finding
    guard case .font(let font) = finding.value, finding.role.role != .icon, font.size.isFinite,
      !finding.context.hasSeveralValues
    else { return nil }
    var size = TextSize(before: font.size, after: font.size)
    size.position = position
    size.line = finding.start.line
    size.conditions = ApplyConditions(suggestion)
    if suggestion.changesCode, let token = suggestion.token,
      case .font(let new)? = tokens.value(ofToken: token)
    {
      size.after = new.size
    }
    return size
  }

  private func hold(_ sizes: [TextSize], in suggestions: inout [Suggestion]) {
    var sizes = sizes.sorted { ($0.before, $0.position) < ($1.before, $1.position) }
    for round in 1...Self.maximumRounds {
      let passings = Self.passings(sizes)
      guard let any = passings.min(by: { $0.size.position < $1.size.position }) else { return }
      let held = passings.filter { $0.isForGood || round == Self.maximumRounds }
      if held.isEmpty {
        for passing in passings { share(passing, &suggestions) }
      }
      let reasons = Dictionary(held.map { ($0.size.position, $0.reason) }) { first, _ in first }
      for index in sizes.indices where sizes[index].moves {
        let position = sizes[index].position
        if let reason = reasons[position] ?? (round < Self.maximumRounds ? nil : any.reason) {
          suggestions[position].holdForDecision(reason)
          sizes[index].after = sizes[index].before
        }
        sizes[index].conditions = ApplyConditions(suggestions[position])
      }
    }
  }

  /// Makes two sizes change only together, if the order is kept once both have.
  private func share(_ passing: SizePassing, _ suggestions: inout [Suggestion]) {
    let positions = [passing.size.position, passing.other.position]
    guard ApplyConditions(suggestions[positions[0]]) != ApplyConditions(suggestions[positions[1]])
    else { return }
    Suggestion.shareConditions(&suggestions, positions) { partner, heldBy in
      ReasonMessages.waits(for: partner, heldBy, orElse: "the order of sizes")
    }
  }

  /// The sizes that would pass another; `sizes` are in order.
  private static func passings(_ sizes: [TextSize]) -> [SizePassing] {
    // A rise among sizes is a fall among their negatives.
    SizeBounds.falling(sizes)
      + SizeBounds.falling(sizes.reversed().map(\.negated)).map { passing in
        SizePassing(size: passing.size.negated, other: passing.other.negated)
      }
  }
}

/// A size that would pass another one of its view.
struct SizePassing {
  var size: TextSize
  var other: TextSize

  /// Whether it also does so once everything is applied.
  var isForGood: Bool {
    size.after < size.before ? other.after > size.after : other.after < size.after
  }

  var reason: Reason { ReasonMessages.hierarchy(size, passes: other) }
}

/// The size of one text of a view, before and after.
struct TextSize {
  var before: Double
  var after: Double
  /// Its index among the suggestions; -1 for a token in use.
  var position = -1
  var line = 0
  /// The conditions under which it is applied; `nil` if it never changes.
  var conditions: ApplyConditions?

  var moves: Bool { before != after }
  var isToken: Bool { position < 0 }

  /// The same with the signs of its sizes turned.
  var negated: TextSize {
    var size = self
    (size.before, size.after) = (-before, -after)
    return size
  }
}

/// Facts about the smaller sizes, collected in one ascending pass.
private struct SizeBounds {
  private var highestAfter: TextSize?
  private var highestBefore: TextSize?
  /// The highest whose conditions are not those of `highestBefore`.
  private var otherBefore: TextSize?

  private mutating func insert(_ size: TextSize) {
    if size.after > highestAfter?.after ?? -.infinity { highestAfter = size }
    if highestBefore?.conditions != size.conditions { otherBefore = highestBefore }
    highestBefore = size
  }

  /// A smaller size that would be above this one: always, or if a run applies only one of them.
  private func passed(by size: TextSize) -> TextSize? {
    if let highestAfter, highestAfter.after > size.after { return highestAfter }
    let lone = highestBefore?.conditions == size.conditions ? otherBefore : highestBefore
    return lone.flatMap { $0.before > size.after ? $0 : nil }
  }

  /// The sizes that fall below one that was smaller, each with that one; `sizes` ascend.
  static func falling(_ sizes: [TextSize]) -> [SizePassing] {
    var bounds = SizeBounds()
    var pending: [TextSize] = []
    var result: [SizePassing] = []
    for size in sizes {
      if let equal = pending.first, equal.before < size.before {
        pending.forEach { bounds.insert($0) }
        pending = []
      }
      pending.append(size)
      if size.after < size.before, let passed = bounds.passed(by: size) {
        result.append(SizePassing(size: size, other: passed))
      }
    }
    return result
  }
}
