// Reads the dependencies of a package's targets.

extension PackageReader {
  /// Adds the dependencies of all targets.
  mutating func addNeeds(_ targets: ManifestValue) {
    for (index, call) in declared.enumerated() {
      for dependency in (call["dependencies"] ?? .unknown).elements {
        if let need = need(dependency) { draft.targets[index].needs.append(need) }
      }
    }
  }

  private func need(_ value: ManifestValue) -> TargetNeed? {
    switch value {
    case .text(let name): return TargetNeed(name: named(name))
    case .call(let call):
      let platforms = Self.platforms(call["condition"])
      switch call.name {
      // The cases behind the functions are public too: `.targetItem(name:condition:)`.
      case "product", "productItem":
        guard let name = call.text("name") else { return nil }
        let package = call.text("package").map(package) ?? .unknown
        return TargetNeed(name: .product(name, package), platforms: platforms)
      case "target", "targetItem", "byName", "byNameItem", "init":
        guard let name = call.text("name") else { return nil }
        return TargetNeed(name: named(name), platforms: platforms)
      default: return nil
      }
    case .list, .member, .closure, .unknown: return nil
    }
  }

  /// A target of the package, or a product of another.
  private func named(_ name: String) -> TargetNeed.Name {
    numbers[name].map(TargetNeed.Name.local) ?? .product(name, package(name, isGuess: true))
  }

  /// The package of a product.
  private func package(_ name: String) -> TargetNeed.PackageName { package(name, isGuess: false) }

  private func package(_ name: String, isGuess: Bool) -> TargetNeed.PackageName {
    let identity = name.lowercased()
    if let local = draft.packages.first(where: { $0.identity == identity }) {
      return .folder(local.folder)
    }
    return isGuess && !remotes.contains(identity) ? .unknown : .remote(identity)
  }

  /// The platforms of `.when(platforms: […])`; empty for all.
  private static func platforms(_ condition: ManifestValue?) -> Set<BuildPlatform> {
    guard let list = condition?.call?["platforms"] else { return [] }
    let names = list.elements.compactMap { value -> String? in
      if case .member(let name) = value { return name }
      return value.call?.name
    }
    return Set(names.compactMap { BuildPlatform(name: $0) })
  }
}
