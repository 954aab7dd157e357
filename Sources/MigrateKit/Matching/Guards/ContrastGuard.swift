/// Keeps text readable: a foreground and its background change together or not at all if changing
/// only some of them would reduce their contrast below the minimum.
///
/// - If everything changes and the contrast is too low afterwards, all changes need a decision
///   (`contrast`).
/// - If only one side changes and the contrast would be too low, that side needs a decision
///   (`movesTogether`).
/// - If all change, but under different conditions, and a mixture has too little contrast, they
///   share their conditions: a reason that holds one holds all.
struct ContrastGuard {
  private let judge: ContrastJudge
  private let index: MatchIndex

  init(index: MatchIndex, thresholds: Thresholds) {
    self.index = index
    judge = ContrastJudge(thresholds: thresholds)
  }

  /// Holds changes that would make text hard to read.
  ///
  /// The order of the suggestions does not matter.
  func hold(_ suggestions: inout [Suggestion], on file: PaintedFile) {
    let found = LayerStacks(suggestions, on: file, index: index)
    let stacks = found.stacks
    for position in found.unknownBackdrops { suggestions[position].hasUnknownBackdrop = true }
    guard !stacks.isEmpty else { return }
    var stacksOf: [Int: [Int]] = [:]
    for (number, stack) in stacks.enumerated() {
      for position in stack.positions { stacksOf[position, default: []].append(number) }
    }
    // A hold in one stack may leave another one half changed, so the loop runs until nothing
    // changes. Holds are only added, which limits the rounds.
    var results: [StackColors: ContrastResult] = [:]
    var queue = Array(stacks.indices)
    var isQueued = [Bool](repeating: true, count: stacks.count)
    var next = 0
    while next < queue.count {
      let number = queue[next]
      next += 1
      isQueued[number] = false
      let positions = stacks[number].positions
      let before = positions.map { ApplyConditions(suggestions[$0]) }
      check(stacks[number], &suggestions, &results)
      for (position, old) in zip(positions, before)
      where ApplyConditions(suggestions[position]) != old {
        for other in stacksOf[position] ?? [] where !isQueued[other] {
          isQueued[other] = true
          queue.append(other)
        }
      }
    }
    var isKnown: Set<Int> = []
    for stack in stacks {
      guard let front = stack.layers.first?.position, !found.unknownBackdrops.contains(front),
        isKnown.insert(front).inserted
      else { continue }
      suggestions[front].backdrop = StackColors(stack, suggestions, index: index).backdrop
    }
  }

  private func check(
    _ stack: LayerStack, _ suggestions: inout [Suggestion],
    _ results: inout [StackColors: ContrastResult]
  ) {
    let colors = StackColors(stack, suggestions, index: index)
    let result = results[colors] ?? judge.result(on: colors)
    results[colors] = result
    let moving = colors.parts.indices.filter { colors.parts[$0].after != nil }
    let positions = moving.compactMap { stack.layers[$0].position }
    switch result {
    case .fine: return
    case .lost(let loss):
      let reason =
        if moving.count == colors.parts.count {
          ReasonMessages.contrast(loss)
        } else if moving == [0] {
          ReasonMessages.movesTogether(loss, stays: "background")
        } else if !moving.contains(0) {
          ReasonMessages.movesTogether(loss, stays: "foreground")
        } else {
          ReasonMessages.contrast(loss, isPartial: true)
        }
      for position in positions { suggestions[position].holdForDecision(reason) }
    case .lostInPart:
      Suggestion.shareConditions(&suggestions, positions) { ReasonMessages.waits(for: $0, $1) }
    }
  }
}
