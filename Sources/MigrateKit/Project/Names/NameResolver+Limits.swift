// Checks what code at a place may name, by the modules that compile it and by its actor.

extension NameResolver {
  /// Code that other modules compile names only what is public; code that runs elsewhere, nothing that is isolated to
  /// the main actor.
  func requireLimits(_ visible: [Int32], at place: Place) throws(ResolutionFailure) {
    guard let limits = place.limits else { return }
    if limits.isInlined,
      let hidden = visible.first(where: {
        index[$0].access != .public && !index[$0].isUsableFromInline
      })
    {
      throw .notInlinable(hidden)
    }
    let runsOnMainActor =
      limits.isolation.map { $0 == .main } ?? targets.targets[target].isolatesToMainActor
    guard !runsOnMainActor, project.hasIsolation else { return }
    if let isolated = visible.first(where: isIsolated) { throw .isolated(isolated) }
  }

  /// Whether only code of the main actor compiles that names a declaration.
  ///
  /// Of a constant, Swift 5 only warns; so it does of all that a module of Swift 5 isolates by default.
  private func isIsolated(_ place: Int32) -> Bool {
    let declared = index[place]
    guard declared.kind == .property || declared.kind == .function else { return false }
    let homes = targets.targets(ofFile: declared.file)
    let isOwn = homes.contains(target)
    let home = isOwn ? target : homes.first { targets.reach[target].contains($0) }
    let byDefault =
      home.map { targets.targets[$0].isSwift6 && targets.targets[$0].isolatesToMainActor } ?? false
    let isolation = declared.isolation ?? isolation(ofType: declared.owner)
    guard isolation.map({ $0 == .main }) ?? byDefault else { return false }
    guard declared.isLet else { return true }
    if !declared.isStatic { return !isOwn }
    return targets.targets[target].isSwift6
  }

  /// The isolation that a type gives to its members, by its own declaration or by one of its supertypes.
  private func isolation(ofType type: String) -> ActorIsolation? {
    for name in [type] + supertypes(of: type) {
      let stated = index.types(name).lazy.filter { !index[$0].isExtension }
        .compactMap { index[$0].isolation }
      if let isolation = stated.first { return isolation }
    }
    return nil
  }
}
