/// Projects that are read and matched together, because files of one are compiled with another;
/// most groups have one project.
///
/// Declarations only affect the files of their group, so that a run frees a group before the next.
struct ProjectGroup: Sendable {
  /// The numbers of the projects, ascending.
  private(set) var projects: [Int] = []
  /// The numbers of their files, ascending.
  private(set) var files: [Int] = []
  /// The numbers of their color sets, ascending.
  private(set) var colorSets: [Int] = []

  /// All files of a run as one group.
  static func everything(in found: FoundFiles) -> ProjectGroup {
    var group = ProjectGroup()
    group.projects = Array(found.projects.indices)
    group.files = Array(found.files.indices)
    group.colorSets = Array(found.colorSets.indices)
    return group
  }

  /// The groups of a run, in the order of the first paths of each.
  static func all(of found: FoundFiles, _ compilers: Compilers, _ places: PathPlaces)
    -> [ProjectGroup]
  {
    let first = compilers.groups
    var groups = [ProjectGroup](repeating: ProjectGroup(), count: first.count)
    for (project, group) in first.enumerated() { groups[group].projects.append(project) }
    for (number, file) in found.files.enumerated() {
      groups[first[file.projectIndex]].files.append(number)
    }
    for (number, set) in found.colorSets.enumerated() {
      groups[first[set.projectIndex]].colorSets.append(number)
    }
    func place(_ group: ProjectGroup) -> Int {
      let places = [
        group.files.first.map { places.files[$0] },
        group.colorSets.first.map { places.colorSets[$0] },
      ]
      return places.compactMap { $0 }.min() ?? .max
    }
    return groups.filter { !$0.projects.isEmpty }
      .map { (place: place($0), group: $0) }
      .sorted { ($0.place, $0.group.projects[0]) < ($1.place, $1.group.projects[0]) }
      .map(\.group)
  }
}
