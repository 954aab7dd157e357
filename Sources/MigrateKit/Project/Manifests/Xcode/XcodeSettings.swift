/// The build settings of a project's targets, configuration by configuration.
struct XcodeSettings {
  private let objects: XcodeObjects
  private let projectName: String
  private var projectLevels: [String: [BuildSettings]] = [:]

  /// Makes a reader for the settings of a project.
  init(_ objects: XcodeObjects, projectName: String) {
    self.objects = objects
    self.projectName = projectName
  }

  /// The settings of a target in each configuration; the configuration that is used by default
  /// comes first.
  mutating func effective(
    _ target: PropertyListValue, _ paths: inout XcodePaths, _ files: inout ConfigurationFiles
  ) -> [EffectiveSettings] {
    let list = objects[target["buildConfigurationList"]]
    let byDefault = list?["defaultConfigurationName"]?.text
    var result: [EffectiveSettings] = []
    for configuration in objects.objects(list?["buildConfigurations"]) {
      guard let name = configuration["name"]?.text else { continue }
      var levels = [builtIn(target, configuration: name, paths.sourceRoot)]
      levels += project(name, &paths, &files)
      levels += self.levels(configuration, name, &paths, &files)
      let settings = EffectiveSettings(configuration: name, levels: levels)
      result.insert(settings, at: name == byDefault ? 0 : result.count)
    }
    return result
  }

  private mutating func project(
    _ name: String, _ paths: inout XcodePaths, _ files: inout ConfigurationFiles
  ) -> [BuildSettings] {
    if let levels = projectLevels[name] { return levels }
    let list = objects[objects.project["buildConfigurationList"]]
    let configurations = objects.objects(list?["buildConfigurations"])
    let named = configurations.first { $0["name"]?.text == name }
    let byDefault = configurations.first {
      $0["name"]?.text == list?["defaultConfigurationName"]?.text
    }
    let levels = (named ?? byDefault).map { self.levels($0, name, &paths, &files) } ?? []
    projectLevels[name] = levels
    return levels
  }

  /// The settings of a configuration's file and those of the configuration itself.
  private func levels(
    _ configuration: PropertyListValue, _ name: String, _ paths: inout XcodePaths,
    _ files: inout ConfigurationFiles
  ) -> [BuildSettings] {
    var own = BuildSettings()
    for (key, value) in configuration["buildSettings"]?.pairs ?? [] {
      own.add(key, value.texts.joined(separator: " "), configuration: name)
    }
    guard let path = file(configuration, &paths),
      let base = files.settings(path, configuration: name)
    else { return [own] }
    return [base, own]
  }

  /// The path of a configuration's file, which may lie in a synchronized folder.
  private func file(
    _ configuration: PropertyListValue, _ paths: inout XcodePaths
  ) -> String? {
    if let reference = configuration["baseConfigurationReference"] {
      return paths.path(objects[reference])
    }
    guard let anchor = objects[configuration["baseConfigurationReferenceAnchor"]],
      let folder = paths.path(anchor),
      let name = configuration["baseConfigurationReferenceRelativePath"]?.text
    else { return nil }
    return ManifestPath.resolve(name, from: folder)
  }

  /// Xcode's defaults.
  private func builtIn(
    _ target: PropertyListValue, configuration: String, _ sourceRoot: String
  ) -> BuildSettings {
    var settings = BuildSettings()
    let name = target["name"]?.text ?? ""
    for (key, value) in [
      ("TARGET_NAME", name), ("TARGETNAME", name), ("TARGET", name), ("PROJECT_NAME", projectName),
      ("PROJECT", projectName), ("CONFIGURATION", configuration), ("SRCROOT", sourceRoot),
      ("PROJECT_DIR", sourceRoot), ("PRODUCT_NAME", name),
    ] {
      settings.add(key, value, configuration: configuration)
    }
    return settings
  }
}
