/// Keeps text readable: a foreground and its background change together, or not at all, where a
/// change of one or of both would take their contrast below what it has to be.
///
/// In its simplest form: both are colors of one chain of modifiers on one view.
///
/// - Where both would change and the new pair reads too badly, both need a decision (`contrast`).
/// - Where one alone would change and the mixed pair reads too badly, it needs a decision
///   (`movesTogether`), since its partner stays.
/// - Where both would change, but not under the same conditions, and a mixed pair reads too badly,
///   they share their conditions: what holds the one holds the other.
struct ContrastGuard {
  private let thresholds: Thresholds
  private let values: [String: ColorValue]
  private let largeTextSize = 18.0
  private let largeBoldTextSize = 14.0
  /// Below this a foreground cannot be seen at all.
  private let invisible = 1.5

  init(index: MatchIndex, thresholds: Thresholds) {
    self.thresholds = thresholds
    values = index.colorsByPath
  }

  /// Holds back what would become hard to read.
  ///
  /// The order of the suggestions does not matter.
  func hold(_ suggestions: inout [Suggestion]) {
    var chains: [Int: [Int]] = [:]
    for (position, suggestion) in suggestions.enumerated() {
      if let chain = suggestion.finding.context.chain {
        chains[chain, default: []].append(position)
      }
    }
    for (_, members) in chains.sorted(by: { $0.key < $1.key }) where members.count > 1 {
      let colors = members.filter { suggestions[$0].finding.category == .color }
      let fronts = colors.filter { Self.isForeground(suggestions[$0]) }
      let backs = colors.filter { suggestions[$0].finding.role.role == .background }
      let minimum = minimum(for: members.map { suggestions[$0].finding }, fronts: fronts)
      // What is held for one partner may leave another alone: until nothing changes any more. Holds
      // only grow, so this ends.
      var before: [ApplyConditions] = []
      var now = colors.map { ApplyConditions(suggestions[$0]) }
      while before != now {
        for front in fronts {
          for back in backs { check(front, back, minimum: minimum, in: &suggestions) }
        }
        (before, now) = (now, colors.map { ApplyConditions(suggestions[$0]) })
      }
    }
  }

  private static func isForeground(_ suggestion: Suggestion) -> Bool {
    switch suggestion.finding.role.role {
    case .text, .icon, .onAccent: true
    default: false
    }
  }

  /// What the contrast has to be: less for large text.
  private func minimum(for findings: [Finding], fronts: [Int]) -> Double {
    let isLarge = findings.contains { finding in
      guard case .font(let font) = finding.value else { return false }
      let isBold = (font.weight ?? .regular).step >= FontValue.Weight.bold.step
      return font.size >= largeTextSize || isBold && font.size >= largeBoldTextSize
    }
    return isLarge ? thresholds.largeTextContrast : thresholds.textContrast
  }

  // MARK: One pair

  private func check(
    _ front: Int, _ back: Int, minimum: Double, in suggestions: inout [Suggestion]
  ) {
    guard let oldFront = suggestions[front].colorInCode,
      let oldBack = suggestions[back].colorInCode
    else { return }
    let newFront = newColor(suggestions[front])
    let newBack = newColor(suggestions[back])
    func loss(_ a: ColorValue, _ b: ColorValue) -> Loss? {
      self.loss(from: (oldFront, oldBack), to: (a, b), minimum: minimum)
    }
    switch (newFront, newBack) {
    case (nil, nil): return
    case (let new?, nil):
      if let loss = loss(new, oldBack) {
        suggestions[front].holdForDecision(ReasonMessages.movesTogether(loss, stays: "background"))
      }
    case (nil, let new?):
      if let loss = loss(oldFront, new) {
        suggestions[back].holdForDecision(ReasonMessages.movesTogether(loss, stays: "foreground"))
      }
    case (let newFront?, let newBack?):
      if let loss = loss(newFront, newBack) {
        suggestions[front].holdForDecision(ReasonMessages.contrast(loss))
        suggestions[back].holdForDecision(ReasonMessages.contrast(loss))
      } else if loss(newFront, oldBack) != nil || loss(oldFront, newBack) != nil {
        Suggestion.shareConditions(&suggestions, front, back)
      }
    }
  }

  /// The color after the change; `nil` when the suggestion changes nothing.
  private func newColor(_ suggestion: Suggestion) -> ColorValue? {
    guard suggestion.replacement != nil, suggestion.finding.disposition == .open,
      let token = suggestion.token, var color = values[token],
      let code = suggestion.colorInCode
    else { return nil }
    if code.light.alpha < 1, color.light.alpha == 1 {
      color = color.withAlpha(code.light.alpha)
    }
    return color
  }

  /// A contrast that was enough and no longer is.
  struct Loss {
    var before: Double
    var after: Double
    var isDark: Bool
  }

  private func loss(
    from old: (ColorValue, ColorValue), to new: (ColorValue, ColorValue), minimum: Double
  ) -> Loss? {
    for isDark in [false, true] {
      guard let before = ratio(old.0, on: old.1, isDark),
        let after = ratio(new.0, on: new.1, isDark)
      else { continue }
      for limit in [minimum, thresholds.largeTextContrast, invisible]
      where before >= limit && after < limit {
        return Loss(before: before, after: after, isDark: isDark)
      }
    }
    return nil
  }

  /// The contrast in one appearance; `nil` where the background lets something unknown through.
  private func ratio(_ front: ColorValue, on back: ColorValue, _ isDark: Bool) -> Double? {
    let front = isDark ? front.dark ?? front.light : front.light
    let back = isDark ? back.dark ?? back.light : back.light
    return back.alpha == 1 ? Contrast.ratio(front, on: back) : nil
  }
}

extension Suggestion {
  /// The color that the code has now.
  fileprivate var colorInCode: ColorValue? {
    guard case .color(let color) = finding.value else { return nil }
    return color
  }

  /// Lets two suggestions be applied under the same conditions only: both take the lesser status and
  /// everything that holds either.
  fileprivate static func shareConditions(
    _ suggestions: inout [Suggestion], _ a: Int, _ b: Int
  ) {
    let ranks: [Status] = [.exact, .near, .review]
    guard let rankA = ranks.firstIndex(of: suggestions[a].status),
      let rankB = ranks.firstIndex(of: suggestions[b].status)
    else { return }
    let status = ranks[max(rankA, rankB)]
    let heldBy = suggestions[a].heldBy.union(suggestions[b].heldBy)
    for (position, other) in [(a, b), (b, a)]
    where suggestions[position].status != status || suggestions[position].heldBy != heldBy {
      let partner = suggestions[other].token ?? ""
      suggestions[position].status = status
      suggestions[position].heldBy = heldBy
      suggestions[position].reasons.removeAll { $0.code == .movesTogether }
      suggestions[position].reasons.append(ReasonMessages.waits(for: partner, heldBy))
    }
  }
}

extension ColorValue {
  fileprivate func withAlpha(_ alpha: Double) -> ColorValue {
    ColorValue(light: light.withAlpha(alpha), dark: dark?.withAlpha(alpha))
  }
}
