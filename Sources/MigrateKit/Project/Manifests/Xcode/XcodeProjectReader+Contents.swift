// The build phases and dependencies of targets.

extension XcodeProjectReader {
  /// Adds the files and dependencies that a target's own lists name.
  mutating func addContents(_ id: String) {
    guard let number = numbers[id], let object = objects[id] else { return }
    for phase in object["buildPhases"]?.texts ?? [] {
      let name = objects.className(phase)
      for file in objects[phase]?["files"]?.texts ?? [] {
        guard let build = objects[file] else { continue }
        switch name {
        case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
          addFile(build, to: number, compiles: name == "PBXSourcesBuildPhase")
        case "PBXFrameworksBuildPhase": addLinked(build, to: number)
        default: break
        }
      }
    }
    for product in object["packageProductDependencies"]?.texts ?? [] {
      addProduct(product, to: number, platforms: [])
    }
    var seen: Set<String> = []
    addDependencies(of: id, to: number, platforms: [], &seen)
  }

  private mutating func addFile(_ build: PropertyListValue, to number: Int, compiles: Bool) {
    guard let reference = build["fileRef"]?.text else { return }
    let isGroup = objects.className(reference) == "PBXVariantGroup"
    let members = isGroup ? objects[reference]?["children"]?.texts ?? [] : [reference]
    let platforms = Self.platforms(build)
    for member in members {
      guard let name = objects[member]?["path"]?.text else { continue }
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
    if let product = build["productRef"]?.text {
      addProduct(product, to: number, platforms: platforms)
      return
    }
    guard let id = build["fileRef"]?.text, let reference = objects[id] else { return }
    if let owner = productOwners[id] {
      add(.local(owner), to: number, platforms)
    } else if let path = reference["path"]?.text ?? reference["name"]?.text {
      let tree = reference["sourceTree"]?.text
      guard tree != "SDKROOT", tree != "DEVELOPER_DIR" else { return }
      add(.file(ManifestPath.name(path)), to: number, platforms)
    }
  }

  private mutating func addProduct(_ id: String, to number: Int, platforms: Set<BuildPlatform>) {
    guard let product = objects[id], let name = product["productName"]?.text,
      !name.hasPrefix("plugin:")
    else { return }
    var package = TargetNeed.PackageName.unknown
    if let reference = objects[product["package"]?.text] {
      if let address = reference["repositoryURL"]?.text {
        package = .remote(address: address)
      } else if let path = reference["relativePath"]?.text {
        package = .folder(ManifestPath.resolve(path, from: paths.sourceRoot))
      }
    }
    add(.product(name, package), to: number, platforms)
  }

  /// Adds the targets that a target depends on; those that compile nothing pass on what they depend
  /// on.
  private mutating func addDependencies(
    of id: String, to number: Int, platforms: Set<BuildPlatform>, _ seen: inout Set<String>
  ) {
    guard seen.insert(id).inserted, seen.count < 256 else { return }
    for dependency in objects[id]?["dependencies"]?.texts ?? [] {
      guard let object = objects[dependency] else { continue }
      let own = Self.platforms(object)
      let limit = own.isEmpty ? platforms : own
      if let product = object["productRef"]?.text {
        addProduct(product, to: number, platforms: limit)
        continue
      }
      let proxy = objects[object["targetProxy"]?.text]
      let target = object["target"]?.text ?? proxy?["remoteGlobalIDString"]?.text
      if let target, let local = numbers[target] {
        add(.local(local), to: number, limit)
      } else if let target, objects[target] != nil {
        addDependencies(of: target, to: number, platforms: limit, &seen)
      } else if let project = proxy?["containerPortal"]?.text.flatMap({ paths.path($0) }),
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
  /// Adds a file, limited to some platforms unless there are none.
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
