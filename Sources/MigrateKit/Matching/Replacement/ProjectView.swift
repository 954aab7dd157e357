/// A project as seen by the targets that compile a file: the usable codes of tokens with their
/// values, and the design system with those values.
package final class ProjectView: Sendable {
  let model: ProjectModel
  /// The targets, all of which must see the written code.
  let targets: [Int]
  /// The design system with the values that the project declares.
  package let record: RecordedSystem
  /// The messages of faults, from the first target's point of view.
  let faults: FaultMessages
  private let standings: CodeStandings
  private let clashes: NameClashes
  private let named: Deferred<Set<String>>

  init(
    _ model: ProjectModel, targets: [Int], standings: CodeStandings, record: RecordedSystem,
    clashes: NameClashes, faults: FaultMessages, named: Deferred<Set<String>>
  ) {
    self.model = model
    self.targets = targets
    self.standings = standings
    self.clashes = clashes
    self.named = named
    self.record = record
    self.faults = faults
  }

  /// Whether no manifest assigns the files to a target.
  var isInferred: Bool { targets.allSatisfy(model.targets.isInferred) }

  /// The state of a token's code at a place.
  func standing(of code: String, site: Site, at place: NameResolver.Place) -> CodeStanding {
    standings.standing(of: code, site: site, at: place)
  }

  /// Whether the value of a token comes from a declaration: that token in its place would refer to itself.
  func isBehindToken(_ declaration: String) -> Bool {
    named.value.contains(DeclarationsBehind.ending(of: declaration))
  }

  /// The colors painted by the app's code at a place, equal for all targets; `nil` if one is
  /// unknown.
  func paint(
    of source: PaintedCode.Source, at place: NameResolver.Place, depth: Int = 0
  ) -> [ColorValue]? {
    switch source {
    case .code(let code):
      let all = targets.map { model.values[$0].paint(of: code, at: place) }
      return all.allSatisfy { $0 == all[0] } ? all[0] : nil
    case .style(let style):
      guard depth < 4 else { return nil }
      var result: [ColorValue] = []
      for part in model.styles[style] {
        let place = NameResolver.Place(file: part.file, enclosingType: part.code.enclosingType)
        guard let colors = paint(of: part.code.source, at: place, depth: depth + 1) else {
          return nil
        }
        result += colors
      }
      return result.isEmpty ? nil : result.uniqued()
    }
  }

  // MARK: Imports

  /// The modules that a file must import to see `modules`, or why it cannot.
  ///
  /// - Parameters:
  ///   - modules: The modules that declare the names in the code.
  ///   - imports: The file's imports.
  ///   - mentioned: The names in the file.
  /// - Returns: The modules to import, in the order of `modules`.
  func missingImports(
    _ modules: [String], imports: [String], mentioned: MentionedNames = MentionedNames()
  ) -> Result<[String], CodeStanding.FaultError> {
    let missing = modules.filter { !model.targets.sees($0, through: imports) }
    for module in missing {
      let clash =
        clashes.name(importing: module, imports: imports, targets: targets)
        ?? clashes.publicName(importing: module, imports: imports, mentioned: mentioned)
        ?? clashes.systemName(importing: module, imports: imports, mentioned: mentioned)
      if let clash {
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
        "'\(code)' needs 'import \(module)', and a target that compiles this file is that module; "
        + "rename one of the two")
  }

  func clash(_ module: String, _ name: String) -> CodeStanding.Fault {
    CodeStanding.Fault(
      code: .notVisible,
      message: "'import \(module)' would make '\(name)' ambiguous, which this file sees already; "
        + "rename one of them")
  }
}
