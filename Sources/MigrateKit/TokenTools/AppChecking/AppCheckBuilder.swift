import MigrateKitCore

/// Compares the tokens of a design system with an app's declarations.
struct AppCheckBuilder {
  let model: ProjectModel
  /// The places of the tokens, by path.
  let places: [String: AppCheck.Place]
  /// Whether the declarations of a file of the project are the app's own.
  let isOwnFile: (Int) -> Bool
  /// The targets with code, tests left out.
  private let targets: [Int]
  private let standings: [CodeStandings]
  /// The platform whose sizes text styles have in each target; `nil` for those of iOS.
  private let platforms: [BuildPlatform?]

  init(
    _ model: ProjectModel, places: [String: AppCheck.Place], isOwnFile: @escaping (Int) -> Bool
  ) {
    self.model = model
    self.places = places
    self.isOwnFile = isOwnFile
    let used = model.targets.targetsOfFile.all
    let all = used.sorted()
    let products = all.filter { !model.targets.targets[$0].isTest }
    targets = products.isEmpty ? all : products
    standings = targets.map {
      CodeStandings(model, targets: [$0], each: [TargetStandings(model, target: $0)])
    }
    platforms = targets.map { model.platformOfTextStyles(in: [$0]) }
  }

  /// Adds the app's declaration of each token, in order of paths, then its other declarations.
  func fill(_ check: inout AppCheck) {
    var holders = TokenHolders(model)
    for token in model.system.tokens where !takesCodeOfTarget(token) {
      let codes = RecordedSystem.codes(of: token, in: model.system)
      guard let first = codes.first else { continue }
      check.tokenCount += 1
      let seen = targets.indices.map { outcome(of: token, codes, in: $0, noting: &holders) }
      add(token, code: first.code, seen, to: &check)
    }
    check.extras = extras(beside: holders)
  }

  /// Whether an alias has the code of a token that it represents, which is looked at instead.
  private func takesCodeOfTarget(_ token: DesignToken) -> Bool {
    let own = RecordedSystem.codes(of: token, in: model.system).map(\.code)
    return token.aliasOf.contains { target in
      guard let sites = model.system.codes[target] else { return false }
      return Set(sites.values.map(\.text)).isSuperset(of: own)
    }
  }

  // MARK: One token

  /// The declaration of a token in one target.
  enum Outcome {
    case declared(StyleValue, CodeStanding, Site)
    /// It is the call of a function of views that sets a font, which reasons name and nothing is replaced by.
    case called
    case unknown(code: String, reason: String)
    case hidden
    case missing
  }

  private func outcome(
    of token: DesignToken, _ codes: [(code: String, site: Site)], in position: Int,
    noting holders: inout TokenHolders
  ) -> Outcome {
    var result = Outcome.missing
    for (code, site) in codes {
      let standing = standings[position].standing(
        of: code, site: site, at: NameResolver.Place())
      if let declaration = standing.declaration {
        holders.add(model.index[declaration], of: token)
      }
      guard let fault = standing.fault else {
        let value = standing.value?.stated(like: token.value, on: platforms[position])
        if let value = value?.measured(as: token.category) {
          return .declared(value, standing, site)
        }
        result = result.preferring(
          .unknown(code: code, reason: unvalued(standing, token.category)))
        continue
      }
      switch fault.code {
      case .notDeclared where standing.declaration == nil: break
      // A framework that a target lacks says nothing of the declaration: `UIColor(Color.ink)` on macOS.
      case .otherPlatform where standing.declaration == nil: break
      case .notVisible, .otherPlatform: result = result.preferring(.hidden)
      case .valueUnknown where token.category == .font && site == .viewModifier:
        result = result.preferring(.called)
      default: result = result.preferring(.unknown(code: code, reason: fault.message))
      }
    }
    return result
  }

  private func unvalued(_ standing: CodeStanding, _ category: TokenCategory) -> String {
    standing.value == nil
      ? "the app uses '\(standing.code)', whose declaration is not in the code that was read"
      : "'\(standing.code)' is not a \(category.noun)"
  }

  private func add(
    _ token: DesignToken, code: String, _ seen: [Outcome], to check: inout AppCheck
  ) {
    let place = places[token.path] ?? AppCheck.Place(file: token.file)
    var declared: [AppCheck.Declared] = []
    var best: (code: String, site: Site)?
    for (position, outcome) in seen.enumerated() {
      guard case .declared(let value, let standing, let site) = outcome else { continue }
      best = best ?? (standing.code, site)
      let name = model.targets.targets[targets[position]].name
      if let known = declared.firstIndex(where: { $0.value.looks(like: value) }) {
        declared[known].targets.append(name)
      } else {
        declared.append(
          AppCheck.Declared(
            value: value, targets: [name], place: standing.declaration.flatMap(location),
            declaration: standing.declaration, target: targets[position]))
      }
    }
    if let best {
      if declared.reduce(0, { $0 + $1.targets.count }) < seen.count {
        check.partlyVisibleCount += 1
      }
      guard declared.contains(where: { !$0.value.looks(like: token.value) }) else { return }
      if declared.count == 1 { declared[0].targets = [] }
      check.disagreements.append(
        AppCheck.Disagreement(
          token: token.path, code: best.code, place: place, inFile: token.value,
          inApp: declared, site: best.site))
      return
    }
    if case .unknown(let code, let reason)? = seen.first(where: \.isUnknown) {
      check.unknown.append(
        AppCheck.Unknown(token: token.path, code: code, place: place, reason: reason))
    } else if seen.contains(where: \.isHidden) {
      check.partlyVisibleCount += 1
    } else if !seen.contains(where: \.isCalled) {
      check.missing.append(
        AppCheck.Missing(
          token: token.path, code: code, place: place, nearest: nearestName(to: code)))
    }
  }

  // MARK: Names and places

  /// The most similar name that the app declares in the same type.
  private func nearestName(to code: String) -> String? {
    guard let chain = model.names.parsed(code).outline.memberChains.first,
      let last = chain.names.last
    else {
      return nil
    }
    let owner = chain.names.dropLast().map(\.text).joined(separator: ".")
    return DidYouMean.nearest(last.text, among: model.index.memberNames(of: owner))
      .map { owner.isEmpty ? $0 : "\(owner).\($0)" }
  }

  /// Where a declaration is; `nil` for a symbol of an asset catalog.
  func location(_ declaration: Int32) -> AppCheck.Place? {
    let declared = model.index[declaration]
    guard model.fileNames.indices.contains(Int(declared.file)) else { return nil }
    return AppCheck.Place(file: model.fileNames[Int(declared.file)], line: Int(declared.line))
  }
}

extension AppCheckBuilder.Outcome {
  fileprivate var isUnknown: Bool { if case .unknown = self { true } else { false } }
  fileprivate var isCalled: Bool { if case .called = self { true } else { false } }
  fileprivate var isHidden: Bool { if case .hidden = self { true } else { false } }

  /// The more informative of the two: an unknown value, then code that is not visible, then none.
  fileprivate func preferring(_ other: Self) -> Self {
    switch (self, other) {
    case (.missing, _): other
    case (.hidden, .unknown), (.called, .unknown): other
    default: self
    }
  }
}
