/// Checks the code of tokens for one target: whether every name is declared and visible there, its
/// value, and whether its type fits the site.
struct CodeChecker: Sendable {
  let model: ProjectModel
  let resolver: NameResolver
  /// The messages of faults, from the target's point of view.
  let faults: FaultMessages

  init(_ model: ProjectModel, target: Int) {
    self.model = model
    resolver = NameResolver(model.names, target: target)
    faults = FaultMessages(model: model, resolver: resolver)
  }

  /// The state of a token's code at the place where it would be written.
  func standing(
    of code: String, site: Site, at place: NameResolver.Place
  ) -> CodeStanding {
    var (standing, principal, isKnown) = named(by: code, site: site, at: place)
    if isKnown { return standing }
    if standing.asset == nil, site.colorType != nil, !model.assets.isEmpty {
      var question = PlacedCode(code: standing.code, site: site, place: place)
      question.place.limits = nil
      standing.asset = values(of: question).asset(of: question)
    }
    settle(&standing, principal, site: site, at: place)
    return standing
  }

  /// What the names in a token's code are, and whether that is all there is to know; else the value is still missing.
  func named(
    by code: String, site: Site, at place: NameResolver.Place
  ) -> (standing: CodeStanding, principal: NameResolution?, isKnown: Bool) {
    let outline = model.names.parsed(code).outline
    var standing = CodeStanding(code: code)
    if site.colorType != nil { standing.asset = model.asset(of: code) }
    var principal: NameResolution?
    var isExternal = false
    for chain in outline.memberChains where isChecked(chain, outline) {
      let type = implicitType(of: chain, in: outline, site: site, at: place)
      switch resolution(of: chain, at: place, type, site) {
      case .success(let resolution):
        if let place = ownTwin(of: chain, resolution) {
          standing.fault = faults.fault(for: .unreachable(place), chain: chain, code: code)
          standing.isOutOfReach = true
          standing.declaration = place
          return (standing, nil, true)
        }
        standing.modules += modules(of: resolution)
        if site.colorType != nil { standing.asset = standing.asset ?? asset(of: chain, resolution) }
        if principal == nil, !resolution.declarations.isEmpty || !resolution.isType {
          principal = resolution
          standing.declaration = resolution.declarations.last
        }
      case .failure(let failure):
        guard let proof = proof(of: chain, after: failure, at: place, &standing) else {
          return (standing, nil, true)
        }
        if outline.memberChains.count == 1, let home = home(of: failure) {
          var declared = CodeChecker(model, target: home)
            .standing(of: code, site: site, at: NameResolver.Place())
          declared.modules = proof
          return (declared, nil, true)
        }
        isExternal = true
        if site.colorType != nil { standing.asset = standing.asset ?? asset(ofExternal: chain) }
        standing.modules += proof
      }
    }
    standing.modules = standing.modules.uniqued()
    if isExternal { return (standing, principal, true) }
    standing.fault =
      assetFault(in: outline)
      ?? systemTwin(of: standing.declaration).map { faults.systemTwin(standing.code, $0) }
    return (standing, principal, standing.fault != nil)
  }

  /// The project's declaration of a name that means the system's here, where it is not visible: an app's
  /// `Color.black` in its widget.
  private func ownTwin(of chain: MemberChain, _ resolution: NameResolution) -> Int32? {
    guard resolution.declarations.isEmpty, !resolution.isType, chain.names.count > 1 else {
      return nil
    }
    return model.index.members(chain.names[1].text, of: chain.names[0].text).first {
      model.isInFile($0) && model.index[$0].isStatic && model.index[$0].access > .fileprivate
    }
  }

  /// A color of the project that is called as one of the system's, so that its name reads as that one.
  private func systemTwin(of declaration: Int32?) -> Int32? {
    guard let declaration, let type = ColorType(named: model.index[declaration].owner),
      case .hue? = SystemColors.meaning(
        of: model.index[declaration].name, on: type.owner, in: .ios18)
    else { return nil }
    return declaration
  }

  // MARK: Chains

