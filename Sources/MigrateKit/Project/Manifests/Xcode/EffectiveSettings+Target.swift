// Reads a target's properties from its build settings.

extension [EffectiveSettings] {
  /// Sets the properties of a target from the settings of all configurations.
  func describe(_ target: inout ProjectTarget, productType: String) {
    target.module = moduleName(target.name)
    describePlatforms(&target, productType: productType)
    describeConditions(&target)
    target.isSwift6 = contains { settings in
      let version = settings["SWIFT_VERSION"].flatMap { VersionNumbers.read($0.trimmed) }
      return version.map { !VersionNumbers.precedes($0, [6]) } ?? false
    }
    target.isolatesToMainActor =
      !isEmpty && allSatisfy { $0["SWIFT_DEFAULT_ACTOR_ISOLATION"]?.trimmed == "MainActor" }
    if !isEmpty { target.accentColor = accentColor() }
    target.generatesAssetSymbols =
      allSatisfy { $0.flag("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS") ?? true }
    target.generatesAssetSymbolExtensions =
      target.generatesAssetSymbols && !isEmpty
      && allSatisfy {
        $0.flag("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS") ?? false
      }
  }

  /// The color set that all configurations name as the accent color.
  ///
  /// Projects made in Xcode name it; without the setting, `Color.accentColor` is the system's, whatever a catalog has.
  private func accentColor() -> String? {
    let names = Set(map { $0["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"]?.trimmed ?? "" })
    guard names.count == 1, let name = names.first, !name.isEmpty else { return nil }
    return name
  }

  private func moduleName(_ name: String) -> String {
    if let module = first?["PRODUCT_MODULE_NAME"]?.trimmed, !module.isEmpty {
      return ModuleName.mangled(module)
    }
    if let product = first?["PRODUCT_NAME"]?.trimmed, !product.isEmpty {
      return ModuleName.mangled(product)
    }
    return ModuleName.mangled(name)
  }

  private func describePlatforms(_ target: inout ProjectTarget, productType: String) {
    for settings in self {
      let platforms = settings.platforms
      target.platforms.formUnion(platforms)
    }
    if target.platforms.isEmpty, let platform = XcodeProductType.platform(productType) {
      target.platforms = [platform]
    }
    target.builtPlatforms = target.platforms
    for settings in self {
      for platform in target.platforms {
        guard let key = platform.deploymentSetting,
          let version = settings[key].flatMap({ VersionNumbers.read($0.trimmed) })
        else { continue }
        let known = target.minimumVersions[platform] ?? version
        target.minimumVersions[platform] = VersionNumbers.precedes(version, known) ? version : known
      }
    }
  }

  private func describeConditions(_ target: inout ProjectTarget) {
    let sets = map(\.conditions)
    let all = sets.reduce(into: Set<String>()) { $0.formUnion($1) }
    target.conditions = sets.dropFirst().reduce(sets.first ?? []) { $0.intersection($1) }
    target.someConditions = all.subtracting(target.conditions)
    for settings in self {
      target.someConditions.formUnion(
        settings.limitedConditions.subtracting(target.conditions))
    }
  }
}

extension EffectiveSettings {
  /// The platforms in the settings.
  var platforms: Set<BuildPlatform> {
    let supported = self["SUPPORTED_PLATFORMS"].map { Set(sdks: $0.settingWords) } ?? []
    var platforms = supported
    if let sdk = self["SDKROOT"].flatMap({ BuildPlatform(sdk: $0.trimmed) }),
      !supported.contains(sdk)
    {
      platforms = [sdk]
    }
    if platforms.contains(.iOS), flag("SUPPORTS_MACCATALYST") ?? false {
      platforms.insert(.macCatalyst)
    }
    return platforms
  }

  /// The active compilation conditions.
  var conditions: Set<String> {
    let own = self["SWIFT_ACTIVE_COMPILATION_CONDITIONS"]?.settingWords ?? []
    return Set(own).union(Self.definitions(self["OTHER_SWIFT_FLAGS"]?.settingWords ?? []))
      .filter { !$0.contains("$") }
  }

  /// The compilation conditions for particular SDKs or architectures.
  var limitedConditions: Set<String> {
    let own = limited("SWIFT_ACTIVE_COMPILATION_CONDITIONS").flatMap(\.settingWords)
    let flags = limited("OTHER_SWIFT_FLAGS").flatMap(\.settingWords)
    return Set(own).union(Self.definitions(flags)).filter { !$0.contains("$") }
  }

  /// The conditions that compiler flags define: `-D NAME`, `-DNAME`.
  private static func definitions(_ flags: [String]) -> Set<String> {
    var names: Set<String> = []
    var isNext = false
    for flag in flags {
      if isNext {
        names.insert(flag)
        isNext = false
      } else if flag == "-D" {
        isNext = true
      } else if flag.hasPrefix("-D") {
        names.insert(String(flag.dropFirst(2)))
      }
    }
    return names
  }
}

extension Set<BuildPlatform> {
  /// The platforms of some SDKs.
  fileprivate init(sdks: [String]) {
    self = Set(sdks.compactMap { BuildPlatform(sdk: $0) })
  }
}
