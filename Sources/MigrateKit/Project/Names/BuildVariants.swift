/// One build variant of a target: a platform.
package struct BuildVariant: Hashable, Sendable {
  /// The platform; `nil` where the project does not state one.
  package var platform: BuildPlatform?
  /// The compilation conditions set in every configuration.
  var conditions: Set<String>

  /// The build variants of a target.
  package static func all(of target: ProjectTarget) -> [BuildVariant] {
    let stated = target.builtPlatforms.isEmpty ? target.platforms : target.builtPlatforms
    // For packages, platforms without a user interface are ignored.
    let platforms = stated.filter { $0.hasInterface }.sorted { $0.rawValue < $1.rawValue }
    guard !platforms.isEmpty else {
      return [BuildVariant(platform: nil, conditions: target.conditions)]
    }
    return platforms.map { BuildVariant(platform: $0, conditions: target.conditions) }
  }

  /// Whether a test of `#if` holds in this build; `nil` where the project does not decide it.
  func holds(_ test: String) -> Bool? {
    if let name = Self.argument(of: "os", in: test) {
      guard let platform else { return nil }
      return platform.satisfies(os: name)
    }
    if let module = Self.argument(of: "canImport", in: test) {
      return platform.flatMap { $0.canImport(module) }
    }
    if let environment = Self.argument(of: "targetEnvironment", in: test) {
      guard environment == "macCatalyst", let platform else { return nil }
      return platform == .macCatalyst
    }
    for name in ["swift", "compiler"] {
      if let version = Self.argument(of: name, in: test) { return Self.isMet(version) }
    }
    if test == Self.canvasTest { return false }
    return conditions.contains(test) ? true : nil
  }

  /// Whether `condition` holds in every build of this variant in which `given` does.
  ///
  /// Undecided tests are tried both ways.
  func implies(_ given: BuildCondition?, _ condition: BuildCondition) -> Bool {
    let open = ((given?.tests ?? []) + condition.tests).uniqued().filter { holds($0) == nil }
    guard open.count <= Self.mostOpenTests else { return given == condition }
    return (0..<(1 << open.count)).allSatisfy { choice in
      func outcome(_ test: String) -> Bool? {
        holds(test) ?? open.firstIndex(of: test).map { choice & (1 << $0) != 0 }
      }
      guard isConsistent(open, choice), given?.holds(outcome) ?? true else { return true }
      return condition.holds(outcome) ?? false
    }
  }

  /// Whether some build of this variant satisfies a condition.
  package func canSatisfy(_ condition: BuildCondition?) -> Bool {
    guard let condition else { return true }
    return condition.holds(holds) ?? true
  }

  private static let mostOpenTests = 8

  /// The condition under which Xcode compiles views for the canvas of its editor, never an app.
  private static let canvasTest = "TARGET_INTERFACE_BUILDER"

  /// Whether undecided tests can have these outcomes together: code is built for one platform at a
  /// time.
  private func isConsistent(_ tests: [String], _ choice: Int) -> Bool {
    let systems = tests.indices.filter { Self.argument(of: "os", in: tests[$0]) != nil }
    return systems.filter { choice & (1 << $0) != 0 }.count <= 1
  }

  /// `iOS` of `os(iOS)`.
  private static func argument(of name: String, in test: String) -> String? {
    guard test.hasPrefix(name + "("), test.hasSuffix(")") else { return nil }
    return String(test.dropFirst(name.count + 1).dropLast())
  }

  /// Whether every current toolchain has a required version.
  private static func isMet(_ requirement: String) -> Bool? {
    guard requirement.hasPrefix(">="),
      let version = VersionNumbers.read(String(requirement.dropFirst(2)))
    else { return nil }
    return VersionNumbers.precedes(version, [6]) ? true : nil
  }
}

extension BuildCondition {
  /// The condition that holds on some platforms.
  static func platforms(_ platforms: Set<BuildPlatform>) -> BuildCondition {
    let tests = platforms.sorted { $0.rawValue < $1.rawValue }.map { test($0.condition) }
    return tests.dropFirst().reduce(tests.first ?? .constant(false)) { .or($0, $1) }
  }
}

extension BuildPlatform {
  /// Whether the platform has SwiftUI, UIKit or AppKit.
  var hasInterface: Bool {
    switch self {
    case .iOS, .macOS, .macCatalyst, .watchOS, .tvOS, .visionOS: true
    case .driverKit, .linux, .windows, .android, .wasi, .openbsd, .freebsd: false
    }
  }

  /// The test of `#if` that holds on the platform alone.
  var condition: String {
    self == .macCatalyst ? "targetEnvironment(macCatalyst)" : "os(\(rawValue))"
  }

  /// Whether `os(name)` holds on the platform.
  func satisfies(os name: String) -> Bool {
    switch name {
    case "macOS", "OSX": self == .macOS
    case "iOS": self == .iOS || self == .macCatalyst
    default: name.lowercased() == rawValue.lowercased()
    }
  }

  /// Whether the platform's SDK has a module; `nil` for unknown modules.
  func canImport(_ module: String) -> Bool? {
    switch module {
    case "UIKit": self != .macOS && hasInterface
    case "AppKit", "Cocoa": self == .macCatalyst ? nil : self == .macOS
    case "WatchKit": self == .watchOS ? true : self == .iOS ? nil : false
    case "SwiftUI", "Foundation", "CoreGraphics", "Combine": hasInterface
    default: nil
    }
  }
}
