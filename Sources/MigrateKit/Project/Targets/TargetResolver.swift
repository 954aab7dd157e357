/// Resolves the dependencies of all manifests to targets.
struct TargetResolver {
  /// The targets of all manifests, one manifest after the other.
  private(set) var targets: [ProjectTarget]
  private let manifests: ManifestSet
  /// The number of each manifest's first target.
  private var firsts: [Int] = []
  private var byPath: [ByteText: Int] = [:]
  /// The specifications of XcodeGen by their folders, in which they write their projects.
  private var specifications: [ByteText: Int] = [:]
  /// The packages by their folders.
  private var packages: [ByteText: Int] = [:]
  /// The manifests that have a product of a package, by its name.
  private var products: [String: [Int]] = [:]
  /// The targets that produce a file, by its name.
  private var files: [String: [(manifest: Int, target: Int)]] = [:]
  /// The manifests that each manifest refers to, directly or through a workspace.
  private var related: [Set<Int>] = []
  /// The manifests in folders from the configuration.
  private let also: Set<Int>

  /// Prepares to resolve the dependencies of manifests.
  ///
  /// - Parameters:
  ///   - manifests: The parsed manifests.
  ///   - also: The folders from the configuration, whose manifests are available to every other.
  ///   - links: The links by which manifests may name one another.
  init(_ manifests: ManifestSet, also: [String] = [], links: FileLinks = FileLinks()) {
    self.manifests = manifests
    self.also = Set(
      manifests.drafts.indices.filter { number in
        also.contains { ManifestPath.contains($0, manifests.drafts[number].folder) }
      })
    targets = manifests.drafts.flatMap { $0.targets.map(\.target) }
    for (number, draft) in manifests.drafts.enumerated() {
      firsts.append(
        (firsts.last ?? 0) + (number == 0 ? 0 : manifests.drafts[number - 1].targets.count))
      for path in [draft.path] + links.paths(of: draft.path) { byPath[ByteText(path)] = number }
      if draft.format == .xcodeGen { specifications[ByteText(draft.folder)] = number }
      if draft.format == .package {
        for folder in [draft.folder] + links.paths(of: draft.folder) {
          packages[ByteText(folder)] = number
        }
      }
      for product in draft.products { products[product.name, default: []].append(number) }
      for (index, target) in draft.targets.enumerated() {
        if let file = target.productFile { files[file, default: []].append((number, index)) }
      }
    }
    relate()
  }

  private mutating func relate() {
    related = manifests.drafts.map { draft in
      let projects = draft.projects.compactMap(project)
      return Set(draft.packages.compactMap { packages[ByteText($0.folder)] }).union(projects)
    }
    for members in manifests.workspaces {
      let numbers = members.compactMap { project(at: $0) ?? packages[ByteText($0)] }
      for number in numbers { related[number].formUnion(numbers) }
    }
    for number in related.indices {
      if !also.contains(number) { related[number].formUnion(also) }
      related[number].remove(number)
    }
  }

  /// The manifest at a path, or the specification from which the project there is generated.
  private func project(at path: String) -> Int? {
    if let number = byPath[ByteText(path)] { return number }
    let project = ManifestPath.folder(path)
    return project.hasSuffix(".xcodeproj")
      ? specifications[ByteText(ManifestPath.folder(project))] : nil
  }

  /// Resolves the dependencies of every target.
  mutating func resolve() {
    for (number, draft) in manifests.drafts.enumerated() {
      for (index, target) in draft.targets.enumerated() {
        for need in target.needs { add(need, to: firsts[number] + index, of: number) }
      }
    }
    addPlatforms()
  }

  private mutating func add(_ need: TargetNeed, to target: Int, of manifest: Int) {
    guard let found = resolve(need.name, of: manifest) else {
      if let name = Self.externalName(need.name) { targets[target].externalModules.insert(name) }
      return
    }
    for dependency in found where dependency != target && mayImport(dependency, target) {
      let isNew = targets[target].dependencies.insert(dependency).inserted
      if need.platforms.isEmpty {
        targets[target].limitedDependencies[dependency] = nil
      } else if isNew {
        targets[target].limitedDependencies[dependency] = need.platforms
      } else {
        targets[target].limitedDependencies[dependency]?.formUnion(need.platforms)
      }
    }
  }

  /// Whether a target can import the module of a dependency.
  private func mayImport(_ dependency: Int, _ target: Int) -> Bool {
    let kind = targets[dependency].kind
    return kind.isImportable || (targets[target].kind == .unitTest && kind.isTestable)
  }

  /// The targets of a dependency; `nil` if no manifest defines them.
  private func resolve(_ name: TargetNeed.Name, of manifest: Int) -> [Int]? {
    switch name {
    case .local(let index): return [firsts[manifest] + index]
    case .target(let name, let project):
      guard let other = self.project(at: project),
        let index = manifests.drafts[other].targets.firstIndex(where: { $0.target.name == name })
      else { return nil }
      return [firsts[other] + index]
    case .product(let name, let package): return product(name, package, of: manifest)
    case .file(let file):
      let candidates = (files[file] ?? []).filter {
        $0.manifest == manifest || related[manifest].contains($0.manifest)
      }
      guard let best = candidates.first(where: { $0.manifest == manifest }) ?? candidates.first
      else { return nil }
      return [firsts[best.manifest] + best.target]
    }
  }

