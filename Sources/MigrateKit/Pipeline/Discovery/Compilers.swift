/// Which projects are compiled with files of other projects: those around them, and those that name or
/// refer to the folders they lie in.
struct Compilers: Sendable {
  /// For each project the others with a mapping that it lies in.
  private let around: [[Int]]
  /// The projects with a mapping that are compiled with something outside of them.
  private let reaching: [(app: Int, configuration: Configuration)]

  /// Relates the projects of a run.
  init(_ found: FoundFiles, _ apps: [App]) {
    let mapped = apps.indices.filter { apps[$0].catalogue != nil }
    around = apps.indices.map { inner in
      mapped.filter { outer in
        guard outer != inner, let around = apps[outer].configuration.project,
          let project = apps[inner].configuration.project
        else { return false }
        return around != project && FilePath.contains(around, project)
      }
    }
    reaching = mapped.lazy.filter { !apps[$0].configuration.outside.isEmpty }
      .map { ($0, apps[$0].configuration) }
  }

  /// The projects besides its own that are compiled with a file, in order.
  func compilers(of file: FoundFile) -> [Int] {
    let around = around[file.app]
    if reaching.isEmpty { return around }
    let path = file.path
    let others = reaching.lazy.filter { other in
      other.app != file.app && !around.contains(other.app) && other.configuration.isOutside(path)
    }.map(\.app)
    return (around + others).sorted()
  }

  /// The projects, each of whose files tell what every project that is compiled with them asks for.
  func widened(_ apps: [App], for files: [FoundFile]) -> [App] {
    var others = around.map { Set($0) }
    if !reaching.isEmpty {
      for file in files { others[file.app].formUnion(compilers(of: file)) }
    }
    return zip(apps, others).map { app, others in
      others.isEmpty ? app : app.read(alsoFor: others.sorted().map { apps[$0] })
    }
  }
}
