// The project models of a run: one for each project that has a mapping.

extension MigrationRun {
  /// For each app the others whose projects hold it: they may be built with its files.
  var nesting: [[Int]] {
    apps.indices.map { inner in
      apps.indices.filter { outer in
        guard outer != inner, apps[outer].catalogue != nil,
          let around = apps[outer].configuration.project,
          let project = apps[inner].configuration.project
        else { return false }
        return around != project && FilePath.contains(around, project)
      }
    }
  }

  /// The models of all projects, and the manifests that could not be read.
  func models(
    of builders: [ProjectModelBuilder?], projects: [ProjectFacts]
  ) -> (models: [ProjectViews?], problems: [FileProblem]) {
    var problems: [FileProblem] = []
    let names = found.files.map(\.name)
    let models = builders.indices.map { app -> ProjectViews? in
      guard let builder = builders[app], let system = apps[app].catalogue else { return nil }
      let folder = apps[app].configuration.project ?? found.root
      let stated = targets(in: folder)
      problems += stated.problems.map {
        FileProblem(
          file: FilePath.relative($0.file, to: found.root), message: $0.message, isWarning: true)
      }
      let colors = found.colorSets.filter { FilePath.contains(folder, $0.path) }.map {
        ProjectModelBuilder.CatalogColor(asset: $0.asset, catalog: $0.catalog)
      }
      let model = builder.model(
        stated: stated, names: names, paths: { found.files[$0].path }, folder: folder,
        colors: colors, facts: projects[app], system: system, settings: apps[app].settings)
      return ProjectViews(model, keepsRejections: request.keepsRejections)
    }
    return (models, problems)
  }

  /// The targets that the manifests below a folder state.
  private func targets(in folder: String) -> ProjectTargets {
    let manifests = found.manifests.filter { FilePath.contains(folder, $0) }
    let catalogs = found.colorSets.lazy.map(\.catalog).filter { FilePath.contains(folder, $0) }
    return ProjectTargets.read(
      ProjectListing(
        root: folder, manifests: manifests,
        swiftFiles: found.files.lazy.filter { $0.name.hasSuffix(".swift") }.map(\.path)
          .filter { FilePath.contains(folder, $0) },
        catalogs: Array(catalogs).uniqued(), read: { try? FileSystem.read($0) }))
  }
}
