/// The places of a project's file references, worked out through the groups that hold them.
struct XcodePaths {
  private let objects: XcodeObjects
  /// The group that holds each reference.
  private var parents: [String: String] = [:]
  private var known: [String: String?] = [:]
  /// The folder that paths from the source root start from.
  let sourceRoot: String

  /// Finds the group of each reference.
  init(_ objects: XcodeObjects, sourceRoot: String) {
    self.objects = objects
    self.sourceRoot = sourceRoot
    for name in ["PBXGroup", "PBXVariantGroup", "XCVersionGroup"] {
      for group in objects.identifiers(name) {
        for child in objects[group]?["children"]?.texts ?? [] where parents[child] == nil {
          parents[child] = group
        }
      }
    }
  }

  /// The absolute path of a reference or a group; `nil` for those that lie in the SDK or among the
  /// products, for missing ones and for groups in circles.
  mutating func path(_ id: String) -> String? {
    var chain: [String] = []
    var seen: Set<String> = []
    var at: String? = id
    var base: String? = sourceRoot
    while let next = at {
      if let path = known[next] {
        base = path
        break
      }
      guard seen.insert(next).inserted, let object = objects[next] else {
        base = nil
        break
      }
      chain.append(next)
      guard isFromGroup(object) else { break }
      at = parents[next]
    }
    for link in chain.reversed() {
      base = objects[link].flatMap { path(of: $0, in: base) }
      known[link] = .some(base)
    }
    return base
  }

  private func isFromGroup(_ object: PropertyListValue) -> Bool {
    let tree = object["sourceTree"]?.text
    return tree == nil || tree == "<group>"
  }

  private func path(of object: PropertyListValue, in group: String?) -> String? {
    let path = object["path"]?.text ?? ""
    switch object["sourceTree"]?.text {
    case nil, "<group>": return group.map { ManifestPath.resolve(path, from: $0) }
    case "SOURCE_ROOT": return ManifestPath.resolve(path, from: sourceRoot)
    case "<absolute>": return ManifestPath.normalized(path)
    default: return nil
    }
  }
}
