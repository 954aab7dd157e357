import MigrateKitCore

extension Suggestion {
  /// Why there is nothing to decide; `nil` if there is.
  var closedReason: String? {
    guard finding.disposition == .reportOnly else { return nil }
    let reported = reasons.first { $0.code == .reportOnly || $0.code == .inTest }
    return reported?.message ?? "it is reported only"
  }
}
