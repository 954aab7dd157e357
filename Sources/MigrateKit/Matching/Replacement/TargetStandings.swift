/// Caches the states of tokens' codes for one target.
package final class TargetStandings: Sendable {
  /// The messages of faults, from the target's point of view.
  var faults: FaultMessages { checker.faults }
  private let known: Memo<PlacedCode, CodeStanding>
  private let checker: CodeChecker

  /// Makes an empty cache, or one with what is settled in another one: further declarations leave values as they are.
  package init(_ model: ProjectModel, target: Int, after other: TargetStandings? = nil) {
    checker = CodeChecker(model, target: target)
    known = Memo(other?.known.all.filter(\.value.isSettled) ?? [:])
  }

  /// The state of a token's code at a place.
  func standing(of code: PlacedCode) -> CodeStanding {
    known.value(of: code) { checker.standing(of: code.code, site: code.site, at: code.place) }
  }

  /// The names of the declarations that the values of tokens come from, whether or not the target sees these tokens.
  func namesBehind(_ system: DesignSystem) -> Set<String> {
    let model = checker.model
    // All codes of a token count, because `Color(UIColor.brand)` names no declaration itself.
    let codes = system.tokens.flatMap { RecordedSystem.codes(of: $0, in: system) }
    // What an implicit member or a call on a view names depends on the site.
    let ofSites = codes.filter { code, site in
      !model.isUnknown(code)
        && (site.receiver != nil
          || model.names.parsed(code).outline.memberChains.contains(where: \.isImplicit))
    }
    return DeclarationsBehind(
      ofSites.compactMap { code, site in
        checker.named(by: code, site: site, at: .init(condition: site.condition))
          .standing.declaration
      },
      of: codes.map(\.code) + model.constantsWithoutValue, in: model,
      target: checker.resolver.target
    ).names
  }
}
