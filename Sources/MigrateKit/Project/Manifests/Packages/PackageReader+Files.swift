// Finds the files of the targets of a package.

extension PackageReader {
  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

  /// Assigns the files of all targets.
  mutating func placeFiles() {
    for (index, call) in declared.enumerated() {
      guard let folder = folder(of: call, kind: draft.targets[index].target.kind) else { continue }
      let rules = PackageRules(call, folder: folder)
      draft.targets[index].files.formUnion(rules.files(context))
      draft.targets[index].catalogs.formUnion(rules.catalogs(context))
    }
  }

  /// The folder of a target: the stated one, or the first of the conventional ones with files.
  private func folder(of call: ManifestCall, kind: ProjectTarget.Kind) -> String? {
    if let path = call["path"] {
      return path.text.map { ManifestPath.resolve($0, from: draft.folder) }
    }
    guard let name = call.text("name") else { return nil }
    let usual = Self.usualFolders(kind)
    for folder in usual {
      let path = ManifestPath.resolve(folder + "/" + name, from: draft.folder)
      if holdsFiles(path) { return path }
    }
    // Since 5.9 a single target may use `Sources` itself.
    let isOnly = declared.count { !$0.name.hasPrefix("test") } == 1 || kind == .unitTest
    let isNew = !VersionNumbers.precedes(toolsVersion, [5, 9])
    guard isNew, isOnly, let first = usual.first else { return nil }
    let path = ManifestPath.resolve(first, from: draft.folder)
    let alone = declared.count { $0.name.hasPrefix("test") == (kind == .unitTest) } == 1
    return alone && holdsFiles(path) ? path : nil
  }

  private static func usualFolders(_ kind: ProjectTarget.Kind) -> [String] {
    switch kind {
    case .unitTest, .uiTest: ["Tests"] + sourceFolders
    case .plugin: ["Plugins"]
    default: sourceFolders
    }
  }

  private func holdsFiles(_ folder: String) -> Bool {
    !context.files.numbers(in: folder).isEmpty || !context.catalogs.numbers(in: folder).isEmpty
  }

  /// Adds the folders in `Sources` and `Tests` without a target as targets.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  mutating func addDefaultFolders() -> Bool {
    let placed = draft.targets.reduce(into: Set<Int>()) { $0.formUnion($1.files) }
    let before = draft.targets.count
    for parent in Self.sourceFolders + ["Tests"] {
      let folder = ManifestPath.resolve(parent, from: draft.folder)
      var members: [String: Set<Int>] = [:]
      for number in context.files.numbers(in: folder) where !placed.contains(number) {
        guard !context.files.isInPackage(number, below: folder),
          let name = ManifestPath.relative(context.files.paths[number], to: folder),
          !OpaqueFolders.hold(name), let slash = name.utf8.firstIndex(of: UInt8(ascii: "/"))
        else { continue }
        members[String(Substring(name.utf8[..<slash])), default: []].insert(number)
      }
      for (name, files) in members.sorted(by: { ByteText($0.key) < ByteText($1.key) })
      where numbers[name] == nil {
        add(defaultTarget: name, isTest: parent == "Tests", files)
      }
    }
    return draft.targets.count > before
  }

  private mutating func add(defaultTarget name: String, isTest: Bool, _ files: Set<Int>) {
    var target = ProjectTarget(
      name: name, module: ModuleName.mangled(name), manifest: draft.path, isTest: isTest)
    target.kind = isTest ? .unitTest : .library
    target.conditions = ["SWIFT_PACKAGE"]
    target.someConditions = ["DEBUG"]
    numbers[name] = draft.targets.count
    draft.targets.append(TargetDraft(target: target, files: files))
  }
}

/// The rule for which files of a folder a package target compiles.
private struct PackageRules {
  private let folder: String
  private let excluded: Set<ByteText>
  private let resources: Set<ByteText>
  private let copied: Set<ByteText>
  /// The only paths that are compiled; `nil` for all.
  private let sources: Set<ByteText>?

  init(_ call: ManifestCall, folder: String) {
    self.folder = folder
    let place = { (name: String) in ByteText(ManifestPath.resolve(name, from: folder)) }
    excluded = Set((call["exclude"] ?? .unknown).texts.map(place))
    sources = call["sources"].map { Set($0.texts.map(place)) }
    let calls = (call["resources"] ?? .unknown).elements.compactMap(\.call)
    resources = Set(calls.compactMap { $0.text("").map(place) })
    copied = Set(calls.filter { $0.name != "process" }.compactMap { $0.text("").map(place) })
  }

  func files(_ context: ManifestContext) -> [Int] {
    context.files.numbers(in: folder).filter { number in
      let path = context.files.paths[number]
      return isMember(path) && !isManifest(path)
        && !context.files.isInPackage(number, below: folder)
        && !Self.hold(resources, path)
        && (sources.map { Self.hold($0, path) } ?? true)
    }
  }

  func catalogs(_ context: ManifestContext) -> [Int] {
    context.catalogs.numbers(in: folder).filter { number in
      let path = context.catalogs.paths[number]
      return isMember(path) && !context.catalogs.isInPackage(number, below: folder)
        && !Self.hold(copied, path)
    }
  }

  private func isMember(_ path: String) -> Bool {
    guard let name = ManifestPath.relative(path, to: folder) else { return false }
    return !OpaqueFolders.hold(name) && !Self.hold(excluded, path)
  }

  /// Whether a file is `Package.swift`, or one for a version of the tools.
  private func isManifest(_ path: String) -> Bool {
    let name = ManifestPath.name(path)
    return name == "Package.swift" || name.hasPrefix("Package@swift-")
  }

  /// Whether a path or a folder around it is among the names.
  private static func hold(_ names: Set<ByteText>, _ path: String) -> Bool {
    guard !names.isEmpty else { return false }
    if names.contains(ByteText(path)) { return true }
    return path.utf8.indices.contains { index in
      path.utf8[index] == UInt8(ascii: "/")
        && names.contains(ByteText(String(Substring(path.utf8[..<index]))))
    }
  }
}
