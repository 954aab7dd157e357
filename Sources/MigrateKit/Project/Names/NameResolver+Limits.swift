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
    guard isolation(of: declared).map({ $0 == .main }) ?? byDefault else { return false }
    guard declared.isLet else { return true }
    if !declared.isStatic { return !isOwn }
    return targets.targets[target].isSwift6
  }

  /// The isolation of a member, by its own declaration, or by its type or one of the supertypes of that.
  private func isolation(of member: Declaration) -> ActorIsolation? {
    if let stated = member.isolation, stated != .byType { return stated }
    for name in [member.owner] + supertypes(of: member.owner) {
      let stated = index.types(name).lazy.filter { !index[$0].isExtension }
        .compactMap { index[$0].isolation }
      if let isolation = stated.first(where: { $0 != .byType }) { return isolation }
    }
    return index.isolations.isMain(member.owner) ? .main : nil
  }

  /// The releases that a platform has at a place: those of the target, or newer ones that the code checks for.
  func oldestRelease(of platform: BuildPlatform, at place: Place) -> [Int]? {
    guard let stated = targets.targets[target].minimumVersions[platform] else { return nil }
    let checked = (place.limits?.releases ?? [:]).filter { platform.satisfies(os: $0.key) }.values
    return checked.reduce(stated) { VersionNumbers.precedes($0, $1) ? $1 : $0 }
  }
}

extension ProjectNames {
  /// Limits in which the type around has decided where the code runs; `nil` where nothing of the project depends on
  /// limits.
  func settled(_ limits: PlaceLimits, inside type: String) -> PlaceLimits? {
    var limits = limits
    if !hasReleases { limits.releases = [:] }
    if !hasIsolation {
      limits.isolation = nil
    } else if limits.isolation == .byType {
      limits.isolation = index.isolations.isMain(type) ? .main : nil
    }
    return hasIsolation || limits != PlaceLimits() ? limits : nil
  }
}
