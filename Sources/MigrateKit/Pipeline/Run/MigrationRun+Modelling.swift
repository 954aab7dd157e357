import MigrateKitCore

// The project models of a run: one for each project that has a mapping.

extension MigrationRun {
  /// The models of the projects of a group, by their numbers, and the manifests that could not be read.
  func models(
    of builders: consuming [Int: ProjectModelBuilder], _ group: ProjectGroup,
    _ projectFacts: [Int: ProjectFacts], _ assets: AssetReading, _ fileNames: [String]
  ) -> (models: [Int: ProjectViews], problems: [FileProblem]) {
    var problems: [FileProblem] = []
    var models: [Int: ProjectViews] = [:]
    var builders = consume builders
    for number in group.projects {
      guard let system = projects[number].designSystem else { continue }
      var builder = builders.removeValue(forKey: number) ?? ProjectModelBuilder()
      let configuration = projects[number].configuration
      let stated = targets(of: configuration, in: group)
      problems += stated.problems.map {
        FileProblem(
          file: FilePath.relative($0.file, to: found.root), message: $0.message, isWarning: true)
      }
      let colors = zip(found.colorSets, assets.sets).filter { configuration.holds($0.0.path) }.map {
        ProjectModelBuilder.CatalogColor(
          asset: $0.asset, catalog: $0.catalog, color: $1?.color)
      }
      var facts = projectFacts[number] ?? ProjectFacts()
      facts.assets = facts.assets.joined(
        with: assets.outside[number], tokenCodes: projects[number].settings.tokenCodes)
      facts.files = BundledFiles(found.jsonFiles.filter { configuration.holds($0) }) {
        try? FileSystem.read($0)
      }
      let model = builder.model(
        stated: stated, names: fileNames, paths: { found.files[$0].path },
        folder: configuration.project ?? found.root, colors: colors, facts: facts, system: system,
        settings: projects[number].settings, also: configuration.also.map(\.path),
        commands: commands(ofProject: number))
      models[number] = ProjectViews(
        model, plain: projects[number].parts, keepsRejections: request.keepsEvidence)
    }
    return (readingMore(models, in: group), problems)
  }

  // MARK: - Names in values

  /// The maximum number of times that files are read for the names in values, each of which may lead to others.
  private static let mostRereadings = 4

  /// The models with the declarations of the names in the values of tokens.
  ///
  /// Pass 1 keeps what the code of tokens names and, within a file, what that comes from. What their values name in other
  /// files is looked for here, with the code that assigns to it.
  private func readingMore(
    _ models: [Int: ProjectViews], in group: ProjectGroup
  ) -> [Int: ProjectViews] {
    var models = models
    var asked: Set<String> = []
    for _ in 0..<Self.mostRereadings {
      let missing = models.values.reduce(into: Set()) { $0.formUnion($1.missingNames) }
        .subtracting(asked)
      guard !missing.isEmpty else { break }
      asked.formUnion(missing)
      let facts = self.facts(about: missing.sorted(), in: group)
      for (number, views) in models {
        let own = facts.filter { file, _ in
          found.files[file].projectIndex == number
            || compilers.compilers(of: found.files[file]).contains(number)
        }
        guard own.contains(where: { !$0.facts.declarations.isEmpty }) else { continue }
        models[number] = views.adding(own)
      }
    }
    return models
  }

  /// What the files of a group declare of some names, and assign to them, in path order.
  private func facts(
    about names: [String], in group: ProjectGroup
  ) -> [(file: Int, facts: FileFacts)] {
    let words = names.map { Array($0.utf8) }
    let interest = NameInterest(codes: names)
    let scanners = Dictionary(
      uniqueKeysWithValues: group.projects.map { number in
        (number, Deferred { projects[number].scanner(for: interest) })
      })
    let found = Workers.map(count: group.files.count, jobs: jobs) { index -> FileFacts? in
      let file = self.found.files[group.files[index]]
      guard !InterfaceScanner.reads(file.name), let bytes = try? bytes(of: file),
        words.contains(where: bytes.contains(bytesOf:))
      else { return nil }
      return scanners[file.projectIndex]?.value
        .declarations(in: SourceFile(path: file.name, bytes: bytes)).facts
    }
    return zip(group.files, found).compactMap { file, facts in
      facts.flatMap { $0.declarations.isEmpty && $0.assignedCodes.isEmpty ? nil : (file, $0) }
    }
  }

  /// The targets in the manifests of a project.
  private func targets(of configuration: Configuration, in group: ProjectGroup) -> ProjectTargets {
    let manifests = found.manifests.filter { configuration.holds($0) }
    guard !manifests.isEmpty else { return .none }
    let folder = configuration.project ?? found.root
    let tree = GitWorkTree.topOfProject(of: folder)
    let catalogs = found.colorSets.lazy.map(\.catalog).filter { configuration.holds($0) }
    // Code outside of projects may be used by code in enclosing folders.
    let files = configuration.project == nil ? Array(found.files.indices) : group.files
    return ProjectTargets.read(
      ProjectListing(
        root: folder, manifests: manifests,
        swiftFiles: files.lazy.map { found.files[$0] }.filter { $0.name.hasSuffix(".swift") }
          .map(\.path).filter { configuration.holds($0) },
        catalogs: Array(catalogs).uniqued(), also: configuration.also.map(\.path),
        links: FileLinks(found.links.filter { configuration.holds($0.path) }),
        read: { path in
          // Paths in manifests and links may lead anywhere.
          let isInReach = tree.map { FilePath.contains($0, FilePath.real(path)) } ?? true
          return isInReach || configuration.holds(path) ? try? FileSystem.readInAnyCase(path) : nil
        }))
  }
}
