extension ReasonMessages {
  static func contrast(_ loss: ContrastGuard.Loss) -> Reason {
    Reason(.contrast, "\(figures(loss)) with both changed", values: values(loss))
  }

  static func movesTogether(_ loss: ContrastGuard.Loss, stays: String) -> Reason {
    Reason(
      .movesTogether, "its \(stays) stays as it is, and \(figures(loss))", values: values(loss))
  }

  static func waits(for partner: String, _ heldBy: Set<ReasonCode>) -> Reason {
    let codes = list(ReasonCode.allCases.filter(heldBy.contains).map(\.rawValue))
    return Reason(
      .movesTogether,
      heldBy.isEmpty
        ? "it changes together with \(partner), or the contrast would be lost"
        : "it waits for \(partner), which is held by \(codes), or the contrast would be lost",
      values: ["token": .text(partner)])
  }

  private static func figures(_ loss: ContrastGuard.Loss) -> String {
    "the contrast would go from \(short(loss.before)) to \(short(loss.after))"
      + (loss.isDark ? " in dark mode" : "")
  }

  private static func values(_ loss: ContrastGuard.Loss) -> [String: Reason.Value] {
    [
      "before": .number(loss.before), "after": .number(loss.after),
      "appearance": .text(loss.isDark ? "dark" : "light"),
    ]
  }
}
