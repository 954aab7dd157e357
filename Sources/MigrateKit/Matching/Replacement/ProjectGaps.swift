extension OtherSystems {
  /// The match result of a finding with the reason of a gap that the project's declarations explain better than the
  /// tokens that are compared: its targets see none, or functions of the app make its fonts.
  func explaining(_ result: MatchResult, of finding: Finding) -> MatchResult {
    guard !result.hasMatch, let reason = result.remarks.first,
      let better = outOfSight(reason, of: finding) ?? madeByFunction(reason, of: finding)
    else { return result }
    var explained = result
    explained.remarks[0] = better
    return explained
  }

  /// The tokens that would be compared are declared where the targets of the file cannot see them.
  private func outOfSight(_ reason: Reason, of finding: Finding) -> Reason? {
    guard let hidden = view.record.outOfReach?.value.index else { return nil }
    let seen = view.record.matcher.index
    let category = finding.category
    let role = finding.role.role
    switch reason.code {
    case .tooFar:
      guard category != .color, !seen.hasTokens(of: category), hidden.hasTokens(of: category) else {
        return nil
      }
    case .roleNotCovered:
      guard hidden.coversEveryRole || hidden.coveredRoles.contains(role) else { return nil }
    default: return nil
    }
    let isOfRole = reason.code == .roleNotCovered
    return view.faults.seesNone(category, for: isOfRole ? role : nil)
  }

  /// The fonts of the app come from a function, whose argument is the size.
  private func madeByFunction(_ reason: Reason, of finding: Finding) -> Reason? {
    guard reason.code == .tooFar, case .font(let font) = finding.value,
      !view.record.matcher.index.hasTokens(of: .font)
    else { return nil }
    let functions = view.model.fontFunctions.value.filter { function in
      let homes = view.model.targets.targets(ofFile: view.model.index[function.declaration].file)
      return view.targets.allSatisfy { target in
        homes.contains { view.model.targets.reach[target].contains($0) }
      }
    }
    let native = functions.filter { $0.site == finding.site }
    return (native.first ?? functions.first).map { function in
      ReasonMessages.madeByFunction(
        view.model.index[function.declaration], named: function.code, size: font.size)
    }
  }
}

extension MatchIndex {
  /// Whether some token of a category matches values of it.
  fileprivate func hasTokens(of category: TokenCategory) -> Bool {
    tokens.contains { $0.category == category && (!$0.isForAliasesOnly || $0.isReserved) }
  }
}

extension FaultMessages {
  /// The targets of a file see no token of a category, or for a role.
  func seesNone(_ category: TokenCategory, for role: UsageRole?) -> Reason {
    let subject =
      "\(category.noun) of the design system"
      + (role.map { " for \(ReasonMessages.nouns($0))" } ?? "")
    return Reason(
      .notVisible,
      "\(target) sees no \(subject); add the file that declares one to it",
      values: role.map { ["role": .text($0.rawValue)] } ?? [:])
  }
}

extension ReasonMessages {
  /// The fonts of the app come from a function that is called with a size or a text style.
  static func madeByFunction(_ function: Declaration, named code: String, size: Double) -> Reason {
    let owner = code.split(separator: ".").dropLast().joined(separator: ".")
    let name = (owner.isEmpty ? "" : owner + ".") + function.signature
    return Reason(
      .tooFar,
      "the fonts of the app come from functions such as '\(name)', which have no fixed value to compare; "
        + (function.takesSize ? "call it with \(short(size))" : "call it here"),
      values: ["code": .text(name)])
  }
}
