/// The state of tokens' codes for several targets, all of which must see the written code.
package struct CodeStandings: Sendable {
  private let model: ProjectModel
  private let targets: [Int]
  private let each: [TargetStandings]

  /// Combines the states of several targets.
  package init(_ model: ProjectModel, targets: [Int], each: [TargetStandings]) {
    self.model = model
    self.targets = targets
    self.each = each
  }

  /// The state of a token's code at a place.
  ///
  /// The result depends on the place only if a type around it shadows or declares the head of the code, if it
  /// is under `#if`, if a declaration is private to its file, or if the place limits what it may name.
  package func standing(
    of code: String, site: Site, at place: NameResolver.Place
  ) -> CodeStanding {
    let everywhere = NameResolver.Place(condition: site.condition)
    let plain = combined(PlacedCode(code: code, site: site, place: everywhere))
    var relevant = everywhere
    relevant.condition = .both(place.condition, site.condition)
    if isRenamed(code, inside: place.enclosingType) || isMember(code, of: place.enclosingType) {
      relevant.enclosingType = place.enclosingType
      relevant.supertypes = place.supertypes
    }
    if let declared = plain.declaration, model.index[declared].access <= .fileprivate,
      model.index[declared].file == place.file
    {
      relevant.file = place.file
      relevant.enclosingType = place.enclosingType
    }
    relevant.limits = place.limits.flatMap {
      model.names.settled($0, inside: place.enclosingType)
    }
    guard relevant != everywhere else { return plain }
    if !relevant.enclosingType.isEmpty { relevant.file = place.file }
    return combined(PlacedCode(code: code, site: site, place: relevant))
  }

  /// Whether some type shadows a name of the code.
  private func isRenamed(_ code: String, inside type: String) -> Bool {
    guard !type.isEmpty, !model.index.nestedTypeNames.isEmpty else { return false }
    return model.names.parsed(code).outline.memberChains.contains { chain in
      !chain.isImplicit && model.index.nestedTypeNames.contains(chain.names[0].text)
    }
  }

  /// Whether the head of the code is a value that a view has: `theme` of `theme.ink`, or in place of a global `ink`.
  private func isMember(_ code: String, of type: String) -> Bool {
    guard !type.isEmpty, code.utf8.first.map({ !$0.isASCIICapital }) ?? false else { return false }
    return model.names.parsed(code).outline.memberChains.contains { chain in
      !chain.isImplicit && !model.index.members(chain.names[0].text, of: type).isEmpty
    }
  }

  private func isSame(_ a: StyleValue?, _ b: StyleValue?) -> Bool {
    guard let a, let b else { return a == b }
    return a.isSame(as: b)
  }

  /// The combined state: every target must see the code, with the same value.
  private func combined(_ code: PlacedCode) -> CodeStanding {
    var all: [CodeStanding] = []
    var faulty: CodeStanding?
    let compiling = compiling(code.place)
    for place in compiling {
      let standing = each[place].standing(of: code)
      all.append(standing)
      guard standing.fault != nil else { continue }
      faulty = faulty ?? standing
      // If one target cannot see it, the others do not matter.
      if !standing.isOutOfReach { break }
    }
    var result = faulty ?? all[0]
    result.isOutOfReach = all.count == compiling.count && all.allSatisfy(\.isOutOfReach)
    guard result.fault == nil else { return result }
    result.modules = all.flatMap(\.modules).uniqued()
    let own = targets.map { model.targets.targets[$0].module }
    if let module = result.modules.first(where: own.contains) {
      result.fault = each[0].faults.importsItself(code.code, module)
    }
    for place in all.indices.dropFirst() where !isSame(all[place].value, all[0].value) {
      result.fault = each[0].faults.differs(
        between: targets[compiling[0]], and: targets[compiling[place]], code.code)
    }
    return result
  }

  /// The indices of the targets that compile a place; of all if its `#if` leaves none.
  private func compiling(_ place: NameResolver.Place) -> [Int] {
    guard targets.count > 1, let condition = place.condition else { return Array(targets.indices) }
    let compiling = targets.indices.filter { index in
      model.names.variants[targets[index]].contains { $0.canSatisfy(condition) }
    }
    return compiling.isEmpty ? Array(targets.indices) : compiling
  }
}
