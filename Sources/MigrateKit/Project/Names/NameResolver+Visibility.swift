// Checks which declarations code at a place can name.

extension NameResolver {
  /// Why code at a place cannot name a declaration; `nil` when it can.
  func sees(_ place: Int32, at use: Place) -> ResolutionFailure? {
    let declaration = index[place]
    let homes = targets.targets(ofFile: declaration.file)
    if homes.contains(target) {
      switch declaration.access {
      case .internal, .package, .public: return nil
      case .fileprivate: return declaration.file == use.file ? nil : .isPrivate(place)
      case .private:
        let outer = declaration.owner.split(at: ".").first ?? ""
        let isInside =
          declaration.file == use.file
          && (outer.isEmpty || use.enclosingType.split(at: ".").first == outer)
        return isInside ? nil : .isPrivate(place)
      }
    }
    let reachable = homes.filter { targets.reach[target].contains($0) }
    guard !reachable.isEmpty else { return .unreachable(place) }
    if declaration.access == .public { return nil }
    // `@testable import` makes internal declarations visible.
    if targets.targets[target].isTest, declaration.access >= .internal { return nil }
    let manifest = targets.targets[target].manifest
    let isPackage =
      declaration.access == .package
      && reachable.contains { targets.targets[$0].manifest == manifest }
    return isPackage ? nil : .notPublic(place)
  }

  /// Declarations of the module shadow imported ones, if they are global or have the same signature; extensions from
  /// modules that no file of the target imports only count if there is nothing else.
  func nearest(_ visible: [Int32], of owner: String) -> [Int32] {
    guard visible.count > 1 else { return visible }
    let own = visible.filter { targets.targets(ofFile: index[$0].file).contains(target) }
    guard !own.isEmpty, own.count < visible.count, !owner.isEmpty else {
      return own.isEmpty ? visible : own
    }
    return visible.filter { place in
      if own.contains(place) { return true }
      let isImported = targets.targets(ofFile: index[place].file).contains {
        targets.imports(targets.targets[$0].module, by: target)
      }
      return isImported && own.allSatisfy { areApart(index[$0], index[place]) }
    }
  }

  /// A type of the module hides one of the same name that it imports, with all of its members.
  ///
  /// A member belongs to the type that its own module declares, or else sees.
  func requireSameType(
    _ member: Int32, in resolution: NameResolution, _ name: String
  ) throws(ResolutionFailure) {
    guard resolution.isType, let type = resolution.declarations.first, index[type].kind == .type,
      index[type].owner.isEmpty
    else { return }
    let users = targets.targets(ofFile: index[member].file)
    let sees = resolution.declarations.contains { place in
      targets.targets(ofFile: index[place].file).contains { home in
        users.contains { targets.reach[$0].contains(home) }
      }
    }
    if !sees { throw .hidden(by: type, name: name) }
  }

  /// A static member is one of a type that is complete: no protocol, and no generic type without its arguments.
  func requireBase(
    of member: Declaration, in resolution: NameResolution, at place: Place
  ) throws(ResolutionFailure) {
    guard resolution.isType, let type = resolution.declarations.first, index[type].kind == .type,
      member.kind != .type, member.kind != .alias
    else { return }
    let path = index[type].path
    let isInside = place.enclosingType == path || place.enclosingType.hasPrefix(path + ".")
    let isIncomplete = index.types(path).contains {
      index[$0].isProtocol || index[$0].isGeneric && !isInside
    }
    if isIncomplete { throw .incompleteType(type) }
  }

  /// A default implementation counts as the requirement of the same protocol.
  func withoutRequirements(_ visible: [Int32]) -> [Int32] {
    let implemented = visible.filter { !index[$0].isRequirement }
    return implemented.isEmpty ? visible : implemented
  }

  /// Two declarations that `#if` does not separate are ambiguous.
  func requireUnambiguous(_ visible: [Int32]) throws(ResolutionFailure) {
    guard visible.count > 1 else { return }
    for (offset, first) in visible.enumerated() {
      for second in visible[(offset + 1)...] where !areApart(index[first], index[second]) {
        throw .ambiguous(first, second)
      }
    }
  }

