/// Keeps pairs: one size that a view has twice, for its shape and for the stroke around it, becomes one token or stays.
///
/// `.cornerRadius(8).overlay(RoundedRectangle(cornerRadius: 8).stroke(line))` describes one shape.
/// If the code shows the use of only one of the two, they would become different tokens. The insets of one view, the
/// corners of one shape and the colors of one tuple are likewise read at a glance, as are the colors of one gradient, and
/// the arms of one choice are one decision: where one of them stays, the others do.
enum PairGuard {
  private struct Pair: Hashable {
    var chain: Int
    var category: TokenCategory
    var size: Double
  }

  /// Values that are read at a glance.
  private struct Group: Hashable {
    /// In the words of sentences.
    var noun: String
    /// Where it begins, unique in its file.
    var place: Int

    /// The group of a finding; `nil` for one that stands alone.
    init?(_ finding: Finding) {
      guard let group = finding.context.group else { return nil }
      switch (finding.category, group.kind) {
      case (.spacing, .insets): noun = "insets"
      case (.radius, .insets): noun = "shape"
      case (.color, .tuple): noun = "tuple"
      case (.color, .list) where !finding.isNamedBySystem: noun = "list"
      case (.color, .gradient) where !finding.isClear: noun = "gradient"
      default: return nil
      }
      place = group.place
    }
  }

  /// A choice between values of one category.
  private struct Choice: Hashable {
    var choice: FindingContext.Choice
    var category: TokenCategory

    /// The choice of a finding; `nil` for a color of two, which may have one from the design alone, and for what the
    /// system names: white.
    init?(_ finding: Finding) {
      guard let choice = finding.context.choice,
        finding.category != .color || choice.isSwitch && !finding.isNamedBySystem
      else { return nil }
      (self.choice, category) = (choice, finding.category)
    }

    /// The choice between vivid hues; `nil` for anything else.
    ///
    /// Of two, `isError ? .red : .green`, neither gets a color with a meaning alone.
    init?(ofHue finding: Finding) {
      guard let choice = finding.context.choice, !choice.isSwitch, finding.isVivid else {
        return nil
      }
      (self.choice, category) = (choice, .color)
    }
  }

  /// The choice of a white or a black, `isLight ? 0x000000 : 0xFFFFFF`, whose arms are seen on one background.
  private static func contrast(of finding: Finding) -> FindingContext.Choice? {
    guard let choice = finding.context.choice, !choice.isSwitch,
      case .color(let color)? = finding.value, color.light.isPlain
    else { return nil }
    return choice
  }

  /// A color and a fainter one of it: `isOn ? .white : .white.opacity(0.5)`.
  private struct Shades: Hashable {
    var place: Int
    var color: RGBA8

    init?(_ finding: Finding) {
      guard let choice = finding.context.choice, case .color(let color) = finding.value else {
        return nil
      }
      place = choice.place
      self.color = color.light.rgba8
      self.color.alpha = 255
    }
  }

  /// Holds changes of only one of a pair, or to different tokens.
  ///
  /// An arm of a choice changes alone where its token matches by a meaning that the code states; `meaningful` are the paths
  /// of such tokens.
  static func hold(_ suggestions: inout [Suggestion], meaningful: Set<String>) {
    var pairs: [Pair: [Int]] = [:]
    for position in suggestions.indices where suggestions[position].status.isOfCode {
      let category = suggestions[position].finding.category
      guard category == .radius || category == .borderWidth,
        let chain = suggestions[position].finding.chain,
        let size = suggestions[position].finding.value?.number
      else { continue }
      pairs[Pair(chain: chain, category: category, size: size), default: []].append(position)
    }
    for members in pairs.values where members.count > 1 { hold(members, in: &suggestions) }
    holdCounterparts(&suggestions)
    holdGroups(&suggestions, meaningful)
    holdDistinctions(&suggestions)
  }

