/// Computes the status from the match result and the holding reasons.
///
/// Three rules, in this order:
/// 1. A gap remains a gap.
/// 2. A reason in the mapping's `accept` does not hold. If such a reason changes the screen, the
///    finding is `near` at best: `exact` guarantees identical pixels.
/// 3. Anything that still holds makes it `review`; if one of the reasons needs a decision, there is no
///    replacement either.
///
/// What a single run accepts with `--accept` leaves the status as it is: `ApplyPolicy` applies a
/// `review` whose every holding reason is accepted.
struct StatusPolicy {
  let accepted: Set<ReasonCode>

  /// A status with what holds it.
  struct Outcome: Equatable {
    var status: Status
    var heldBy: Set<ReasonCode> = []
    var keepsReplacement = true
  }

  /// The outcome for a match result of `base`, held by `holds`.
  func outcome(base: Status, holds: [Reason]) -> Outcome {
    guard base != .gap else { return Outcome(status: .gap, keepsReplacement: false) }
    let open = Set(holds.map(\.code).filter { !isAccepted($0) })
    guard open.isEmpty else {
      return Outcome(
        status: .review, heldBy: open,
        keepsReplacement: !open.contains { $0.effect == .needsDecision })
    }
    return Outcome(status: holds.contains { $0.code.changesLook } ? .near : base)
  }

  private func isAccepted(_ code: ReasonCode) -> Bool {
    code.effect == .holds && accepted.contains(code)
  }
}
