/// Reads the targets of a `project.yml` of XcodeGen.
struct XcodeGenReader {
  let specification: XcodeGenSpecification
  var context: ManifestContext
  var draft: ManifestDraft
  private var numbers: [String: Int] = [:]
  private let targets: [(name: String, value: YAMLValue)]

  /// Reads a manifest; `nil` for a file of another tool.
  ///
  /// - Throws: `ManifestError` where the file is not YAML as specifications use it.
  static func read(
    _ path: String, _ bytes: [UInt8], _ context: inout ManifestContext
  ) throws -> ManifestDraft? {
    var specification = try XcodeGenSpecification(path, bytes, read: context.read)
    // A specification of one of several apps is often generated in a folder around it.
    for root in ManifestPath.foldersAround(path) where !specification.hasSources(in: context) {
      let other = try XcodeGenSpecification(path, bytes, root: root, read: context.read)
      if other.hasSources(in: context) { specification = other }
    }
    guard specification.value["targets"]?.isMap == true else { return nil }
    var reader = XcodeGenReader(path, specification, context)
    reader.run()
    context = reader.context
    return reader.draft
  }

  private init(
    _ path: String, _ specification: XcodeGenSpecification, _ context: ManifestContext
  ) {
    self.specification = specification
    self.context = context
    draft = ManifestDraft(path: path, folder: ManifestPath.folder(path), format: .xcodeGen)
    draft.included = specification.included.filter { $0 != path }
    targets = specification.targets
  }

  private mutating func run() {
    for (name, value) in targets where numbers[name] == nil && value.isMap {
      numbers[name] = draft.targets.count
      draft.targets.append(target(name, value))
    }
    for (name, value) in specification.value["packages"]?.pairs ?? [] {
      guard let path = value["path"]?.text else { continue }
      draft.packages.append(ManifestDraft.LocalPackage(folder: path, name: name))
    }
    for path in specification.value["localPackages"]?.texts ?? [] {
      draft.packages.append(ManifestDraft.LocalPackage(folder: path))
    }
    for (name, value) in targets {
      guard let number = numbers[name] else { continue }
      for source in value["sources"]?.elements ?? [] { add(source, to: number) }
      for dependency in value["dependencies"]?.elements ?? [] { add(need: dependency, to: number) }
    }
  }

  private mutating func target(_ name: String, _ value: YAMLValue) -> TargetDraft {
    let type = "com.apple.product-type." + (value["type"]?.text ?? "")
    let kind = XcodeProductType.kind(type)
    var target = ProjectTarget(name: name, module: "", manifest: draft.path, isTest: kind.isTest)
    target.kind = kind
    var settings = XcodeGenSettings(specification.value)
    settings.effective(name, value, &context.configurations).describe(&target, productType: type)
    let product = value["productName"]?.text ?? name
    return TargetDraft(target: target, productFile: kind == .library ? product + ".framework" : nil)
  }

  // MARK: - Sources

  private mutating func add(_ source: YAMLValue, to number: Int) {
    guard let path = source.text ?? source["path"]?.text else { return }
    let phase = source["buildPhase"]?.text
    let compiles = phase == nil || phase == "sources"
    let bundles = phase == nil || phase == "resources" || phase == "sources"
    guard source["type"]?.text != "folder", compiles || bundles else { return }
    let platforms = Self.platforms(source["destinationFilters"])
    let filter = XcodeGenFilter(source, path: path)
    if compiles {
      if let file = context.file(at: path) {
        draft.targets[number].add(file: file, platforms: platforms)
      }
      for file in context.files.numbers(in: path) where filter.includes(context.files, file) {
        draft.targets[number].add(file: file, platforms: platforms)
      }
    }
    if bundles {
      if let catalog = context.catalog(at: path) {
        draft.targets[number].catalogs.insert(catalog)
      }
      for catalog in context.catalogs.numbers(in: path)
      where filter.includes(context.catalogs, catalog) {
        draft.targets[number].catalogs.insert(catalog)
      }
    }
  }

  /// The platforms in a list of destinations; empty for all.
  private static func platforms(_ list: YAMLValue?) -> Set<BuildPlatform> {
    Set((list?.texts ?? []).compactMap { BuildPlatform(name: $0) })
  }

  // MARK: - Dependencies

  private mutating func add(need value: YAMLValue, to number: Int) {
    let limits = value["destinationFilters"] ?? value["platforms"] ?? value["platformFilter"]
    let platforms = Self.platforms(limits)
    for name in names(value) {
      draft.targets[number].needs.append(TargetNeed(name: name, platforms: platforms))
    }
  }

  private func names(_ value: YAMLValue) -> [TargetNeed.Name] {
    if let target = value["target"]?.text {
      if let local = numbers[target] { return [.local(local)] }
      guard let slash = target.firstIndex(of: "/") else { return [] }
      let project = String(target[..<slash])
      let path = specification.value["projectReferences"]?[project]?["path"]?.text ?? ""
      let name = String(target[target.index(after: slash)...])
      return [.target(name, project: path + "/project.pbxproj")]
    }
    if let framework = value["framework"]?.text { return [.file(ManifestPath.name(framework))] }
    if let carthage = value["carthage"]?.text { return [.file(carthage + ".framework")] }
    guard let package = value["package"]?.text else { return [] }
    let single = value["product"]?.text.map { [$0] }
    let products = value["products"]?.texts ?? single ?? [package]
    return products.map { .product($0, place(ofPackage: package)) }
  }

  private func place(ofPackage name: String) -> TargetNeed.PackageName {
    let package = specification.value["packages"]?[name]
    if let path = package?["path"]?.text { return .folder(path) }
    if let address = package?["url"]?.text ?? package?["github"]?.text {
      return .remote(address: address)
    }
    return .unknown
  }
}

/// The rule for which files of a folder an XcodeGen source includes.
private struct XcodeGenFilter {
  private let path: String
  private let excludes: [Glob]
  private let includes: [Glob]

  init(_ source: YAMLValue, path: String) {
    self.path = path
    excludes = Self.globs(source["excludes"])
    includes = Self.globs(source["includes"])
  }

  private static func globs(_ list: YAMLValue?) -> [Glob] {
    (list?.texts ?? []).map { Glob(ManifestPath.withoutEmptyNames($0)) }
  }

  func includes(_ files: ListedFiles, _ number: Int) -> Bool {
    guard let name = ManifestPath.relative(files.paths[number], to: path),
      !OpaqueFolders.hold(name), !files.isInPackage(number, below: path)
    else { return false }
    let text = String(name)
    func match(_ globs: [Glob]) -> Bool { globs.contains { $0.covers(text) } }
    return !match(excludes) && (includes.isEmpty || match(includes))
  }
}

extension XcodeGenSpecification {
  /// Whether any of the sources exists.
  fileprivate func hasSources(in context: ManifestContext) -> Bool {
    targets.contains { target in
      (target.value["sources"]?.elements ?? []).contains { source in
        guard let path = source.text ?? source["path"]?.text else { return false }
        return context.file(at: path) != nil || context.catalog(at: path) != nil
          || !context.files.numbers(in: path).isEmpty || !context.catalogs.numbers(in: path).isEmpty
      }
    }
  }
}