  /// Holds values that other code depends on and that does not change with them, and arms that would become
  /// the other arm.
  private static func holdCounterparts(_ suggestions: inout [Suggestion]) {
    for position in suggestions.indices where suggestions[position].changesCode {
      let context = suggestions[position].finding.context
      if let other = context.otherArm, let code = suggestions[position].replacement,
        other == code || other + "!" == code
      {
        suggestions[position].holdForDecision(ReasonMessages.equalsOtherArm(other))
      }
      guard let counterpart = context.counterpart else { continue }
      let partner = suggestions.firstIndex { other in
        other.finding.range.start == counterpart.range.start && other.changesCode
      }
      guard let partner, isSame(suggestions[partner], suggestions[position]) else {
        suggestions[position].holdForDecision(
          ReasonMessages.splits(suggestions[position].finding.category, from: counterpart))
        // If it changed alone, a second run would see a value that nothing depends on.
        if let partner {
          suggestions[partner].holdForDecision(
            ReasonMessages.splitsPair(from: suggestions[position].finding))
        }
        continue
      }
      Suggestion.shareConditions(&suggestions, [position, partner]) {
        ReasonMessages.waits(for: $0, $1, orElse: "the pair")
      }
    }
  }

  /// Whether two become one token, or are written alike: two tokens may be one constant.
  private static func isSame(_ a: Suggestion, _ b: Suggestion) -> Bool {
    a.token == b.token || a.replacement == b.replacement
  }

  private static func holdGroups(_ suggestions: inout [Suggestion], _ meaningful: Set<String>) {
    var groups: [Group: [Int]] = [:]
    var choices: [Choice: [Int]] = [:]
    var hues: [Choice: [Int]] = [:]
    var shades: [Shades: [Int]] = [:]
    var contrasts: [FindingContext.Choice: [Int]] = [:]
    for position in suggestions.indices where suggestions[position].status.isOfCode {
      guard suggestions[position].finding.context.isAmongOthers else { continue }
      let finding = suggestions[position].finding
      let isMeant = suggestions[position].token.map(meaningful.contains) ?? false
      if !isMeant, let choice = Choice(finding) {
        choices[choice, default: []].append(position)
      }
      if let choice = Choice(ofHue: finding) { hues[choice, default: []].append(position) }
      if let color = Shades(finding) { shades[color, default: []].append(position) }
      if let choice = contrast(of: finding) { contrasts[choice, default: []].append(position) }
      if let group = Group(finding) { groups[group, default: []].append(position) }
    }
    for (group, members) in groups { keepTogether(members, group.noun, in: &suggestions) }
    let meant = hues.values.filter { members in
      members.contains { suggestions[$0].token.map(meaningful.contains) ?? false }
    }
    // What the system names may be meant as it is.
    let stated = contrasts.values.filter { members in
      members.contains { !suggestions[$0].finding.isNamedBySystem }
    }
    for members in Array(choices.values) + meant + Array(shades.values) + stated
    where members.count > 1 {
      keepTogether(members, "choice", in: &suggestions)
    }
  }

  private static func keepTogether(
    _ members: [Int], _ group: String, in suggestions: inout [Suggestion]
  ) {
    guard let other = members.first(where: { !suggestions[$0].changesCode }) else {
      Suggestion.shareConditions(&suggestions, members) {
        ReasonMessages.waits(for: $0, $1, orElse: "the \(group)")
      }
      return
    }
    for position in members where suggestions[position].changesCode {
      suggestions[position].holdForDecision(
        ReasonMessages.splits(group, from: suggestions[other].finding))
    }
  }

  private static func hold(_ members: [Int], in suggestions: inout [Suggestion]) {
    let changing = members.filter { suggestions[$0].changesCode }
    guard changing.count < members.count || Set(members.map { suggestions[$0].token }).count > 1
    else {
      Suggestion.shareConditions(&suggestions, members) {
        ReasonMessages.waits(for: $0, $1, orElse: "the pair")
      }
      return
    }
    for position in changing {
      guard
        let other = members.first(where: { $0 != position && isApart($0, position, suggestions) })
      else { continue }
      suggestions[position].holdForDecision(
        ReasonMessages.splitsPair(from: suggestions[other].finding))
    }
  }

  private static func isApart(_ a: Int, _ b: Int, _ suggestions: [Suggestion]) -> Bool {
    suggestions[a].token != suggestions[b].token || !suggestions[a].changesCode
  }
}

extension Finding {
  /// Whether it is clear: where a gradient fades, all of its stops are one color.
  fileprivate var isClear: Bool {
    guard case .color(let color) = value else { return false }
    return color.light.alpha == 0 && context.alphaBase == nil
  }
}

extension FindingContext {
  /// Whether its value is one of several that stay together.
  fileprivate var isAmongOthers: Bool { group != nil || choice != nil }
}
