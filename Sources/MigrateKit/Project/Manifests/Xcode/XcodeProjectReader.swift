/// Reads the targets of a `project.pbxproj`.
struct XcodeProjectReader {
  let objects: XcodeObjects
  var paths: XcodePaths
  var context: ManifestContext
  var draft: ManifestDraft
  /// The index of each target that is compiled, by its identifier.
  var numbers: [String: Int] = [:]
  /// The target that each build phase belongs to.
  var phaseOwners: [String: Int] = [:]
  /// The target that makes each product, by the identifier of the product's reference.
  var productOwners: [String: Int] = [:]

  /// Reads a manifest.
  ///
  /// - Throws: `ManifestError` where the file is not a project in the OpenStep format.
  static func read(
    _ path: String, _ bytes: [UInt8], _ context: inout ManifestContext
  ) throws -> ManifestDraft {
    var reader = try XcodeProjectReader(path, XcodeObjects(PropertyList(bytes)), context)
    reader.run()
    context = reader.context
    return reader.draft
  }

  private init(_ path: String, _ objects: XcodeObjects, _ context: ManifestContext) throws {
    guard let project = objects[objects.root] else {
      throw ManifestError("holds no project; restore the file")
    }
    self.objects = objects
    self.context = context
    let folder = ManifestPath.folder(ManifestPath.folder(path))
    draft = ManifestDraft(path: path, folder: folder, format: .xcode)
    let inner = project["projectDirPath"]?.text ?? ""
    paths = XcodePaths(objects, sourceRoot: ManifestPath.resolve(inner, from: folder))
  }

  private mutating func run() {
    addTargets()
    addPackages()
    addProjects()
    for id in numbers.keys.sorted() { addContents(id) }
    addSynchronizedFolders()
  }

  /// The identifiers of the targets in the order of the project.
  var targetIDs: [String] { objects[objects.root]?["targets"]?.texts ?? [] }

  private mutating func addTargets() {
    var settings = XcodeSettings(objects, projectName: ManifestPath.stem(draft.path.parentFolder))
    for id in targetIDs where objects.className(id) == "PBXNativeTarget" && numbers[id] == nil {
      guard let object = objects[id], let name = object["name"]?.text ?? object["productName"]?.text
      else { continue }
      let kind = XcodeProductType.kind(object["productType"]?.text ?? "")
      var target = ProjectTarget(
        name: name, module: "", manifest: draft.path, isTest: kind.isTest)
      target.kind = kind
      let effective = settings.effective(id, &paths, &context.configurations)
      effective.describe(&target, productType: object["productType"]?.text ?? "")
      let number = draft.targets.count
      numbers[id] = number
      if let product = object["productReference"]?.text { productOwners[product] = number }
      for phase in object["buildPhases"]?.texts ?? [] { phaseOwners[phase] = number }
      var productFile: String?
      if let product = objects[object["productReference"]?.text] {
        productFile = (product["path"] ?? product["name"])?.text.map(ManifestPath.name)
      }
      draft.targets.append(TargetDraft(target: target, productFile: productFile))
    }
  }

  /// Adds the local packages: those referred to as packages, and folders that hold one.
  private mutating func addPackages() {
    for id in objects.identifiers("XCLocalSwiftPackageReference") {
      guard let path = objects[id]?["relativePath"]?.text ?? objects[id]?["path"]?.text else {
        continue
      }
      add(package: ManifestPath.resolve(path, from: paths.sourceRoot))
    }
    for id in objects.identifiers("PBXFileReference") {
      guard let object = objects[id], let path = object["path"]?.text, mayBeFolder(object, path),
        let folder = paths.path(id), context.isPackage(folder)
      else { continue }
      add(package: folder)
    }
  }

  private func mayBeFolder(_ object: PropertyListValue, _ path: String) -> Bool {
    switch (object["lastKnownFileType"] ?? object["explicitFileType"])?.text {
    case "folder", "wrapper", "text", nil: true
    default: ManifestPath.suffix(path).isEmpty
    }
  }

  private mutating func add(package folder: String) {
    if !draft.packages.contains(where: { ByteText($0.folder) == ByteText(folder) }) {
      draft.packages.append(ManifestDraft.LocalPackage(folder: folder))
    }
  }

  private mutating func addProjects() {
    for entry in objects[objects.root]?["projectReferences"]?.elements ?? [] {
      guard let reference = entry["ProjectRef"]?.text, let path = paths.path(reference) else {
        continue
      }
      draft.projects.append(path + "/project.pbxproj")
    }
  }
}

extension String {
  /// The folder that holds the path.
  fileprivate var parentFolder: String { ManifestPath.folder(self) }
}

/// The product types of Xcode.
enum XcodeProductType {
  private static let prefix = "com.apple.product-type."

  /// What a target of the product type produces.
  static func kind(_ type: String) -> ProjectTarget.Kind {
    guard type.hasPrefix(prefix) else { return .other }
    let name = type.dropFirst(prefix.count)
    if name.hasPrefix("application") { return .application }
    if name.hasPrefix("framework") || name.hasPrefix("library") { return .library }
    if name.hasPrefix("bundle.unit-test") { return .unitTest }
    if name.hasPrefix("bundle.ui-testing") { return .uiTest }
    if name.contains("extension") { return .appExtension }
    return name == "tool" ? .executable : .other
  }

  /// The platform that a product type is for, where it is for one only.
  static func platform(_ type: String) -> BuildPlatform? {
    let name = type.dropFirst(prefix.count)
    if name.hasPrefix("application.watchapp") || name.hasPrefix("watchkit") { return .watchOS }
    return name.hasPrefix("tv-") ? .tvOS : nil
  }
}
