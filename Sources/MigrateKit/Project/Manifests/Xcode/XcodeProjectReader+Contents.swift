// Reads the build phases and dependencies of targets.

extension XcodeProjectReader {
  /// Adds the files and dependencies that a target's own lists name.
  mutating func addContents(_ target: PropertyListValue) {
    guard let number = numbers[target.index] else { return }
    for phase in objects.objects(target["buildPhases"]) {
      let files = objects.objects(phase["files"])
      switch phase["isa"]?.text {
      case "PBXSourcesBuildPhase": for file in files { addFile(file, to: number, compiles: true) }
      case "PBXResourcesBuildPhase":
        for file in files { addFile(file, to: number, compiles: false) }
      case "PBXFrameworksBuildPhase": for file in files { addLinked(file, to: number) }
      // A framework that is only embedded is built first as well, and importing it links it.
      case "PBXCopyFilesBuildPhase" where phase["dstSubfolderSpec"]?.text == "10":
        for file in files { addLinked(file, to: number) }
      default: break
      }
    }
    for product in objects.objects(target["packageProductDependencies"]) {
      addProduct(product, to: number, platforms: [])
    }
    var seen: Set<Int32> = []
    addDependencies(of: target, to: number, platforms: [], &seen)
  }

  private mutating func addFile(_ build: PropertyListValue, to number: Int, compiles: Bool) {
    guard let reference = objects[build["fileRef"]] else { return }
    let isGroup = reference.isA("PBXVariantGroup")
    let members = isGroup ? objects.objects(reference["children"]) : [reference]
    let platforms = Self.platforms(build)
    for member in members {
      guard let name = member["path"]?.text else { continue }
      switch ManifestPath.suffix(name).lowercased() {
      case "swift" where compiles:
        guard let file = paths.path(member).flatMap({ context.file(at: $0) }) else {
          continue
        }
        draft.targets[number].add(file: file, platforms: platforms)
      case "xcassets":
        guard let path = paths.path(member), let catalog = context.catalog(at: path) else {
          continue
        }
        draft.targets[number].catalogs.insert(catalog)
      default: break
      }
    }
  }

  /// The platforms that a build file or a dependency is limited to; empty for all.
  private static func platforms(_ object: PropertyListValue) -> Set<BuildPlatform> {
    let names = (object["platformFilters"] ?? object["platformFilter"])?.texts ?? []
    return Set(names.compactMap { BuildPlatform(filter: $0) })
  }

  private mutating func addLinked(_ build: PropertyListValue, to number: Int) {
    let platforms = Self.platforms(build)
    if let product = build["productRef"] {
      addProduct(objects[product], to: number, platforms: platforms)
      return
    }
    guard let reference = objects[build["fileRef"]] else { return }
    if let owner = productOwners[reference.index] {
      add(.local(owner), to: number, platforms)
    } else if let path = (reference["path"] ?? reference["name"])?.text {
      let tree = reference["sourceTree"]?.text
      guard tree != "SDKROOT", tree != "DEVELOPER_DIR" else { return }
      add(.file(ManifestPath.name(path)), to: number, platforms)
    }
  }

  private mutating func addProduct(
    _ product: PropertyListValue?, to number: Int, platforms: Set<BuildPlatform>
  ) {
    guard let product, let name = product["productName"]?.text, !name.hasPrefix("plugin:") else {
      return
    }
    var package = TargetNeed.PackageName.unknown
    if let reference = objects[product["package"]] {
      if let address = reference["repositoryURL"]?.text {
        package = .remote(address: address)
      } else if let path = reference["relativePath"]?.text {
        package = .folder(ManifestPath.resolve(path, from: paths.sourceRoot))
      }
    }
    add(.product(name, package), to: number, platforms)
  }

  /// Adds the dependencies of a target; targets without sources contribute their own dependencies.
  private mutating func addDependencies(
    of target: PropertyListValue, to number: Int, platforms: Set<BuildPlatform>,
    _ seen: inout Set<Int32>
  ) {
    guard seen.insert(target.index).inserted, seen.count < 256 else { return }
    for object in objects.objects(target["dependencies"]) {
      let own = Self.platforms(object)
      let limit = own.isEmpty ? platforms : own
      if let product = object["productRef"] {
        addProduct(objects[product], to: number, platforms: limit)
        continue
      }
      let proxy = objects[object["targetProxy"]]
      if let other = objects[object["target"] ?? proxy?["remoteGlobalIDString"]] {
        if let local = numbers[other.index] {
          add(.local(local), to: number, limit)
        } else {
          addDependencies(of: other, to: number, platforms: limit, &seen)
        }
      } else if let project = paths.path(objects[proxy?["containerPortal"]]),
        let name = object["name"]?.text ?? proxy?["remoteInfo"]?.text
      {
        add(.target(name, project: project + "/project.pbxproj"), to: number, limit)
      }
    }
  }

  private mutating func add(
    _ name: TargetNeed.Name, to number: Int, _ platforms: Set<BuildPlatform>
  ) {
    draft.targets[number].needs.append(TargetNeed(name: name, platforms: platforms))
  }
}

extension TargetDraft {
  /// Adds a file, limited to the given platforms, if any.
  mutating func add(file: Int, platforms: Set<BuildPlatform>) {
    let isNew = files.insert(file).inserted
    if platforms.isEmpty {
      limitedFiles[file] = nil
    } else if isNew {
      limitedFiles[file] = platforms
    } else {
      limitedFiles[file]?.formUnion(platforms)
    }
  }
}
