import MigrateKitCore

/// Relates projects that are compiled together: nested ones, and those whose configuration or
/// manifest refers to another.
struct Compilers: Sendable {
  /// For each project the enclosing projects with a mapping.
  private let around: [[Int]]
  /// The projects with a mapping that are compiled with outside files.
  private let reaching: [(projectIndex: Int, configuration: Configuration)]
  /// For each project the others that are compiled with any of its files.
  private let others: [Set<Int>]

  /// Relates the projects of a run.
  init(_ found: FoundFiles, _ projects: [Project]) {
    let mapped = projects.indices.filter { projects[$0].designSystem != nil }
    let around = projects.indices.map { inner in
      mapped.filter { outer in
        guard outer != inner, let around = projects[outer].configuration.project,
          let project = projects[inner].configuration.project
        else { return false }
        return around != project && FilePath.contains(around, project)
      }
    }
    reaching = mapped.lazy.filter { !projects[$0].configuration.outside.isEmpty }
      .map { ($0, projects[$0].configuration) }
    self.around = around
    var others = around.map { Set($0) }
    if !reaching.isEmpty {
      for file in found.files {
        others[file.projectIndex].formUnion(Self.compilers(of: file, around, reaching))
      }
    }
    self.others = others
  }

  /// The other projects that are compiled with a file, in order.
  func compilers(of file: FoundFile) -> [Int] { Self.compilers(of: file, around, reaching) }

  private static func compilers(
    of file: FoundFile, _ around: [[Int]],
    _ reaching: [(projectIndex: Int, configuration: Configuration)]
  ) -> [Int] {
    let around = around[file.projectIndex]
    if reaching.isEmpty { return around }
    let path = file.path
    let others = reaching.lazy.filter { other in
      other.projectIndex != file.projectIndex && !around.contains(other.projectIndex)
        && other.configuration.isOutside(path)
    }.map(\.projectIndex)
    return (around + others).sorted()
  }

  /// The projects, whose files collect the facts that all projects compiled with them need.
  func widened(_ projects: [Project]) -> [Project] {
    zip(projects, others).map { project, others in
      others.isEmpty ? project : project.read(alsoFor: others.sorted().map { projects[$0] })
    }
  }

  /// For each project the first of its connected component of projects that are compiled together.
  var groups: [Int] {
    var first = Array(others.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while first[index] != index { index = first[index] }
      return index
    }
    for (index, others) in others.enumerated() {
      for other in others {
        let (a, b) = (root(index), root(other))
        first[max(a, b)] = min(a, b)
      }
    }
    return first.indices.map(root)
  }
}