  /// Whether a chain names anything that must be declared.
  ///
  /// A single lowercase name that the project does not declare is a value in scope, which the
  /// mapping's `requires` covers.
  private func isChecked(_ chain: MemberChain, _ outline: SyntaxOutline) -> Bool {
    if chain.isImplicit || chain.names.count > 1 { return true }
    let head = chain.names[0]
    let isName = head.text.first.map { $0.isUppercase } ?? false
    return isName || head.isCall || !model.index.members(head.text, of: "").isEmpty
  }

  /// The type of an implicit member: that of the argument it is given for, else that of the site.
  private func implicitType(
    of chain: MemberChain, in outline: SyntaxOutline, site: Site, at place: NameResolver.Place
  ) -> String? {
    guard chain.isImplicit else { return nil }
    let start = chain.span.lowerBound
    let open = outline.encloser(start)
    guard open >= 0, let call = outline.call(at: open) else { return site.rawValue }
    let receiver = site.receiver
    if let type = parameterType(ofArgumentAt: start, in: call, of: receiver, outline, at: place) {
      return type
    }
    let segment = outline.segmentStart(start)
    let isLabeled = outline.kind(segment) == .identifier && outline.kind(segment + 1) == .colon
    let label = isLabeled ? outline.name(segment) : nil
    if let type = addedParameterType(taking: chain, label: label, by: outline.text(call.name)) {
      return type
    }
    let callee = outline.text(outline.chainStart(call.name)..<call.name + 1)
    if let label, let type = partType(label, of: callee, at: place) { return type }
    if isLabeled {
      switch outline.text(segment) {
      case "uiColor": return "UIColor"
      case "nsColor": return "NSColor"
      case "cgColor": return "CGColor"
      case "resource": return "ColorResource"
      default: return outline.text(segment)
      }
    }
    guard callee == "Color" else { return outline.text(call.name) }
    let symbol = chain.names.map(\.text)
    let owner = (["ColorResource"] + symbol.dropLast()).joined(separator: ".")
    return model.index.members(symbol[symbol.count - 1], of: owner).isEmpty
      ? "UIColor" : "ColorResource"
  }

  /// The type of what an initializer of a type of the project takes under a label, declared or not: that of the property.
  private func partType(_ label: String, of type: String, at place: NameResolver.Place) -> String? {
    guard let owner = resolver.qualified(type, within: place.enclosingType),
      !DeclaredType.isSystem(owner)
    else { return nil }
    let parameters = model.index.initializers(of: owner).lazy.joined()
    return parameters.first { $0.label == label }
      .flatMap { resolver.qualified($0.type, within: owner) }
  }

  /// The type of the parameter of an initializer that the project adds to a type of the system: `Palette` of
  /// `UIColor(.brand)`.
  private func addedParameterType(
    taking chain: MemberChain, label: String?, by type: String
  ) -> String? {
    guard let member = chain.names.first?.text else { return nil }
    return model.index.members("init", of: type).lazy.compactMap { place in
      let declared = model.index[place]
      guard let first = declared.parameters.first, first.label == label,
        let taken = resolver.qualified(first.type, within: declared.owner),
        !model.index.members(member, of: taken).isEmpty
      else { return nil }
      return taken
    }.first
  }

  /// The type of the parameter that an argument is given for, where a function or a case of the project is called.
  private func parameterType(
    ofArgumentAt start: Int, in call: CallExpression, of receiver: String?,
    _ outline: SyntaxOutline, at place: NameResolver.Place
  ) -> String? {
    let head = outline.chainStart(call.name)
    let text = outline.text(head..<call.close + 1)
    guard let chain = model.names.parsed(text).outline.memberChains.first else { return nil }
    // `.text(.light)` of `color(for: .text(.light))`
    let around = chain.isImplicit ? outline.call(at: outline.encloser(head)) : nil
    let owner = around.flatMap {
      parameterType(ofArgumentAt: head, in: $0, of: receiver, outline, at: place)
    }
    guard chain.names.count > 1 || owner != nil || receiver != nil,
      case .success(let resolution) = resolver.resolve(
        chain, at: place, implicitType: owner, receiver: receiver),
      let declared = resolution.declarations.last.map({ model.index[$0] }),
      declared.kind == .function || declared.kind == .enumCase,
      let position = outline.arguments(call).firstIndex(where: { $0.value.contains(start) })
    else { return nil }
    let label = outline.arguments(call)[position].label.map { outline.name($0) }
    let parameter =
      label == nil
      ? declared.parameters.indices.contains(position) ? declared.parameters[position] : nil
      : declared.parameters.first { $0.label == label }
    guard let parameter, parameter.label == label else { return nil }
    let path = DeclaredType.path(of: parameter.type)
    return resolver.qualified(parameter.type, within: declared.owner) ?? path
  }

