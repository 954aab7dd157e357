/// Which projects are compiled with files of other projects: those around them, and those that name or
/// refer to the folders they lie in.
struct Compilers: Sendable {
  /// For each project the others with a mapping that it lies in.
  private let around: [[Int]]
  /// The projects with a mapping that are compiled with something outside of them.
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

  /// The projects besides its own that are compiled with a file, in order.
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

  /// The projects, each of whose files say what every project that is compiled with them asks for.
  func widened(_ projects: [Project]) -> [Project] {
    zip(projects, others).map { project, others in
      others.isEmpty ? project : project.read(alsoFor: others.sorted().map { projects[$0] })
    }
  }

  /// For each project the first of those that it is compiled with, in whichever direction and by whatever
  /// others.
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
