/// Answers shadows: color, radius and offset together, the role only ranks.
struct ShadowMatching {
  private let context: MatchContext
  private let query: MatchQuery
  private let value: ShadowValue
  private var index: MatchIndex { context.index }

  init(_ value: ShadowValue, query: MatchQuery, context: MatchContext) {
    self.value = value
    self.query = query
    self.context = context
  }

  /// How far a token's shadow is from the code's.
  private struct Rival {
    var entry: ShadowEntry
    /// The largest difference of radius and offset, in points.
    var points: Double
    /// The difference of the colors, as they darken white.
    var color: Double
    /// Whether both are equal to 8 bits.
    var hasColor: Bool

    /// What the eye makes of both: a point of blur is about as little as one of color.
    var total: Double { points + color }
  }

  /// What matching says of the shadow.
  func verdict() -> Verdict {
    let rivals = index.shadows.map(rival).sorted { a, b in
      a.total != b.total ? a.total < b.total : a.entry.tokens[0] < b.entry.tokens[0]
    }
    guard let best = rivals.first, isWithinReach(best),
      let choice = context.choice(groups(of: best), at: query.site)
    else {
      return .gap(
        ReasonMessages.tooFar(rivals.first.flatMap { groups(of: $0).first?.name }, shadow: value),
        candidates: candidates(rivals, choice: nil))
    }
    let isExact = best.points == 0 && best.hasColor
    var verdict = Verdict(
      base: isExact ? .exact : .near, candidates: candidates(rivals, choice: choice))
    verdict.holds = holds(best, rivals, choice)
    return verdict
  }

  private func holds(_ best: Rival, _ rivals: [Rival], _ choice: GroupChoice) -> [Reason] {
    var holds = context.commonHolds(choice) + context.roleHolds(choice, role: query.role)
    let thresholds = context.thresholds
    if best.points > thresholds.nearPoints || best.color > thresholds.nearColor {
      holds.append(ReasonMessages.visibleChange(from: value, to: best.entry.shadow))
    }
    if best.total > 0, let other = rivals.dropFirst().first,
      other.total - best.total < thresholds.nearPoints
    {
      holds.append(
        ReasonMessages.closeRunnerUp(
          groups(of: other).first?.name ?? "", distance: other.points, unit: .pt,
          margin: other.total - best.total))
    }
    return holds
  }

  // MARK: Distances

  private func rival(_ entry: ShadowEntry) -> Rival {
    let other = entry.shadow
    let colors = [(value.color.light, other.color.light), (dark(value), dark(other))]
    return Rival(
      entry: entry, points: Self.points(from: value, to: other),
      color: colors.map { ciede2000(Self.onWhite($0).lab, Self.onWhite($1).lab) }.max() ?? 0,
      hasColor: colors.allSatisfy { $0.inSRGB.rgba8 == $1.inSRGB.rgba8 })
  }

  /// The largest difference of radius and offset, in points.
  static func points(from value: ShadowValue, to other: ShadowValue) -> Double {
    max(abs(value.radius - other.radius), abs(value.x - other.x), abs(value.y - other.y))
  }

  /// The color in dark appearance; one that says nothing of it stays as it is.
  private func dark(_ shadow: ShadowValue) -> ColorSample {
    shadow.color.dark ?? shadow.color.light
  }

  private static func onWhite(_ sample: ColorSample) -> ColorSample {
    sample.composited(over: ColorSample(red: 1, green: 1, blue: 1))
  }

  private func isWithinReach(_ rival: Rival) -> Bool {
    let thresholds = context.thresholds
    let reach = max(thresholds.reviewPoints, thresholds.reviewShare * value.radius)
    return rival.points <= reach && rival.color <= thresholds.reviewColor
  }

  // MARK: Candidates

  private func groups(of rival: Rival) -> [AliasGroup] {
    context.groups(ofNumbers: rival.entry.tokens, role: query.role)
  }

  private func candidates(_ rivals: [Rival], choice: GroupChoice?) -> [Contender] {
    var candidates: [Contender] = []
    for (rank, rival) in rivals.prefix(ColorMatching.listed).enumerated() {
      for group in groups(of: rival) {
        var contender = Contender(
          group: group, spelling: context.spelling.spelling(of: group.members, at: query.site),
          distance: Distance(rival.points, .pt))
        if rank == 0, let choice {
          if group.name == choice.chosen.name {
            candidates.insert(contender, at: 0)
            continue
          }
          contender.rejection = Rejections.sameValue(group, choice: choice)
        } else {
          contender.rejection =
            isWithinReach(rival)
            ? "further away: \(ValueWords.shadow(rival.entry.shadow))"
            : "too far: \(ValueWords.shadow(rival.entry.shadow))"
        }
        candidates.append(contender)
      }
    }
    return Array(candidates.prefix(ColorMatching.listed))
  }
}

/// A shadow of the system and the tokens that have it.
struct ShadowEntry: Sendable {
  let shadow: ShadowValue
  let tokens: [Int]
}

/// Values in the words of sentences.
enum ValueWords {
  /// `#000000 at 5 %, radius 8, offset 0 and 4`.
  static func shadow(_ shadow: ShadowValue) -> String {
    let color = shadow.color.light.rgba8
    let hex = RGBA8(red: color.red, green: color.green, blue: color.blue).shortHex
    return "\(hex) at \(ReasonMessages.percent(Int16(color.alpha))), radius "
      + "\(ReasonMessages.short(shadow.radius)), offset \(ReasonMessages.short(shadow.x)) and "
      + ReasonMessages.short(shadow.y)
  }
}