  /// The modules that declare the head of a chain and the extensions it uses, except for the
  /// target's own.
  private func modules(of resolution: NameResolution) -> [String] {
    resolution.path.compactMap { place in
      let homes = model.targets.targets(ofFile: model.index[place].file)
      guard !homes.contains(resolver.target) else { return nil }
      return homes.first { model.targets.reach[resolver.target].contains($0) }
        .map { model.targets.targets[$0].module }
    }.uniqued()
  }

  func isOutOfReach(_ failure: ResolutionFailure) -> Bool {
    if case .unreachable = failure { return true }
    return false
  }

  // MARK: Values

  /// Finds the value, and the form of the code that has the site's type.
  private func settle(
    _ standing: inout CodeStanding, _ principal: NameResolution?, site: Site,
    at place: NameResolver.Place
  ) {
    if let principal, let chain = wholeChain(standing.code),
      case let types = types(of: principal, in: chain, at: place), types.count == 1,
      case .known(let type) = types[0]
    {
      standing.declaredType = DeclaredType.base(of: type)
    }
    if let adapted = adapted(standing.code, principal, to: site, at: place) {
      standing.code = adapted.code
      if let fault = adapted.fault {
        standing.fault = fault
        return
      }
    }
    // Values do not depend on the limits.
    var inner = place
    inner.limits = nil
    switch worth(of: standing, site: site, at: inner) {
    case .value(let value): standing.value = value
    case .several(let variants):
      if let first = variants.first, variants.allSatisfy({ $0.value.isSame(as: first.value) }) {
        standing.value = first.value
      } else {
        standing.fault = faults.several(standing.code, variants, standing.declaration)
        standing.hasSeveralValues = true
      }
    case .unknown(let why):
      standing.fault = faults.unknown(standing.code, why, standing.declaration)
    }
  }

  /// The value of code; the value of a modifier is that of its body.
  private func worth(
    of standing: CodeStanding, site: Site, at place: NameResolver.Place
  ) -> Worth {
    let values = values(of: .init(code: standing.code, site: site, place: place))
    func worth(_ code: String, at place: NameResolver.Place) -> Worth {
      values.worth(of: .init(code: code, site: site, place: place))
    }
    if site == .viewModifier, let place = standing.declaration {
      let declared = model.index[place]
      if let code = declared.modifierCode {
        return worth(
          code, at: NameResolver.Place(file: declared.file, enclosingType: declared.owner))
      }
    }
    if site == .layer, let argument = onlyArgument(of: standing.code) {
      return worth(argument, at: place)
    }
    return worth(standing.code, at: place)
  }

  /// The values as seen by the declaring target, which hold for all targets of its platforms in which the names
  /// mean the same.
  private func values(of question: PlacedCode) -> TargetValues {
    let own = model.values[resolver.target]
    guard question.place.file == nil, question.place.enclosingType.isEmpty,
      let meaning = own.meaning(of: question), let home = meaning.home(in: model.names),
      home != resolver.target,
      model.targets.targets[home].platforms == model.targets.targets[resolver.target].platforms,
      model.values[home].meaning(of: question) == meaning
    else { return own }
    return model.values[home]
  }

  /// `Shadow.card` of `cast(Shadow.card)`: the argument of a layer's function.
  private func onlyArgument(of code: String) -> String? {
    let outline = model.names.parsed(code).outline
    guard let call = outline.call(named: 0), call.close == outline.count - 1 else { return nil }
    let arguments = outline.arguments(call)
    return arguments.count == 1 ? arguments.first.map { outline.text($0.value) } : nil
  }

