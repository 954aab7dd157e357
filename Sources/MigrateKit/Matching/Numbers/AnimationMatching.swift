/// Answers animations: a curve with its like, a spring with springs.
struct AnimationMatching {
  private let context: MatchContext
  private let query: MatchQuery
  private let value: AnimationValue
  private let scale: NumberScale
  private var index: MatchIndex { context.index }

  init(_ value: AnimationValue, query: MatchQuery, context: MatchContext) {
    self.value = value
    self.query = query
    self.context = context
    scale = NumberScale(.duration, context.thresholds)
  }

  /// How much of a swing nobody sees, and how much a person may review.
  private static let nearDamping = 0.01
  private static let reviewDamping = 0.1

  /// How far a token's animation is from the code's.
  private struct Rival {
    var entry: AnimationEntry
    /// The difference of the durations, or of the springs' responses.
    var seconds: Double
    /// The difference of the springs' damping.
    var damping: Double

    /// Both in steps that a person would review.
    var total: Double { seconds / 0.05 + damping / AnimationMatching.reviewDamping }
  }

  /// What matching says of the animation.
  func verdict() -> Verdict {
    let rivals = index.animations.compactMap(rival).sorted { a, b in
      a.total != b.total ? a.total < b.total : a.entry.tokens[0] < b.entry.tokens[0]
    }
    guard let best = rivals.first, isWithinReach(best),
      let choice = context.choice(groups(of: best), at: query.site)
    else {
      let nearest = rivals.first.flatMap { groups(of: $0).first?.name }
      return .gap(
        ReasonMessages.tooFar(nearest, animation: value),
        candidates: candidates(rivals, choice: nil))
    }
    var verdict = Verdict(
      base: best.total == 0 ? .exact : .near, candidates: candidates(rivals, choice: choice))
    verdict.holds = holds(best, rivals, choice)
    return verdict
  }

  private func holds(_ best: Rival, _ rivals: [Rival], _ choice: GroupChoice) -> [Reason] {
    var holds = context.commonHolds(choice)
    if !isNear(best) {
      holds.append(ReasonMessages.visibleChange(from: value, to: best.entry.animation))
    }
    if best.total > 0, let other = rivals.dropFirst().first, isWithinReach(other) {
      holds.append(
        ReasonMessages.closeRunnerUp(
          groups(of: other).first?.name ?? "", distance: other.seconds, unit: .seconds,
          margin: other.seconds - best.seconds))
    }
    return holds
  }

  // MARK: Distances

  /// The distance from a token; `nil` where it moves in another way.
  private func rival(_ entry: AnimationEntry) -> Rival? {
    let other = entry.animation
    switch (value.motion, other.motion) {
    case (.spring(let response, let damping), .spring(let otherResponse, let otherDamping)):
      return Rival(
        entry: entry, seconds: abs(response - otherResponse), damping: abs(damping - otherDamping))
    case (.curve, .curve):
      guard value.motion == other.motion, (value.duration == nil) == (other.duration == nil) else {
        return nil
      }
      let seconds = abs((value.duration ?? 0) - (other.duration ?? 0))
      return Rival(entry: entry, seconds: seconds, damping: 0)
    default: return nil
    }
  }

  private func isNear(_ rival: Rival) -> Bool {
    rival.seconds <= scale.near && rival.damping <= Self.nearDamping
  }

  private func isWithinReach(_ rival: Rival) -> Bool {
    rival.seconds <= scale.reach(of: value.seconds) && rival.damping <= Self.reviewDamping
  }

  // MARK: Candidates

  private func groups(of rival: Rival) -> [AliasGroup] {
    context.groups(of: rival.entry.tokens) { _ in .silent }
  }

  private func candidates(_ rivals: [Rival], choice: GroupChoice?) -> [Contender] {
    var candidates: [Contender] = []
    for (rank, rival) in rivals.prefix(ColorMatching.listed).enumerated() {
      for group in groups(of: rival) {
        var contender = Contender(
          group: group, spelling: context.spelling.spelling(of: group.members, at: query.site),
          distance: Distance(rival.seconds, .seconds))
        if rank == 0, let choice {
          if group.name == choice.chosen.name {
            candidates.insert(contender, at: 0)
            continue
          }
          contender.rejection = Rejections.sameValue(group, choice: choice)
        } else {
          contender.rejection =
            (isWithinReach(rival) ? "further away: " : "too far: ")
            + ValueWords.animation(rival.entry.animation)
        }
        candidates.append(contender)
      }
    }
    return Array(candidates.prefix(ColorMatching.listed))
  }
}

/// An animation of the system and the tokens that have it.
struct AnimationEntry: Sendable {
  let animation: AnimationValue
  let tokens: [Int]
}

extension ValueWords {
  /// `easeInOut of 0.3 s`, `a spring of 0.3 s with a damping of 0.7`.
  static func animation(_ animation: AnimationValue) -> String {
    let duration = animation.duration.map { " of \(ReasonMessages.short($0)) s" } ?? ""
    switch animation.motion {
    case .spring(let response, let damping):
      return "a spring of \(ReasonMessages.short(response)) s with a damping of "
        + ReasonMessages.short(damping)
    case .curve(let x1, let y1, let x2, let y2):
      let numbers = [x1, y1, x2, y2].map(ReasonMessages.short).joined(separator: ", ")
      return (animation.motion.name ?? "the curve \(numbers)") + duration
    }
  }
}

extension ReasonMessages {
  static func tooFar(_ nearest: String?, animation: AnimationValue) -> Reason {
    let words = ValueWords.animation(animation)
    guard let nearest else {
      return Reason(.tooFar, "the system has nothing that moves as \(words)")
    }
    return Reason(
      .tooFar, "no animation is near \(words); the nearest is \(nearest)",
      values: ["token": .text(nearest)])
  }

  static func visibleChange(from animation: AnimationValue, to token: AnimationValue) -> Reason {
    Reason(
      .visibleChange,
      "\(ValueWords.animation(animation)) becomes \(ValueWords.animation(token))",
      values: [
        "from": .text(ValueWords.animation(animation)), "to": .text(ValueWords.animation(token)),
      ])
  }
}
