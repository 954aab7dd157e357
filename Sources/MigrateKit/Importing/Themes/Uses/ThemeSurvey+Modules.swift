import MigrateKitCore

// The modules that declare tokens for others.

extension ThemeSurvey {
  /// The target of each file whose module others can import, by the path of the file; an app's file that a package lists
  /// as well is the app's.
  static func modules(of model: ProjectModel) -> [PathKey: Int] {
    let targets = model.targets
    let modules = targets.targets.indices.filter { number in
      !targets.targets[number].isTest && targets.isModule(number) { _ in true }
    }
    var result: [PathKey: Int] = [:]
    for (file, path) in model.fileNames.enumerated() {
      let homes = model.targets.targets(ofFile: Int32(clamping: file))
      guard homes.allSatisfy({ modules.contains($0) }) else { continue }
      result[PathKey(path)] = homes.first
    }
    return result
  }

  /// Whether each token is an internal declaration of a module that also has public tokens of its category.
  static func hidden(_ tokens: [ImportedToken], in modules: [PathKey: Int]) -> [Bool] {
    var offered: [Int: Set<TokenCategory>] = [:]
    for token in tokens where token.isPublic {
      guard let module = modules[PathKey(token.file)] else { continue }
      offered[module, default: []].insert(token.category)
    }
    return tokens.map { token in
      guard !token.isPublic, token.source != .asset else { return false }
      return modules[PathKey(token.file)].map { offered[$0, default: []].contains(token.category) }
        ?? false
    }
  }

  /// Moves the internal declarations of modules that have public ones to the declarations without a value, but for those
  /// that make a public one of the same name.
  package mutating func dropHidden() {
    let isHidden = Self.hidden(tokens, in: modules)
    let hidden = tokens.indices.filter { isHidden[$0] }.map { tokens[$0] }
    tokens = tokens.indices.filter { !isHidden[$0] }.map { tokens[$0] }
    let known = Set(tokens.flatMap { $0.codes.values })
    let made = Dictionary(grouping: tokens, by: \.name)
    unreadable += hidden.compactMap { token in
      guard let code = token.codes.ofFirstSite, !known.contains(code),
        !made[token.name, default: []].contains(where: { $0.value == token.value })
      else { return nil }
      return UnreadableMember(
        name: code, file: token.file, line: token.line,
        reason: "it is not public, unlike other \(token.category.plural) of its module", code: code)
    }
  }

  /// The color sets that are in bundles of libraries alone: without a bundle, code finds none of them by its name.
  static func assetsOfLibraries(_ model: ProjectModel) -> Set<String> {
    guard !model.assets.isEmpty else { return [] }
    let targets = model.targets
    let libraries = Set(
      targets.targets.indices.filter { number in
        !targets.targets[number].kind.isProgram && targets.isModule(number) { !$0.isTest }
      })
    return Set(
      model.assets.lazy.filter { !$0.value.isEmpty && libraries.isSuperset(of: $0.value) }
        .map(\.key))
  }

  /// States text styles in the sizes in which the only platform of an app's programs draws them.
  mutating func stateTextStyles(for model: ProjectModel) {
    guard let platform = model.platformOfTextStyles(in: model.targets.programs) else { return }
    for index in tokens.indices { tokens[index].value = tokens[index].value.drawn(on: platform) }
  }
}

extension TargetMap {
  /// Whether others can import the module of a target, or one of the targets that `counts` accepts imports it.
  fileprivate func isModule(_ number: Int, importedBy counts: (ProjectTarget) -> Bool) -> Bool {
    targets[number].kind.isImportable
      || targets.indices.contains { other in
        other != number && counts(targets[other]) && imports(targets[number].module, by: other)
      }
  }
}
