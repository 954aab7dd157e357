/// A unit of compilation: an app, an extension, a framework, a package target.
package struct ProjectTarget: Hashable, Sendable {
  /// The name in the manifest.
  package var name: String
  /// The name of the module: `My_App` for a target "My App".
  package var module: String
  /// The path of the manifest.
  var manifest: String
  /// Whether it holds unit or UI tests.
  package var isTest: Bool
  /// The platforms that the manifest states; empty where it states none.
  package var platforms: Set<BuildPlatform> = []
  /// The deployment target of each platform, if stated.
  var minimumVersions: [BuildPlatform: [Int]] = [:]
  /// The targets whose modules it may import directly, by their indices.
  ///
  /// An app that embeds an extension depends on it and cannot import it: such targets are left out.
  var dependencies: Set<Int> = []
  /// The products and frameworks it depends on that no listed manifest defines.
  var externalModules: Set<String> = []
  /// The compilation conditions that every configuration sets.
  var conditions: Set<String> = []
  /// The compilation conditions that only some configurations, SDKs or platforms set.
  var someConditions: Set<String> = []
  /// Whether Xcode generates a `ColorResource` or `ImageResource` for each asset (`Color(.brand)`).
  var generatesAssetSymbols = true
  /// Whether Xcode generates a static member for each asset too (`Color.brand`).
  var generatesAssetSymbolExtensions = false
  /// The color set that Xcode's settings make the accent color; `nil` if they name none, or several.
  package var accentColor: String? = "AccentColor"
  /// The product of the target.
  package var kind = Kind.other
  /// Whether some configuration compiles it in the language mode of Swift 6.
  var isSwift6 = false
  /// Whether what states no isolation is isolated to the main actor.
  var isolatesToMainActor = false
  /// The platforms of the targets that use a package target, with those the package states.
  ///
  /// For all other targets the same as `platforms`.
  package var builtPlatforms: Set<BuildPlatform> = []
  /// The dependencies that exist on some platforms only, with these platforms.
  var limitedDependencies: [Int: Set<BuildPlatform>] = [:]

  /// The product of a target.
  package enum Kind: String, Hashable, Sendable {
    case application, appExtension, library, executable, unitTest, uiTest, macro, plugin, other

    /// Whether other targets can import its module; tests can import more.
    package var isImportable: Bool { self == .library }
    /// Whether it runs with a main bundle.
    package var isProgram: Bool {
      self == .application || self == .appExtension || self == .executable
    }
    /// Whether unit tests can import its module with `@testable`.
    package var isTestable: Bool {
      switch self {
      case .application, .appExtension, .library, .executable, .macro: true
      case .unitTest, .uiTest, .plugin, .other: false
      }
    }
    /// Whether it holds tests.
    package var isTest: Bool { self == .unitTest || self == .uiTest }
  }
}
