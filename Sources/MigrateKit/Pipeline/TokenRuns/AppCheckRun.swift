import MigrateKitCore

/// Compares design systems with the declarations of the apps under some paths.
package struct AppCheckRun {
  /// The checks, one for each project and mapping.
  package private(set) var checks: [AppCheck] = []
  /// The files that could not be read.
  package private(set) var problems: [FileProblem] = []

  /// The input of patches for a check.
  private struct Subject {
    var run: MigrationRun
    var model: ProjectModel
    var loaded: LoadedMapping
  }

  private var subjects: [Subject] = []

  /// Reads a project and checks it against its mapping, or against others.
  ///
  /// - Parameters:
  ///   - app: The folder of the app, as typed.
  ///   - mappings: The mapping files to use instead of the project's own.
  ///   - request: How to read.
  /// - Returns: The checks of the projects.
  /// - Throws: `MigrationError` for a path that does not exist, a mapping that does not load, and code
  ///   without a mapping.
  package static func run(
    app: String, mappings: [String], _ request: MigrationRun.Request
  ) throws -> AppCheckRun {
    var result = AppCheckRun()
    for mapping in mappings.isEmpty ? [nil] : mappings.map(Optional.some) {
      var request = request
      request.paths = [app]
      request.mapping = mapping
      let folder = request.workingDirectory
      try result.add(request, app: app) {
        MappingLoader.load($0, from: folder)
      } read: {
        try FileSystem.read(FilePath.absolute($0, from: folder))
      }
    }
    if result.checks.isEmpty {
      throw MigrationError(
        "no .dsmigrate.json names a mapping in '\(app)'; name one behind it")
    }
    return result
  }

  /// Checks a project against a mapping that is not written yet.
  ///
  /// - Parameters:
  ///   - app: The folder of the app, as typed.
  ///   - mapping: The mapping.
  ///   - request: How to read; it names the mapping file.
  ///   - read: Returns the bytes of the token files.
  /// - Returns: The check.
  /// - Throws: `MigrationError` for code that cannot be read.
  static func run(
    app: String, drafted mapping: LoadedMapping, _ request: MigrationRun.Request,
    read: (String) throws -> [UInt8]
  ) throws -> AppCheckRun {
    var result = AppCheckRun()
    try result.add(request, app: app, load: { _ in mapping }, read: read)
    return result
  }

  private mutating func add(
    _ request: MigrationRun.Request, app: String, load: (String) -> LoadedMapping,
    read: (String) throws -> [UInt8]
  ) throws {
    var loaded: [PathKey: LoadedMapping] = [:]
    let run = try MigrationRun.prepared(request) { path in
      let mapping = load(path)
      loaded[PathKey(path)] = mapping
      return try mapping.usableDesignSystem(named: path)
    }
    let (models, found) = run.projectModels()
    problems += (run.found.problems + found).filter { !problems.contains($0) }
    for (number, model) in models.enumerated() {
      let named = request.mapping.map { FilePath.absolute($0, from: request.workingDirectory) }
      guard let model, let path = named ?? run.projects[number].configuration.mapping,
        let mapping = loaded[PathKey(path)],
        run.found.files.contains(where: { $0.projectIndex == number && $0.isOwn })
      else { continue }
      var check = AppCheck(
        name: model.system.name, mapping: mapping.files.first ?? path, app: app)
      check.problems = mapping.problems.filter { $0.severity == .error }
      let builder = AppCheckBuilder(model, places: run.places(of: mapping, read)) { file in
        run.found.files.indices.contains(file) && !run.found.files[file].isBackground
          && run.found.files[file].place == nil
      }
      builder.fill(&check)
      checks.append(check)
      subjects.append(Subject(run: run, model: model, loaded: mapping))
    }
  }

  // MARK: Themes

  /// The themes with the missing declarations, one for each check.
  package var missingThemes: [SwiftTheme] {
    zip(checks, subjects).map { check, subject in
      let index = subject.model.index
      return SwiftTheme(check.missingPart(of: subject.model.system)) { path in
        index.types(path).contains { !index[$0].isExtension }
      }
    }
  }

  // MARK: Patches

  /// The patch that resolves the disagreements of all checks on one side.
  package func patch(_ side: AppPatch.Side) -> AppPatch {
    var patch = AppPatch()
    for (check, subject) in zip(checks, subjects) {
      let one = side == .tokens ? Self.tokenPatch(check, subject) : Self.themePatch(check, subject)
      patch.bytes += one.bytes
      patch.remarks += one.remarks
    }
    return patch
  }

  private static func tokenPatch(_ check: AppCheck, _ subject: Subject) -> AppPatch {
    let folder = subject.run.request.workingDirectory
    let patch = TokenFilePatch(loaded: subject.loaded) { file in
      try FileSystem.read(FilePath.absolute(file, from: folder))
    }
    let draft = patch.draft(check.disagreements)
    return AppPatch(
      draft, name: { subject.run.patchName(FilePath.absolute($0, from: folder)) },
      read: { try? FileSystem.read(FilePath.absolute($0, from: folder)) })
  }

  private static func themePatch(_ check: AppCheck, _ subject: Subject) -> AppPatch {
    let files = subject.run.found.files
    let patch = ThemePatch(
      model: subject.model, read: { try? FileSystem.read(files[$0].path) },
      path: { files[$0].path })
    return AppPatch(
      patch.draft(check.disagreements), name: { subject.run.patchName($0) },
      read: { try? FileSystem.read($0) })
  }
}

extension MigrationRun {
  /// The name of a file in a patch: relative to its git work tree, else to the root of reports.
  fileprivate func patchName(_ path: String) -> String {
    let real = FilePath.join(FilePath.real(FilePath.folder(path)), FilePath.name(path))
    return FilePath.relative(real, to: GitWorkTree.top(of: FilePath.folder(real)) ?? found.root)
  }

  /// The places of the tokens in token files, by path.
  fileprivate func places(
    of loaded: LoadedMapping, _ read: (String) throws -> [UInt8]
  ) -> [String: AppCheck.Place] {
    var result: [String: AppCheck.Place] = [:]
    for (file, tokens) in Dictionary(grouping: loaded.tokens, by: { PathKey($0.file) }) {
      let name = reportName(ofMappingFile: file.path)
      let bytes = (try? read(file.path)) ?? []
      let ranges = (try? JSONParser.ranges(of: Set(tokens.map(\.place)), in: bytes)) ?? [:]
      let lines = LineIndex(bytes)
      for token in tokens {
        result[token.path] = AppCheck.Place(
          file: name, line: ranges[token.place].map { lines.position(at: $0.start).line },
          path: token.place.description)
      }
    }
    return result
  }
}
