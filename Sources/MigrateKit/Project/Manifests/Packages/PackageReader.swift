/// Reads the targets of a `Package.swift` from its text, without running it.
struct PackageReader {
  let context: ManifestContext
  var evaluator: ManifestEvaluator
  var draft: ManifestDraft
  /// The names of the package's targets, with their indices.
  var numbers: [String: Int] = [:]
  /// The fetched packages, by the names that product dependencies use.
  var remotes: Set<String> = []
  /// The tools version of the manifest.
  let toolsVersion: [Int]

  /// Reads a manifest.
  static func read(
    _ path: String, _ bytes: [UInt8], _ context: ManifestContext
  ) -> ManifestDraft {
    var reader = PackageReader(path, bytes, context)
    reader.run()
    return reader.draft
  }

  private init(_ path: String, _ bytes: [UInt8], _ context: ManifestContext) {
    self.context = context
    evaluator = ManifestEvaluator(bytes)
    draft = ManifestDraft(path: path, folder: ManifestPath.folder(path), format: .package)
    toolsVersion = Self.toolsVersion(bytes)
  }

  /// The version in `// swift-tools-version: 5.9`.
  private static func toolsVersion(_ bytes: [UInt8]) -> [Int] {
    let head = String(decoding: bytes.prefix(512), as: UTF8.self)
    for line in head.split(whereSeparator: \.isNewline) {
      guard line.contains("swift-tools-version"), let colon = line.firstIndex(of: ":") else {
        continue
      }
      let text = String(line[line.index(after: colon)...]).trimmed
      return VersionNumbers.read(text) ?? []
    }
    return []
  }

  private mutating func run() {
    guard let (call, variable) = package() else {
      draft.problems.append(
        "declares no package that can be read as text; its source folders count as targets"
      )
      addDefaultFolders()
      return
    }
    let values = { (reader: inout PackageReader, label: String) -> ManifestValue in
      let own = call[label] ?? .list([], isComplete: true)
      return own + reader.evaluator.added(to: variable + "." + label)
    }
    addDependencies(values(&self, "dependencies"))
    let targets = values(&self, "targets")
    var isComplete = targets.isComplete
    for element in targets.elements {
      if let call = element.call { addTarget(call) } else { isComplete = false }
    }
    addPlatforms(call["platforms"])
    addLanguage(call["swiftLanguageModes"] ?? call["swiftLanguageVersions"])
    addNeeds(targets)
    addProducts(values(&self, "products"))
    placeFiles()
    if !isComplete, addDefaultFolders() {
      draft.problems.append(
        "declares targets that cannot be read as text; its source folders count as targets"
      )
    }
  }

  /// The call `Package(…)` and the name of the constant that holds it.
  private mutating func package() -> (call: ManifestCall, variable: String)? {
    let outline = evaluator.outline
    for index in 0..<outline.count where outline.isText(index, "Package") {
      guard outline.kind(index + 1) == .leftParen, let close = outline.partner(index + 1) else {
        continue
      }
      let call = evaluator.value(index..<close + 1).call
      guard let call, call.name == "Package", call["name"] != nil || call["targets"] != nil else {
        continue
      }
      let isAssigned = outline.kind(index - 1) == .equal
      var name = isAssigned ? index - 2 : index
      // `let package: Package = …`
      if isAssigned, outline.kind(name - 1) == .colon { name -= 2 }
      return (call, isAssigned ? outline.name(name) : "package")
    }
    return nil
  }

  private mutating func addDependencies(_ value: ManifestValue) {
    for call in value.elements.compactMap(\.call) where call.name == "package" {
      if let path = call.text("path") {
        let folder = ManifestPath.resolve(path, from: draft.folder)
        draft.packages.append(ManifestDraft.LocalPackage(folder: folder))
        if let name = call.text("name") {
          draft.packages.append(ManifestDraft.LocalPackage(folder: folder, name: name))
        }
      } else if let address = call.text("url") ?? call.text("id") {
        if case .remote(let identity) = TargetNeed.PackageName.remote(address: address) {
          remotes.insert(identity)
        }
        if let name = call.text("name") { remotes.insert(name.lowercased()) }
      }
    }
  }

