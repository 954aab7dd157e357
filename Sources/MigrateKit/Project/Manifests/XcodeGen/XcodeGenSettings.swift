/// The build settings of targets in an XcodeGen specification.
struct XcodeGenSettings {
  private let specification: YAMLValue

  private static let maximumDepth = 8

  /// Makes a reader for the settings of a specification.
  init(_ specification: YAMLValue) { self.specification = specification }

  /// The settings of a target in each configuration.
  mutating func effective(
    _ name: String, _ target: YAMLValue, _ files: inout ConfigurationFiles
  ) -> [EffectiveSettings] {
    var configurations = (specification["configs"]?.pairs ?? []).map { name, type in
      (name: name, type: type.text ?? "")
    }
    if configurations.isEmpty { configurations = [("Debug", "debug"), ("Release", "release")] }
    return configurations.map { configuration in
      var levels = [presets(name, target, configuration)]
      levels += file(specification, configuration.name, &files)
      levels.append(settings(specification["settings"], configuration))
      levels.append(platformSettings(target, configuration.name))
      levels += file(target, configuration.name, &files)
      levels.append(settings(target["settings"], configuration))
      return EffectiveSettings(configuration: configuration.name, levels: levels)
    }
  }

  private typealias NamedConfiguration = (name: String, type: String)

  private func file(
    _ owner: YAMLValue, _ configuration: String, _ files: inout ConfigurationFiles
  ) -> [BuildSettings] {
    let path = owner["configFiles"]?[configuration]?.text
    return path.flatMap { files.settings($0, configuration: configuration) }.map { [$0] } ?? []
  }

  private func presets(
    _ name: String, _ target: YAMLValue, _ configuration: NamedConfiguration
  ) -> BuildSettings {
    var settings = BuildSettings()
    let project = specification["name"]?.text ?? ""
    let product = target["productName"]?.text ?? name
    for (key, value) in [
      ("TARGET_NAME", name), ("PROJECT_NAME", project), ("CONFIGURATION", configuration.name),
      ("PRODUCT_NAME", product),
    ] {
      settings.add(key, value, configuration: configuration.name)
    }
    if configuration.type == "debug" {
      settings.add(
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG", configuration: configuration.name)
    }
    return settings
  }

  /// The SDKs and versions of a target's platforms.
  private func platformSettings(_ target: YAMLValue, _ configuration: String) -> BuildSettings {
    var settings = BuildSettings()
    let destinations = target["supportedDestinations"]?.texts ?? []
    let stated = target["platform"]?.texts ?? []
    let platforms = (destinations.isEmpty ? stated : destinations)
      .compactMap { BuildPlatform(name: $0) }
    let sdks = Set(platforms.filter { $0 != .macCatalyst }.compactMap(Self.sdk)).sorted()
    settings.add("SUPPORTED_PLATFORMS", sdks.joined(separator: " "), configuration: configuration)
    settings.add("SDKROOT", sdks.count == 1 ? sdks[0] : "auto", configuration: configuration)
    if platforms.contains(.macCatalyst) {
      settings.add("SUPPORTS_MACCATALYST", "YES", configuration: configuration)
    }
    let common = specification["options"]?["deploymentTarget"]
    for platform in platforms {
      let own = target["deploymentTarget"]
      guard let key = platform.deploymentSetting,
        let version = own?.text ?? (own ?? common)?[platform.rawValue]?.text
          ?? common?[platform.rawValue]?.text
      else { continue }
      settings.add(key, version, configuration: configuration)
    }
    return settings
  }

  private static func sdk(_ platform: BuildPlatform) -> String? {
    switch platform {
    case .iOS: "iphoneos"
    case .macOS: "macosx"
    case .watchOS: "watchos"
    case .tvOS: "appletvos"
    case .visionOS: "xros"
    default: nil
    }
  }

  /// The settings of a configuration: groups first, then `base`, then those of the configuration.
  private func settings(
    _ value: YAMLValue?, _ configuration: NamedConfiguration, depth: Int = 0
  ) -> BuildSettings {
    var result = BuildSettings()
    guard let value, depth < Self.maximumDepth else { return result }
    let isDivided = value["base"] != nil || value["configs"] != nil || value["groups"] != nil
    let groups = specification["settingGroups"] ?? specification["settingPresets"]
    for name in value["groups"]?.texts ?? [] {
      result.add(settings(groups?[name], configuration, depth: depth + 1))
    }
    add(isDivided ? value["base"] : value, configuration, to: &result)
    for (name, settings) in value["configs"]?.pairs ?? [] {
      let pattern = name.lowercased()
      if pattern == configuration.name.lowercased() || pattern == configuration.type.lowercased() {
        add(settings, configuration, to: &result)
      }
    }
    return result
  }

  private func add(
    _ values: YAMLValue?, _ configuration: NamedConfiguration, to result: inout BuildSettings
  ) {
    for (key, value) in values?.pairs ?? [] {
      let text = value.texts.joined(separator: " ")
      result.add(key, text, configuration: configuration.name)
    }
  }
}
