/// Resolves `$extends`: a group inherits the members of another and may override them.
struct GroupExtension {
  private let root: TokenGroup
  private let log: ProblemLog
  private var done: [String: TokenGroup] = [:]
  private var inProgress: [String] = []

  /// How long a chain of groups that extend one another may be.
  static let maximumDepth = 50

  private init(_ root: TokenGroup, _ log: ProblemLog) {
    self.root = root
    self.log = log
  }

  /// The tree with every `$extends` resolved.
  static func resolve(_ root: TokenGroup, log: ProblemLog) -> TokenGroup {
    var worker = GroupExtension(root, log)
    return worker.resolved(root, path: "")
  }

  private mutating func resolved(_ group: TokenGroup, path: String) -> TokenGroup {
    if let known = done[path] { return known }
    inProgress.append(path)
    defer { inProgress.removeLast() }
    var result = group
    for name in group.names {
      let childPath = path.isEmpty ? name : "\(path).\(name)"
      switch group[name] {
      case .group(let child): result[name] = .group(resolved(child, path: childPath))
      case .token(let token):
        guard let child = groupReference(token) else { continue }
        result[name] = .group(resolved(child, path: childPath))
      case nil: continue
      }
    }
    if let extends = group.extends, let base = target(of: extends, from: path) {
      var merged = base
      result.extends = nil
      merged.merge(result)
      merged.origin = group.origin
      result = merged
    }
    done[path] = result
    return result
  }

  /// The group that a token with a `$ref` to a group becomes; such a `$ref` works like `$extends`.
  private func groupReference(_ token: WrittenToken) -> TokenGroup? {
    guard token.value.json["$ref"] != nil, let reference = TokenReference(token.value.json) else {
      return nil
    }
    var current = root
    for name in reference.components {
      guard case .group(let next)? = current[name] else { return nil }
      current = next
    }
    var group = TokenGroup(origin: token.origin)
    group.type = token.type
    group.deprecation = token.deprecation
    group.extends = token.value
    return group
  }

  /// The resolved group that an `$extends` names; `nil`, with a problem reported, if there is none.
  private mutating func target(of extends: WrittenValue, from path: String) -> TokenGroup? {
    let (file, place) = (extends.origin.file, extends.origin.path)
    guard let reference = TokenReference(extends.json) else {
      log.error(file, place, "expected a group such as \"{button}\", found \(extends.json.kind)")
      return nil
    }
    let targetPath = reference.components.joined(separator: ".")
    if targetPath == path || inProgress.contains(targetPath) {
      log.error(
        file, place, "a group cannot extend itself or a group that contains it ('\(targetPath)')")
      return nil
    }
    guard inProgress.count < Self.maximumDepth + JSONParser.maximumDepth else {
      log.error(file, place, "groups extend one another more than \(Self.maximumDepth) levels deep")
      return nil
    }
    var current = root
    var walked: [String] = []
    for name in reference.components {
      walked.append(name)
      if current[name] == nil, current.extends != nil {
        let parent = walked.dropLast().joined(separator: ".")
        guard !inProgress.contains(parent) else { break }
        current = resolved(current, path: parent)
      }
      switch current[name] {
      case .group(let next): current = next
      case .token:
        log.error(file, place, "'\(walked.joined(separator: "."))' is a token; only groups extend")
        return nil
      case .none:
        let hint = DidYouMean.hint(name, among: current.names)
        log.error(file, place, "there is no group '\(targetPath)' to extend\(hint)")
        return nil
      }
    }
    return resolved(current, path: targetPath)
  }
}
