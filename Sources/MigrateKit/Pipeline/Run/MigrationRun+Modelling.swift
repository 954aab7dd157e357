// The project models of a run: one for each project that has a mapping.

extension MigrationRun {
  /// The models of all projects, and the manifests that could not be read.
  func models(
    of builders: consuming [ProjectModelBuilder?], projectFacts: [ProjectFacts],
    _ assets: AssetReading
  ) -> (models: [ProjectViews?], problems: [FileProblem]) {
    var problems: [FileProblem] = []
    let names = found.files.map(\.name)
    var builders = consume builders
    let models = builders.indices.map { projectIndex -> ProjectViews? in
      guard var builder = builders[projectIndex].take(),
        let system = projects[projectIndex].designSystem
      else { return nil }
      let configuration = projects[projectIndex].configuration
      let folder = configuration.project ?? found.root
      let stated = targets(of: configuration)
      problems += stated.problems.map {
        FileProblem(
          file: FilePath.relative($0.file, to: found.root), message: $0.message, isWarning: true)
      }
      let colors = found.colorSets.filter { configuration.holds($0.path) }.map {
        ProjectModelBuilder.CatalogColor(asset: $0.asset, catalog: $0.catalog)
      }
      var facts = projectFacts[projectIndex]
      facts.assets = facts.assets.joined(
        with: assets.outside[projectIndex],
        tokenCodes: projects[projectIndex].settings.tokenCodes)
      let model = builder.model(
        stated: stated, names: names, paths: { found.files[$0].path }, folder: folder,
        colors: colors, facts: facts, system: system, settings: projects[projectIndex].settings,
        also: configuration.also.map(\.path))
      return ProjectViews(model, keepsRejections: request.keepsRejections)
    }
    return (models, problems)
  }

  /// The targets that the manifests of a project state.
  private func targets(of configuration: Configuration) -> ProjectTargets {
    let folder = configuration.project ?? found.root
    let tree = GitWorkTree.topOfProject(of: folder)
    let catalogs = found.colorSets.lazy.map(\.catalog).filter { configuration.holds($0) }
    return ProjectTargets.read(
      ProjectListing(
        root: folder, manifests: found.manifests.filter { configuration.holds($0) },
        swiftFiles: found.files.lazy.filter { $0.name.hasSuffix(".swift") }.map(\.path)
          .filter { configuration.holds($0) },
        catalogs: Array(catalogs).uniqued(), also: configuration.also.map(\.path),
        read: { path in
          // What a manifest names may lie anywhere, and links may lead anywhere.
          let isInReach = tree.map { FilePath.contains($0, FilePath.real(path)) } ?? true
          return isInReach || configuration.holds(path) ? try? FileSystem.read(path) : nil
        }))
  }
}
