/// The paths of a project's file references, resolved through their groups.
struct XcodePaths {
  private let objects: XcodeObjects
  /// The group that holds each reference, by their places in the file.
  private var parents: [Int32: PropertyListValue] = [:]
  private var known: [Int32: String?] = [:]
  /// The source root.
  let sourceRoot: String

  /// Finds the group of each reference; of several groups that have one, that which Xcode shows.
  init(_ objects: XcodeObjects, sourceRoot: String) {
    self.objects = objects
    self.sourceRoot = sourceRoot
    var shown = objects.all("PBXProject").compactMap { objects[$0["mainGroup"]] }
    var next = 0
    while next < shown.count {
      shown += adopt(childrenOf: shown[next])
      next += 1
    }
    let all =
      objects.all("PBXGroup") + objects.all("PBXVariantGroup") + objects.all("XCVersionGroup")
    for group in all { adopt(childrenOf: group) }
  }

  /// Makes a group the one of those of its children that have none.
  ///
  /// - Returns: These children.
  @discardableResult
  private mutating func adopt(childrenOf group: PropertyListValue) -> [PropertyListValue] {
    let children = (group["children"]?.elements ?? []).compactMap { objects[$0] }
      .filter { parents[$0.index] == nil }
    for child in children { parents[child.index] = group }
    return children
  }

  /// The absolute path of a reference or a group; `nil` for those in the SDK or among the products,
  /// for missing ones and for cyclic groups.
  mutating func path(_ object: PropertyListValue?) -> String? {
    var chain: [PropertyListValue] = []
    var at = object
    var base: String? = object == nil ? nil : sourceRoot
    while let next = at {
      if let path = known[next.index] {
        base = path
        break
      }
      guard !chain.contains(where: { $0.index == next.index }) else {
        base = nil
        break
      }
      chain.append(next)
      guard isFromGroup(next) else { break }
      at = parents[next.index]
    }
    for link in chain.reversed() {
      base = path(of: link, in: base)
      known[link.index] = .some(base)
    }
    return base
  }

  private func isFromGroup(_ object: PropertyListValue) -> Bool {
    object["sourceTree"]?.isText("<group>") ?? true
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
