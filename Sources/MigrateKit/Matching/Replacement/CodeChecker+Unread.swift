// Code that is not read: what its uses prove.

extension CodeChecker {
  /// The modules that a file must import to use a name like other files of the target; `nil` with a fault if nothing
  /// proves that the name exists and keeps its value.
  func proof(
    of chain: MemberChain, after failure: ResolutionFailure, at place: NameResolver.Place,
    _ standing: inout CodeStanding
  ) -> [String]? {
    let code = standing.code
    let hiding = chain.isImplicit ? nil : resolver.nestedType(named: chain.names[0], at: place)
    guard hiding == nil, let proof = proof(of: chain, after: failure, at: place) else {
      let failure = hiding.flatMap { hidden(chain, by: $0, failure) } ?? failure
      standing.fault = faults.fault(for: usedElsewhere(chain, failure), chain: chain, code: code)
      standing.isOutOfReach = isOutOfReach(failure)
      standing.declaration = failure.declaration
      return nil
    }
    guard !model.assigned.contains(chain.usedName) else {
      standing.fault = faults.unknown(code, EvaluationStop.assigned(chain.usedName).reason, nil)
      return nil
    }
    return proof
  }

  private func proof(
    of chain: MemberChain, after failure: ResolutionFailure, at place: NameResolver.Place
  ) -> [String]? {
    switch failure {
    case .notDeclared, .external: break
    case .unreachable, .notPublic: if home(of: failure) == nil { return nil }
    default: return nil
    }
    guard let head = chain.names.first?.text.first, head.isUppercase || !chain.isImplicit,
      chain.names.count > 1, head.isUppercase || isModule(chain.names[0].text)
    else { return nil }
    if let generated = generated(chain) { return generated }
    let homes = modules(ofAsset: asset(ofExternal: chain))
    let proof = model.uses.proof(
      of: chain.usedName, in: resolver.target, homes: homes, model.targets
    ) { condition in
      resolver.variants.allSatisfy { $0.implies(place.condition, condition) }
    }
    switch proof {
    case .plain: return []
    case .importing(let modules): return modules
    case .none, .unclear: return nil
    }
  }

  /// The import with which a type that is generated for a module of the project can be used here.
  ///
  /// It is `nil` where the type is not of this kind, or where the target does not import the module.
  private func generated(_ chain: MemberChain) -> [String]? {
    guard let module = model.targets.moduleGenerating(chain.names[0].text),
      model.uses.isUsed(chain.usedName) || asset(ofExternal: chain) != nil
    else { return nil }
    if model.targets.targets[resolver.target].module == module { return [] }
    let canImport =
      model.targets.reaches(module: module, from: resolver.target)
      || model.targets.imports(module, by: resolver.target)
    return canImport ? [module] : nil
  }

  /// The modules of the other targets whose catalogs have an asset; none if the target's own have it.
  private func modules(ofAsset name: String?) -> Set<String> {
    guard let homes = name.flatMap({ model.assets[$0] }), !homes.contains(resolver.target) else {
      return []
    }
    return Set(homes.map { model.targets.targets[$0].module })
  }

  /// The inferred module that declares what this one, inferred too, does not see: borders of inferred
  /// modules yield to uses.
  func home(of failure: ResolutionFailure) -> Int? {
    switch failure {
    case .unreachable(let place), .notPublic(let place):
      guard model.targets.isInferred(resolver.target), model.isInFile(place) else { return nil }
      return model.targets.targets(ofFile: model.index[place].file)
        .first(where: model.targets.isInferred)
    default: return nil
    }
  }

  /// A name that a nested type lacks, and that means something outside of the types around: uses there are no
  /// proof here.
  func hidden(
    _ chain: MemberChain, by nested: Int32, _ failure: ResolutionFailure
  ) -> ResolutionFailure? {
    guard case .notDeclared(let name, _) = failure else { return nil }
    let outside = resolver.resolve(chain, at: NameResolver.Place())
    guard (try? outside.get()) != nil || model.uses.isUsed(chain.usedName) else { return nil }
    return .hidden(by: nested, name: name)
  }

  /// A name that other code of the project uses, but nothing declares, is declared in code that is
  /// not read; so is a member of a type of which others are used.
  func usedElsewhere(
    _ chain: MemberChain, _ failure: ResolutionFailure
  ) -> ResolutionFailure {
    guard case .notDeclared(let name, let owner) = failure, chain.names.count > 1 else {
      return failure
    }
    let head = chain.names[0].text
    let isOther = owner.isEmpty && name == head && model.uses.isUsed(head: head)
    return isOther || model.uses.isUsed(chain.usedName) ? .external(head) : failure
  }

  private func isModule(_ name: String) -> Bool {
    model.targets.targetsByModule[name] != nil
      || model.targets.targets[resolver.target].externalModules.contains(name)
  }
}
