// Reads synchronized folders (Xcode 16).

extension XcodeProjectReader {
  /// Adds the files of folders that belong to targets as a whole, with their exceptions.
  mutating func addSynchronizedFolders() {
    var owners: [Int32: Set<Int>] = [:]
    for target in targets {
      guard let number = numbers[target.index] else { continue }
      for folder in objects.objects(target["fileSystemSynchronizedGroups"]) {
        owners[folder.index, default: []].insert(number)
      }
    }
    for object in objects.all("PBXFileSystemSynchronizedRootGroup") {
      guard let path = paths.path(object) else { continue }
      let folder = SynchronizedFolder(
        object, path: path, owners: owners[object.index] ?? [], reader: self)
      let members = folder.members(context)
      for (number, files) in members.files {
        for file in files {
          draft.targets[number].add(file: file, platforms: folder.platforms(number, file, context))
        }
      }
      for (number, catalogs) in members.catalogs {
        draft.targets[number].catalogs.formUnion(catalogs)
      }
    }
  }
}

/// A synchronized folder, whose files belong to targets by location.
struct SynchronizedFolder {
  private let path: String
  private let owners: Set<Int>
  /// The opaque paths in the folder, in which nothing is compiled.
  private let explicitFolders: [String]
  /// Explicit types of files.
  private var types: [ByteText: String] = [:]
  /// The exceptions of each target: excluded files for an owner, added files for another.
  private var exceptions: [Int: Set<ByteText>] = [:]
  private var limits: [Int: [ByteText: Set<BuildPlatform>]] = [:]
  /// The files that are members of a compile phase, and those of other phases of a target.
  private var added: [Int: Set<ByteText>] = [:]
  private var taken: [Int: Set<ByteText>] = [:]

  /// Reads a folder and its exceptions.
  init(
    _ object: PropertyListValue, path: String, owners: Set<Int>, reader: XcodeProjectReader
  ) {
    self.path = path
    self.owners = owners
    explicitFolders = object["explicitFolders"]?.texts ?? []
    for (name, type) in object["explicitFileTypes"]?.pairs ?? [] {
      types[ByteText(name)] = type.text
    }
    for exception in reader.objects.objects(object["exceptions"]) {
      let names = Set((exception["membershipExceptions"]?.texts ?? []).map(ByteText.init))
      if let target = reader.objects[exception["target"]],
        let number = reader.numbers[target.index]
      {
        exceptions[number, default: []].formUnion(names)
        addLimits(exception, to: number)
      } else if let phase = reader.objects[exception["buildPhase"]],
        let number = reader.phaseOwners[phase.index]
      {
        switch phase["isa"]?.text {
        case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
          added[number, default: []].formUnion(names)
        default: taken[number, default: []].formUnion(names)
        }
      }
    }
  }

  private mutating func addLimits(_ exception: PropertyListValue, to number: Int) {
    for (name, filters) in exception["platformFiltersByRelativePath"]?.pairs ?? [] {
      let platforms = filters.texts.compactMap { BuildPlatform(filter: $0) }
      limits[number, default: [:]][ByteText(name)] = Set(platforms)
    }
  }

  /// The platforms that a file is limited to in a target; empty for all.
  func platforms(_ number: Int, _ file: Int, _ context: ManifestContext) -> Set<BuildPlatform> {
    guard let limits = limits[number],
      let name = ManifestPath.relative(context.files.paths[file], to: path)
    else { return [] }
    return limits[ByteText(String(name))] ?? []
  }

  /// The files and catalogs of each target.
  func members(_ context: ManifestContext) -> (files: [Int: [Int]], catalogs: [Int: [Int]]) {
    var (files, catalogs) = ([Int: [Int]](), [Int: [Int]]())
    let targets = owners.union(exceptions.keys).union(added.keys)
    guard !targets.isEmpty else { return (files, catalogs) }
    for number in context.files.numbers(in: path) {
      guard !context.files.isInPackage(number, below: path),
        let name = ManifestPath.relative(context.files.paths[number], to: path),
        !OpaqueFolders.hold(name), isSwift(name)
      else { continue }
      for target in targets where hold(name, in: target) {
        files[target, default: []].append(number)
      }
    }
    for number in context.catalogs.numbers(in: path) {
      guard !context.catalogs.isInPackage(number, below: path),
        let name = ManifestPath.relative(context.catalogs.paths[number], to: path),
        !OpaqueFolders.hold(name)
      else { continue }
      for target in targets where hold(name, in: target) {
        catalogs[target, default: []].append(number)
      }
    }
    return (files, catalogs)
  }

  private func isSwift(_ name: Substring) -> Bool {
    let isInExplicitFolder = explicitFolders.contains {
      ManifestPath.relative(String(name), to: $0) != nil
    }
    if isInExplicitFolder { return false }
    guard !types.isEmpty, let type = types[ByteText(String(name))] else { return true }
    return type == "sourcecode.swift"
  }

  /// Whether a file or catalog is a member of a target.
  private func hold(_ name: Substring, in target: Int) -> Bool {
    if Self.names(added[target], hold: name) { return true }
    let isException = Self.names(exceptions[target], hold: name)
    guard owners.contains(target) else { return isException }
    return !isException && !Self.names(taken[target], hold: name)
  }

  /// Whether a path or a folder around it is among the names.
  private static func names(_ names: Set<ByteText>?, hold path: Substring) -> Bool {
    guard let names, !names.isEmpty else { return false }
    if names.contains(ByteText(String(path))) { return true }
    return path.utf8.indices.contains { index in
      path.utf8[index] == UInt8(ascii: "/")
        && names.contains(ByteText(String(Substring(path.utf8[..<index]))))
    }
  }
}