  /// The code with the conversion or the property that makes its type fit the site.
  private func adapted(
    _ code: String, _ resolution: NameResolution?, to site: Site, at place: NameResolver.Place
  ) -> (code: String, fault: CodeStanding.Fault?)? {
    guard let resolution, let chain = wholeChain(code), !site.acceptedTypes.isEmpty,
      !resolution.isType
    else { return nil }
    let types = types(of: resolution, in: chain, at: place)
    let last = resolution.declarations.last
    guard types.count == 1 else {
      return (code, faults.severalTypes(code, resolution.declarations))
    }
    let type: String
    switch types[0] {
    case .unknown: return nil
    case .unread(let written): return (code, faults.unreadType(code, written, site: site, last))
    case .known(let known): type = known.hasPrefix("any ") ? known : DeclaredType.base(of: known)
    }
    // `UIColor.paper!.cgColor` names a member of Apple's after it.
    if let last, case let declared = model.index[last], declared.kind == .property,
      declared.name == chain.names.last?.text, isOptional(declared)
    {
      return (code, faults.wrongType(code, declared.type ?? type, site: site, last))
    }
    guard !site.acceptedTypes.contains(type) else { return nil }
    if let conversion = site.conversion(from: type) { return ("\(conversion)(\(code))", nil) }
    if let property = property(of: resolution.type ?? type, for: site, at: place) {
      return ("\(code).\(property)", nil)
    }
    return (code, faults.wrongType(code, type, site: site, last))
  }

  /// Whether the type of a declaration is optional where it is declared, whose names others may not see.
  private func isOptional(_ declared: Declaration) -> Bool {
    let homes = model.targets.targets(ofFile: declared.file)
    let home = homes.contains(resolver.target) ? resolver.target : homes.first ?? resolver.target
    return NameResolver(model.names, target: home).isOptional(declared)
  }

  /// The member of a type that converts its values for the site: `points` of a scale's case.
  private func property(of type: String, for site: Site, at place: NameResolver.Place) -> String? {
    let names = model.index.memberNames(of: type).filter { name in
      model.index.members(name, of: type).contains { member in
        let declared = model.index[member]
        return declared.kind == .property && !declared.isStatic
          && declared.type.map { site.acceptedTypes.contains(DeclaredType.base(of: $0)) } ?? false
          && resolver.sees(member, at: place) == nil
      }
    }
    if names.count == 1 { return names[0] }
    let isRaw = resolver.rawType(of: type).map { site.acceptedTypes.contains($0) } ?? false
    return names.isEmpty && isRaw ? "rawValue" : nil
  }

  /// The chain of names that code consists of; `nil` for other code.
  private func wholeChain(_ code: String) -> MemberChain? {
    let outline = model.names.parsed(code).outline
    let chain = MemberChain.chain(from: 0, in: outline)
    return chain?.span == 0..<outline.count ? chain : nil
  }

  // MARK: Assets

  /// Why a color named by a string cannot be relied on: it is in another bundle or in none, or the
  /// project has no color of that name.
  private func assetFault(in outline: SyntaxOutline) -> CodeStanding.Fault? {
    for index in 0..<outline.count where outline.kind(index) == .stringStart {
      let open = outline.encloser(index)
      guard open >= 0, let call = outline.call(at: open),
        ["Color", "UIColor", "NSColor"].contains(outline.text(call.name)),
        let name = outline.string(index..<outline.stepOver(index))
      else { continue }
      var isMissing = false
      if !model.assets.isEmpty {
        let homes = model.assets[name] ?? []
        guard !homes.isEmpty else { return faults.missingAsset(name) }
        isMissing =
          !outline.contains(.bundle)
          && !model.targetAssets.isInMainBundle(name, of: resolver.target)
        if isMissing, !homes.contains(resolver.target) { return faults.otherBundle(name) }
      }
      if !model.uses.stringNamedColors.contains(outline.text(call.name)) {
        return faults.stringName(outline.text(call.name), of: name)
      }
      if isMissing { return faults.mainBundle(name) }
    }
    return nil
  }
}

extension NameResolver {
  /// The type of the raw values of an enum; `nil` without any.
  package func rawType(of type: String) -> String? {
    index.types(type).lazy.compactMap { index[$0].inherited.first }
      .first { ["Int", "CGFloat", "Double", "Float", "String"].contains($0) }
  }
}
