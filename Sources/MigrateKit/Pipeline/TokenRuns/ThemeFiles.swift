import MigrateKitCore

/// Reads the files of a code base for its design system.
struct ThemeFiles {
  var fileCount = 0
  var colorSetCount = 0
  var survey: ThemeSurvey
  var problems: [FileProblem] = []

  /// Reads files and folders in two passes: declarations, then uses.
  ///
  /// Paths and file names are relative to `folder`; `name` is a common prefix of an app's types. If
  /// the paths contain only a theme, unused tokens count too.
  static func read(
    _ paths: [String], in folder: String, name: String, isTheme: Bool, jobs: Int
  ) throws -> ThemeFiles {
    var request = SourceFinder.Request(paths: paths, workingDirectory: folder)
    request.ignoresMappings = true
    request.jobs = jobs
    request.listsHeaders = true
    request.listsIgnored = true
    let found = try SourceFinder.find(request)
    try found.throwFailure()
    let own = found.files.filter { $0.place != .vendored }
    func sources(_ isRead: (String) -> Bool) -> [Read] {
      let files = own.filter { isRead($0.name) }
      return Workers.map(count: files.count, jobs: jobs) { source(files[$0], in: folder) }
    }
    let swift = sources { $0.hasSuffix(".swift") }
    let files = swift.compactMap(\.source)
    let (sets, unset, setProblems) = colorSets(found, in: folder)
    let interfaces = sets.isEmpty ? [] : sources(InterfaceScanner.reads)
    let problems = found.problems + (swift + interfaces).compactMap(\.problem) + setProblems
    let names = AssetNames(Set(sets.map(\.asset)))
    let readings = Workers.map(count: files.count, jobs: jobs) {
      ThemeSurvey.FileReading(files[$0], assets: names)
    }
    var survey = ThemeSurvey(
      readings, colorSets: sets, name: name, folder: folder, targets: targets(found),
      files: BundledFiles(found.jsonFiles) { try? FileSystem.read($0) })
    survey.add(headers(found, in: folder))
    survey.add(withoutColor: unset)
    if !isTheme { survey.dropHidden() }
    let useNames = survey.useNames
    var uses = Workers.map(count: files.count, jobs: jobs) {
      TokenUseReading(files[$0], names: useNames)
    }
    let shown = interfaces.compactMap(\.source)
    uses += Workers.map(count: shown.count, jobs: jobs) {
      TokenUseReading(interface: shown[$0], names: useNames)
    }
    survey.guess(from: uses, by: useNames, isTheme: isTheme)
    return ThemeFiles(
      fileCount: files.count, colorSetCount: sets.count, survey: survey, problems: problems)
  }

  private struct Read: Sendable {
    var source: SourceFile?
    var problem: FileProblem?
  }

  private static func source(_ file: FoundFile, in folder: String) -> Read {
    let name = FilePath.relative(file.path, to: folder)
    do {
      let bytes = try FileSystem.read(file.path)
      // Of the files that git ignores, those of generators are part of the app: SwiftGen's colors.
      if file.place == .generated, !isMarkedAsGenerated(bytes) { return Read() }
      return Read(source: SourceFile(path: name, bytes: bytes))
    } catch {
      return Read(problem: FileProblem(file: name, message: "cannot read it: \(error.message)"))
    }
  }

  /// Whether the first comments of a file say that a program made it.
  private static func isMarkedAsGenerated(_ bytes: [UInt8]) -> Bool {
    let head = Array(bytes.prefix(4096))
    return GeneratedMark.isGenerated(lexemes: Lexer.lexemes(in: head), bytes: head)
  }

  /// The declarations in Objective-C headers.
  private static func headers(_ found: FoundFiles, in folder: String) -> [HeaderStyles] {
    found.headers.compactMap { path in
      guard let bytes = try? FileSystem.read(path) else { return nil }
      return HeaderStyles(
        SourceFile(path: FilePath.relative(path, to: folder), bytes: bytes))
    }
  }

  /// The targets in the manifests.
  private static func targets(_ found: FoundFiles) -> ProjectTargets {
    let tree = GitWorkTree.topOfProject(of: found.root) ?? found.root
    return ProjectTargets.read(
      ProjectListing(
        root: found.root, manifests: found.manifests,
        swiftFiles: found.files.map(\.path).filter { $0.hasSuffix(".swift") },
        catalogs: found.colorSets.map(\.catalog).uniqued(), links: FileLinks(found.links),
        read: { path in
          // Paths in manifests and links may lead anywhere.
          FilePath.contains(tree, FilePath.real(path)) ? try? FileSystem.read(path) : nil
        }))
  }

  /// The colors of the asset catalogs, and the color sets without one.
  static func colorSets(
    _ found: FoundFiles, in folder: String
  ) -> (
    sets: [ImportedColorSet], withoutColor: [ColorSetWithoutColor], problems: [FileProblem]
  ) {
    var sets: [ImportedColorSet] = []
    var withoutColor: [ColorSetWithoutColor] = []
    var problems: [FileProblem] = []
    for set in found.colorSets where set.place == nil {
      let name = FilePath.relative(set.path, to: folder)
      do {
        let bytes = try FileSystem.read(set.path)
        let contents = try ColorSetFile(json: bytes)
        guard let color = try contents.color(in: .ios18) else {
          let reason =
            contents.isUnset
            ? "has no color"
            : contents.namesUnknownColor(in: .ios18)
              ? "names a color of the system whose value is not known"
              : "has no color that all devices share"
          withoutColor.append(
            ColorSetWithoutColor(asset: set.asset, file: name, reason: "the color set \(reason)"))
          continue
        }
        sets.append(
          ImportedColorSet(
            asset: set.asset, color: color, file: name,
            catalog: FilePath.relative(set.catalog, to: folder)))
      } catch {
        let cause =
          (error as? SystemError)?.message ?? (error as? ColorSetError)?.message ?? "\(error)"
        problems.append(
          FileProblem(file: name, message: "cannot read the color: \(cause)", isWarning: true))
      }
    }
    return (sets, withoutColor, problems)
  }
}