  private func product(
    _ name: String, _ package: TargetNeed.PackageName, of manifest: Int
  ) -> [Int]? {
    let candidates = products[name] ?? []
    switch package {
    case .folder(let folder):
      let found =
        packages[ByteText(folder)] ?? override(of: folder, among: candidates, for: manifest)
      return found.flatMap { targets(ofProduct: name, in: $0) }
    case .remote(let identity):
      let named = candidates.filter { replaces(identity, $0, for: manifest) }
      return nearest(named, to: manifest).flatMap { targets(ofProduct: name, in: $0) }
    case .unknown:
      let isPackage = manifests.drafts[manifest].format == .package
      let allowed = candidates.filter { candidate in
        related[manifest].contains(candidate)
          || (!isPackage && !belongsToAnotherProject(candidate, than: manifest))
      }
      return nearest(allowed, to: manifest).flatMap { targets(ofProduct: name, in: $0) }
    }
  }

  /// The package to use for a dependency on a folder that does not exist: Xcode takes the one of that name from the
  /// workspace.
  private func override(of folder: String, among candidates: [Int], for manifest: Int) -> Int? {
    guard manifests.drafts[manifest].format == .package else { return nil }
    let name = ManifestPath.name(folder).lowercased()
    return nearest(
      candidates.filter { ManifestPath.name(manifests.drafts[$0].folder).lowercased() == name },
      to: manifest)
  }

  /// Whether a package in the tree replaces a fetched one: it has the same name, and the manifest
  /// refers to it or it is among the checkouts.
  ///
  /// One from the configuration may have any name.
  private func replaces(_ identity: String, _ candidate: Int, for manifest: Int) -> Bool {
    if also.contains(candidate) { return true }
    let folder = manifests.drafts[candidate].folder
    guard ManifestPath.name(folder).lowercased() == identity else { return false }
    return related[manifest].contains(candidate)
      || ManifestPath.name(ManifestPath.folder(folder)).lowercased() == "checkouts"
  }

  /// Whether the innermost project around a package is another one.
  private func belongsToAnotherProject(_ package: Int, than manifest: Int) -> Bool {
    let folder = manifests.drafts[package].folder
    let around = manifests.drafts.filter { draft in
      draft.format != .package && ManifestPath.contains(draft.folder, folder)
    }
    guard let inner = around.max(by: { $0.folder.utf8.count < $1.folder.utf8.count }) else {
      return false
    }
    return ByteText(inner.folder) != ByteText(manifests.drafts[manifest].folder)
  }

  /// The targets of a product; if a package has no such product, its target with the name.
  private func targets(ofProduct name: String, in manifest: Int) -> [Int]? {
    let draft = manifests.drafts[manifest]
    if let product = draft.products.first(where: { $0.name == name }) {
      return product.targets.map { firsts[manifest] + $0 }
    }
    return draft.targets.firstIndex { $0.target.name == name }.map { [firsts[manifest] + $0] }
  }

  /// The best of several manifests with a product: a referenced one, then the nearest.
  private func nearest(_ candidates: [Int], to manifest: Int) -> Int? {
    let folder = manifests.drafts[manifest].folder
    return candidates.filter { $0 != manifest }.min { a, b in
      rank(a, manifest, folder) < rank(b, manifest, folder)
    }
  }

  private func rank(_ candidate: Int, _ manifest: Int, _ folder: String) -> (Int, Int, Int) {
    let place = manifests.drafts[candidate].folder
    let isRelated = related[manifest].contains(candidate)
    return (isRelated ? 0 : 1, -ManifestPath.sharedDepth(place, folder), place.utf8.count)
  }

  private static func externalName(_ name: TargetNeed.Name) -> String? {
    switch name {
    case .local: nil
    case .target(let name, _), .product(let name, _): name
    case .file(let file):
      ManifestPath.stem(file).hasPrefix("lib") && !file.hasSuffix("framework")
        ? String(ManifestPath.stem(file).dropFirst(3)) : ManifestPath.stem(file)
    }
  }

  /// Gives package targets the platforms of the targets that use them.
  private mutating func addPlatforms() {
    let isPackage = manifests.drafts.flatMap { draft in
      draft.targets.map { _ in draft.format == .package }
    }
    for start in targets.indices where !isPackage[start] && !targets[start].platforms.isEmpty {
      var reached: Set<Int> = [start]
      var next = [start]
      while let at = next.popLast() {
        for dependency in targets[at].dependencies where reached.insert(dependency).inserted {
          if isPackage[dependency] {
            targets[dependency].builtPlatforms.formUnion(targets[start].platforms)
          }
          next.append(dependency)
        }
      }
    }
  }
}
