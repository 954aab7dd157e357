/// A project as the targets that compile a file see it: which code of tokens can stand there, with which
/// value, and the design system with those values.
///
/// Unchecked: what it remembers is only touched with the lock held.
final class ProjectView: @unchecked Sendable {
  let model: ProjectModel
  /// The targets, each of which must see what is written.
  let targets: [Int]
  /// The design system with the values that the project declares.
  let record: RecordedSystem
  /// The sentences of faults, from the point of view of the first target.
  let faults: FaultMessages
  private let standings: CodeStandings
  private let lock = Lock()
  /// What importing a module makes ambiguous, by the module and what a file imports.
  private var clashes: [[String]: String?] = [:]

  init(
    _ model: ProjectModel, targets: [Int], standings: CodeStandings, record: RecordedSystem
  ) {
    self.model = model
    self.targets = targets
    self.standings = standings
    self.record = record
    faults = FaultMessages(
      model: model,
      resolver: NameResolver(index: model.index, targets: model.targets, target: targets[0]))
  }

  /// Whether no manifest places the files.
  var isInferred: Bool { targets.allSatisfy(model.targets.isInferred) }

  /// How the code of a token stands at a place.
  func standing(of code: String, site: Site, at place: NameResolver.Place) -> CodeStanding {
    standings.standing(of: code, site: site, at: place)
  }

  // MARK: Imports

  /// The modules that a file must import to see `modules`, or why it cannot.
  ///
  /// - Parameters:
  ///   - modules: The modules that declare what the code names.
  ///   - imports: What the file imports already.
  /// - Returns: The modules to import, in the order of `modules`.
  func missingImports(
    _ modules: [String], imports: [String]
  ) -> Result<[String], CodeStanding.FaultError> {
    let missing = modules.filter { !model.targets.sees($0, through: imports) }
    for module in missing {
      if let clash = clash(importing: module, imports: imports) {
        return .failure(CodeStanding.FaultError(fault: faults.clash(module, clash)))
      }
    }
    return .success(missing)
  }

  /// Whether no manifest contradicts an import that the mapping asks for.
  func mayImport(_ module: String) -> Bool {
    targets.allSatisfy { target in
      model.targets.targets[target].module != module
        && (model.targets.targetsByModule[module] == nil
          || model.targets.reaches(module: module, from: target))
    }
  }

  /// A member that a module declares on a framework's type and that the file sees already: after the
  /// import its name would mean two things.
  private func clash(importing module: String, imports: [String]) -> String? {
    lock {
      let key = [module] + imports
      if let known = clashes[key] { return known }
      let found = findClash(importing: module, imports: imports)
      clashes[key] = .some(found)
      return found
    }
  }

  private func findClash(importing module: String, imports: [String]) -> String? {
    let homes = Set(model.targets.targetsByModule[module] ?? [])
    for declaration in model.index.declarations
    where declaration.access == .public && isExtensionMember(declaration)
      && !homes.isDisjoint(with: model.targets.targets(ofFile: declaration.file))
    {
      let twins = model.index.members(declaration.name, of: declaration.owner)
      let isSeen = twins.contains { place in
        let twin = model.index[place]
        let twinHomes = model.targets.targets(ofFile: twin.file)
        guard twin.signature == declaration.signature, twin.file != declaration.file,
          twin.access > .fileprivate, homes.isDisjoint(with: twinHomes)
        else { return false }
        return twinHomes.contains { home in
          targets.contains(home)
            || twin.access == .public
              && model.targets.sees(model.targets.targets[home].module, through: imports)
        }
      }
      if isSeen { return "\(declaration.owner).\(declaration.signature)" }
    }
    return nil
  }

  private func isExtensionMember(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .property, .function, .initializer: DeclaredType.isStyle(declaration.owner)
    case .type, .alias, .enumCase: false
    }
  }
}

extension CodeStanding {
  /// A fault as an error.
  struct FaultError: Error {
    var fault: Fault
  }
}

extension FaultMessages {
  func importsItself(_ code: String, _ module: String) -> CodeStanding.Fault {
    CodeStanding.Fault(
      code: .notVisible,
      message:
        "'\(code)' needs 'import \(module)', and a target that compiles this file is that module")
  }

  func clash(_ module: String, _ name: String) -> CodeStanding.Fault {
    CodeStanding.Fault(
      code: .notVisible,
      message: "'import \(module)' would make '\(name)' ambiguous, which this file sees already")
  }
}
