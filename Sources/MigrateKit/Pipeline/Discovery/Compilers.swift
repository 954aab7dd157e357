/// Which projects are compiled with files of other projects: those around them, and those that name or
/// refer to the folders they lie in.
struct Compilers: Sendable {
  /// For each project the others with a mapping that it lies in.
  private let around: [[Int]]
  /// The projects with a mapping that are compiled with something outside of them.
  private let reaching: [(projectIndex: Int, configuration: Configuration)]

  /// Relates the projects of a run.
  init(_ found: FoundFiles, _ projects: [Project]) {
    let mapped = projects.indices.filter { projects[$0].designSystem != nil }
    around = projects.indices.map { inner in
      mapped.filter { outer in
        guard outer != inner, let around = projects[outer].configuration.project,
          let project = projects[inner].configuration.project
        else { return false }
        return around != project && FilePath.contains(around, project)
      }
    }
    reaching = mapped.lazy.filter { !projects[$0].configuration.outside.isEmpty }
      .map { ($0, projects[$0].configuration) }
  }

  /// The projects besides its own that are compiled with a file, in order.
  func compilers(of file: FoundFile) -> [Int] {
    let around = around[file.projectIndex]
    if reaching.isEmpty { return around }
    let path = file.path
    let others = reaching.lazy.filter { other in
      other.projectIndex != file.projectIndex && !around.contains(other.projectIndex)
        && other.configuration.isOutside(path)
    }.map(\.projectIndex)
    return (around + others).sorted()
  }

  /// The projects, each of whose files say what every project that is compiled with them asks for.
  func widened(_ projects: [Project], for files: [FoundFile]) -> [Project] {
    var others = around.map { Set($0) }
    if !reaching.isEmpty {
      for file in files { others[file.projectIndex].formUnion(compilers(of: file)) }
    }
    return zip(projects, others).map { project, others in
      others.isEmpty ? project : project.read(alsoFor: others.sorted().map { projects[$0] })
    }
  }
}
