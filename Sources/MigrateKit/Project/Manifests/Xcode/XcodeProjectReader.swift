/// Reads the targets of a `project.pbxproj`.
struct XcodeProjectReader {
  let objects: XcodeObjects
  var paths: XcodePaths
  var context: ManifestContext
  var draft: ManifestDraft
  /// The index of each compiled target, by its place in the file.
  var numbers: [Int32: Int] = [:]
  /// The target that each build phase belongs to.
  var phaseOwners: [Int32: Int] = [:]
  /// The target of each product, by the place of the product's reference.
  var productOwners: [Int32: Int] = [:]

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
    self.objects = objects
    self.context = context
    let folder = ManifestPath.folder(ManifestPath.folder(path))
    draft = ManifestDraft(path: path, folder: folder, format: .xcode)
    let inner = objects.project["projectDirPath"]?.text ?? ""
    paths = XcodePaths(objects, sourceRoot: ManifestPath.resolve(inner, from: folder))
  }

  private mutating func run() {
    addTargets()
    addPackages()
    addProjects()
    for target in targets { addContents(target) }
    addSynchronizedFolders()
  }

  /// The targets in the order of the project, each once.
  var targets: [PropertyListValue] {
    var seen: Set<Int32> = []
    return objects.objects(objects.project["targets"]).filter { seen.insert($0.index).inserted }
  }

  private mutating func addTargets() {
    var settings = XcodeSettings(objects, projectName: ManifestPath.stem(draft.path.parentFolder))
    for object in targets where object.isA("PBXNativeTarget") {
      guard let name = object["name"]?.text ?? object["productName"]?.text else { continue }
      let kind = XcodeProductType.kind(object["productType"]?.text ?? "")
      var target = ProjectTarget(
        name: name, module: "", manifest: draft.path, isTest: kind.isTest)
      target.kind = kind
      let effective = settings.effective(object, &paths, &context.configurations)
      effective.describe(&target, productType: object["productType"]?.text ?? "")
      let number = draft.targets.count
      numbers[object.index] = number
      for phase in objects.objects(object["buildPhases"]) { phaseOwners[phase.index] = number }
      var productFile: String?
      if let product = objects[object["productReference"]] {
        productOwners[product.index] = number
        productFile = (product["path"] ?? product["name"])?.text.map(ManifestPath.name)
      }
      draft.targets.append(TargetDraft(target: target, productFile: productFile))
    }
  }

  /// Adds the local packages: those referred to as packages, and folders that hold one.
  private mutating func addPackages() {
    for object in objects.all("XCLocalSwiftPackageReference") {
      guard let path = (object["relativePath"] ?? object["path"])?.text else { continue }
      add(package: ManifestPath.resolve(path, from: paths.sourceRoot))
    }
    for object in objects.all("PBXFileReference") where mayBeFolder(object) {
      guard let folder = paths.path(object), context.isPackage(folder) else { continue }
      add(package: folder)
    }
  }

  private func mayBeFolder(_ object: PropertyListValue) -> Bool {
    guard let path = object["path"] else { return false }
    guard let type = object["lastKnownFileType"] ?? object["explicitFileType"] else { return true }
    if type.isText("sourcecode.swift") { return false }
    return switch type.text {
    case "folder", "wrapper", "text": true
    default: path.text.map { ManifestPath.suffix($0).isEmpty } ?? false
    }
  }

  private mutating func add(package folder: String) {
    if !draft.packages.contains(where: { ByteText($0.folder) == ByteText(folder) }) {
      draft.packages.append(ManifestDraft.LocalPackage(folder: folder))
    }
  }

  private mutating func addProjects() {
    for entry in objects.project["projectReferences"]?.elements ?? [] {
      guard let reference = objects[entry["ProjectRef"]], let path = paths.path(reference) else {
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

  /// The product of a target with the product type.
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

  /// The platform of a product type that is limited to one.
  static func platform(_ type: String) -> BuildPlatform? {
    let name = type.dropFirst(prefix.count)
    if name.hasPrefix("application.watchapp") || name.hasPrefix("watchkit") { return .watchOS }
    return name.hasPrefix("tv-") ? .tvOS : nil
  }
}
