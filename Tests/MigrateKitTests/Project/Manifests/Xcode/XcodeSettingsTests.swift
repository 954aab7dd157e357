import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite struct XcodeSettingsTests {
  /// A project with one target, two configurations and settings on each level.
  private func read(
    project: [String] = ["", ""], target: [String] = ["", ""], more: String = "",
    name: String = "My App", type: String = "application", files: [String: String] = [:]
  ) -> ProjectTarget? {
    let text = ProjectFixture.xcode(
      """
      G = {isa = PBXGroup; children = (X); sourceTree = "<group>"; };
      X = {isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = "\(name)"; buildConfigurationList = LT; \
      productType = "com.apple.product-type.\(type)"; };
      LP = {isa = XCConfigurationList; buildConfigurations = (P1, P2); };
      LT = {isa = XCConfigurationList; buildConfigurations = (T1, T2); \
      defaultConfigurationName = Release; };
      P1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(project[0])}; };
      P2 = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(project[1])}; };
      T1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(target[0])}; \(more) };
      T2 = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(target[1])}; \(more) };
      """, project: "buildConfigurationList = LP; ")
    var files = files
    files["App.xcodeproj/project.pbxproj"] = text
    return ProjectFixture(files).read()[name]
  }

  private func read(both settings: String) -> ProjectTarget? {
    read(target: [settings, settings])
  }

  @Test(arguments: [
    ("", "My_App"), ("PRODUCT_NAME = \"$(TARGET_NAME)\";", "My_App"),
    ("PRODUCT_NAME = \"Ice Cubes\";", "Ice_Cubes"),
    ("PRODUCT_NAME = \"A-B.c\"; PRODUCT_MODULE_NAME = Core;", "Core"),
    ("PRODUCT_NAME = \"A-b\"; PRODUCT_MODULE_NAME = \"$(PRODUCT_NAME:c99extidentifier)\";", "A_b"),
    ("PRODUCT_NAME = 2048;", "_048"), ("PRODUCT_NAME = \"${TARGET_NAME:lower}\";", "my_app"),
    ("PRODUCT_NAME = \"$(MISSING:default=Kit)\";", "Kit"),
    ("PRODUCT_NAME = \"$(PRODUCT_NAME)\";", "My_App"), ("PRODUCT_NAME = Größe;", "Größe"),
  ]) func modulesAreNamedAsXcodeNamesThem(settings: String, module: String) {
    #expect(read(both: settings)?.module == module)
  }

  @Test func theDefaultConfigurationNamesTheModule() {
    let target = read(target: ["PRODUCT_NAME = Dev;", "PRODUCT_NAME = App;"])
    #expect(target?.module == "App")
  }

  @Test(
    arguments: [
      ("SDKROOT = iphoneos;", [.iOS]),
      (
        "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";",
        [.iOS, .macOS]
      ),
      ("SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES;", [.iOS, .macCatalyst]),
      ("SDKROOT = macosx; SUPPORTS_MACCATALYST = YES;", [.macOS]),
      ("SDKROOT = watchos; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator\";", [.watchOS]),
      ("SUPPORTED_PLATFORMS = (xros, xrsimulator, appletvos);", [.visionOS, .tvOS]),
      ("SDKROOT = \"$(MISSING)\";", []),
    ] as [(String, Set<BuildPlatform>)])
  func platformsComeFromTheSettings(settings: String, platforms: Set<BuildPlatform>) {
    #expect(read(both: settings)?.platforms == platforms)
  }

  @Test func aWatchAppDefaultsToWatchOS() {
    #expect(read(type: "application.watchapp2")?.platforms == [.watchOS])
  }

  @Test func theLowestVersionOfAllConfigurationsCounts() {
    let target = read(
      project: [
        "SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES; IPHONEOS_DEPLOYMENT_TARGET = 17.4;",
        "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.0;",
      ])
    #expect(target?.minimumVersions == [.iOS: [16, 0], .macCatalyst: [16, 0]])
  }

  @Test func conditionsOfOneConfigurationAreSeparate() {
    let target = read(
      project: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG $(inherited)\";", ""],
      target: [
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) APP\"; "
          + "\"SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=macosx*]\" = \"$(inherited) MAC\";",
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS = (APP); OTHER_SWIFT_FLAGS = \"-D STORE -DX -Xcc\";",
      ])
    #expect(target?.conditions == ["APP"])
    #expect(target?.someConditions == ["DEBUG", "MAC", "STORE", "X"])
  }

  @Test(arguments: [
    ("", true, false),
    ("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES;", true, true),
    ("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS = NO;", false, false),
    (
      "ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS = NO; "
        + "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES;", false, false
    ),
  ]) func assetSymbolsFollowTheSettings(settings: String, symbols: Bool, extensions: Bool) {
    let target = read(both: settings)
    #expect(target?.generatesAssetSymbols == symbols)
    #expect(target?.generatesAssetSymbolExtensions == extensions)
  }

  /// Without the setting, the accent color is the system's.
  @Test(arguments: [
    (["", ""], nil), (["AccentColor", "AccentColor"], "AccentColor"),
    (["Brand", "Brand"], "Brand"),
    (["AccentColor", ""], nil), (["AccentColor", "Brand"], nil),
  ]) func theAccentColorIsThatOfTheSettings(names: [String], accent: String?) {
    let target = read(
      target: names.map {
        $0.isEmpty ? "" : "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = \($0);"
      })
    #expect(target?.accentColor == accent)
  }

  @Test func aSettingOfOneConfigurationDoesNotApplyToAll() {
    let target = read(
      target: [
        "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES;",
        "ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS = NO;",
      ])
    #expect(target?.generatesAssetSymbols == false)
    #expect(target?.generatesAssetSymbolExtensions == false)
  }

  // MARK: - Configuration files

  private let base = "baseConfigurationReference = X;"

  @Test func configurationFilesAndTheirIncludesCount() {
    let target = read(
      more: base,
      files: [
        "Config/App.xcconfig": """
        #include "Common/Base.xcconfig"
        #include? "Missing.xcconfig"
        PRODUCT_NAME = $(NAME) // the shown name
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) APP
        SWIFT_ACTIVE_COMPILATION_CONDITIONS[config=Debug] = $(inherited) DEBUG
        SDKROOT[arch=*] = macosx
        """,
        "Config/Common/Base.xcconfig": """
        #include "../App.xcconfig"
        NAME = Reader;
        SDKROOT = iphoneos
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = BASE
        """,
      ])
    #expect(target?.module == "Reader")
    #expect(target?.platforms == [.iOS])
    #expect(target?.conditions == ["BASE", "APP"])
    #expect(target?.someConditions == ["DEBUG"])
  }

  @Test func theProjectFileOverridesTheConfigurationFile() {
    let target = read(
      target: ["PRODUCT_NAME = Own;", "PRODUCT_NAME = Own;"], more: base,
      files: ["Config/App.xcconfig": "PRODUCT_NAME = Base"])
    #expect(target?.module == "Own")
  }

  @Test func endlessReferencesTerminate() {
    var settings = "PRODUCT_NAME = \"$(A0)\"; "
    for index in 0..<40 {
      settings += "A\(index) = \"$(A\(index + 1))$(A\(index + 1))x\"; "
    }
    #expect(read(both: settings + "A40 = \"$(A0)\";") != nil)
    #expect(read(both: "PRODUCT_NAME = \"$(A)\"; A = \"$(B)\"; B = \"$(A)\";")?.module == "My_App")
  }
}