  private func areApart(_ a: Declaration, _ b: Declaration) -> Bool {
    // The same name on `Color` and on `ShapeStyle` counts as one declaration.
    if a.owner != b.owner { return true }
    if a.kind == .function || a.kind == .initializer, a.signature != b.signature { return true }
    if a.isStatic != b.isStatic { return true }
    guard a.condition != b.condition || a.file == b.file && a.condition != nil else { return false }
    guard let first = a.condition, let second = b.condition else { return false }
    return variants.allSatisfy { $0.implies(first, .not(second)) }
  }

  /// In every build in which the place is compiled, one of the declarations must be.
  func requireCompiled(
    _ visible: [Int32], at place: Place
  ) throws(ResolutionFailure) {
    if let written = uncovered(visible.map { index[$0].condition }, at: place) {
      throw .otherPlatform(visible[0], written)
    }
    if let limit = uncovered(
      visible.map { BuildCondition.both(index[$0].condition, manifestCondition(of: $0)) }, at: place
    ) {
      throw .limitedPlatforms(visible[0], visible.lazy.compactMap(manifestCondition).first ?? limit)
    }
    for declared in visible {
      guard let availability = index[declared].availability else { continue }
      for (platform, release) in availability.introduced.sorted(by: { $0.key < $1.key }) {
        guard let built = variants.first(where: { $0.platform?.satisfies(os: platform) ?? false }),
          let minimum = built.platform.flatMap({ oldestRelease(of: $0, at: place) }),
          VersionNumbers.precedes(minimum, release)
        else { continue }
        throw .tooNew(declared, platform: platform, release: release)
      }
      let platforms = variants.compactMap(\.platform)
      let isMissing =
        availability.unavailable.contains("*")
        || platforms.contains { platform in
          availability.unavailable.contains { platform.satisfies(os: $0) }
        }
      if isMissing { throw .tooNew(declared, platform: "", release: []) }
    }
  }

  /// Some conditions combined, if there are builds of the place in which none of them holds; `nil` if one always does.
  private func uncovered(_ conditions: [BuildCondition?], at place: Place) -> BuildCondition? {
    let all = conditions.compactMap(\.self)
    guard all.count == conditions.count, let first = all.first else { return nil }
    let any = all.dropFirst().reduce(first) { .or($0, $1) }
    return variants.allSatisfy { $0.implies(place.condition, any) } ? nil : any
  }

  /// The platforms for which the target compiles the file of a declaration, or depends on its target, as a
  /// condition; `nil` for all.
  private func manifestCondition(of place: Int32) -> BuildCondition? {
    let file = index[place].file
    let homes = targets.targets(ofFile: file)
    if homes.contains(target) { return targets.condition(ofFile: file, in: target) }
    let limited = targets.targets[target].limitedDependencies
    guard !limited.isEmpty else { return nil }
    let leading = targets.targets[target].dependencies.filter { dependency in
      homes.contains { targets.reach[dependency].contains($0) }
    }
    guard !leading.isEmpty, leading.allSatisfy({ limited[$0] != nil }) else { return nil }
    return .platforms(Set(leading.flatMap { limited[$0] ?? [] }))
  }

  /// A type of UIKit or AppKit exists on the platforms of the framework.
  func requireFramework(of type: String, at place: Place) throws(ResolutionFailure) {
    let framework =
      type.hasPrefix("UI") ? "UIKit" : type.hasPrefix("NS") && type != "NSObject" ? "AppKit" : nil
    guard let framework else { return }
    let needed = BuildCondition.test("canImport(\(framework))")
    let isThere = variants.allSatisfy { variant in
      guard variant.canSatisfy(place.condition), variant.platform != nil else { return true }
      return variant.implies(place.condition, needed)
    }
    if !isThere { throw .missingFramework(framework) }
  }
}