  private mutating func addTarget(_ call: ManifestCall) {
    guard let name = call.text("name") else {
      draft.problems.append("declares a target whose name cannot be read as text")
      return
    }
    guard let kind = Self.kind(call.name, name), numbers[name] == nil else { return }
    var target = ProjectTarget(
      name: name, module: ModuleName.mangled(name), manifest: draft.path, isTest: kind.isTest)
    target.kind = kind
    target.conditions = ["SWIFT_PACKAGE"]
    target.someConditions = ["DEBUG"]
    for setting in (call["swiftSettings"] ?? .unknown).elements.compactMap(\.call) {
      addSetting(setting, to: &target)
    }
    numbers[name] = draft.targets.count
    draft.targets.append(TargetDraft(target: target))
    declared.append(call)
  }

  /// The call that declares each target.
  private(set) var declared: [ManifestCall] = []

  /// The product of a `Target` function; `nil` for targets without sources.
  private static func kind(_ function: String, _ name: String) -> ProjectTarget.Kind? {
    switch function {
    case "target": .library
    case "executableTarget": .executable
    case "testTarget": .unitTest
    case "macro": .macro
    case "plugin": .plugin
    case "binaryTarget", "systemLibrary": nil
    default: name.hasSuffix("Tests") ? .unitTest : .library
    }
  }

  private func addSetting(_ setting: ManifestCall, to target: inout ProjectTarget) {
    switch setting.name {
    case "define":
      guard let name = setting.text("") else { return }
      if setting.arguments.count > 1 {
        target.someConditions.insert(name)
      } else {
        target.conditions.insert(name)
      }
    case "unsafeFlags":
      for flag in (setting[""] ?? .unknown).texts where flag.hasPrefix("-D") && flag.count > 2 {
        target.someConditions.insert(String(flag.dropFirst(2)))
      }
    case "defaultIsolation":
      if case .member("self") = setting[""] ?? .unknown { target.isolatesToMainActor = true }
    default: break
    }
  }

  private mutating func addPlatforms(_ value: ManifestValue?) {
    var versions: [BuildPlatform: [Int]] = [:]
    for call in (value ?? .unknown).elements.compactMap(\.call) {
      guard let platform = BuildPlatform(name: call.name) else { continue }
      versions[platform] = Self.version(call[""])
    }
    for index in draft.targets.indices {
      draft.targets[index].target.platforms = Set(versions.keys)
      draft.targets[index].target.builtPlatforms = Set(versions.keys)
      draft.targets[index].target.minimumVersions = versions.filter { !$0.value.isEmpty }
    }
  }

  /// Sets the language mode of the targets that state none: that of the package, else of its tools.
  private mutating func addLanguage(_ value: ManifestValue?) {
    let versions = value.map { $0.elements.map { Self.version($0) } } ?? [toolsVersion]
    let isSwift6 = versions.contains { !$0.isEmpty && !VersionNumbers.precedes($0, [6]) }
    for (index, call) in declared.enumerated() {
      let settings = (call["swiftSettings"] ?? .unknown).elements.compactMap(\.call)
      let own = settings.last { ["swiftLanguageMode", "swiftLanguageVersion"].contains($0.name) }
      let version = own.map { Self.version($0[""]) }
      draft.targets[index].target.isSwift6 =
        version.map { !$0.isEmpty && !VersionNumbers.precedes($0, [6]) } ?? isSwift6
    }
  }

  /// The version of `.v17`, `.v10_15` or `"17.2"`.
  private static func version(_ value: ManifestValue?) -> [Int] {
    switch value {
    case .text(let text): return VersionNumbers.read(text) ?? []
    case .member(let name) where name.hasPrefix("v"):
      return name.dropFirst().split(at: "_").compactMap { Int($0) }
    default: return []
    }
  }

  private mutating func addProducts(_ value: ManifestValue) {
    for call in value.elements.compactMap(\.call) where call.name != "plugin" {
      guard let name = call.text("name") else { continue }
      let targets = (call["targets"] ?? .unknown).texts.compactMap { numbers[$0] }
      draft.products.append(ManifestDraft.ProductDraft(name: name, targets: targets))
    }
  }
}
