import MigrateKitCore

/// Finds hard-coded style values in Swift code and replaces them with the tokens of a design system.
///
/// ```swift
/// let migration = try Migration(mapping: "mappings/wellness.json")
/// let result = try migration.scan(paths: ["App"])
/// for finding in result.findings { print(finding) }
/// print(result.patch)
/// ```
///
/// Scanning never writes. ``Result/write(allowsUncommittedChanges:)`` does.
public struct Migration: Sendable {
  /// Which findings are replaced without a decision.
  public enum Level: String, CaseIterable, Sendable {
    /// Values that equal the token in every appearance.
    case exact
    /// Values that differ imperceptibly from the token too.
    case near
    /// Every value with a token, those that need review too.
    case review
  }

  private let designSystem: DesignSystem
  private let policy: ApplyPolicy

  /// Loads a mapping and the token files that it names.
  ///
  /// - Parameters:
  ///   - mapping: The path of the mapping file.
  ///   - level: Which findings are replaced.
  ///   - reasons: The codes of reasons for review that are accepted: `"changesInDark"`.
  /// - Throws: `MigrationError` for a mapping that does not load, and for an unknown reason.
  public init(mapping: String, level: Level = .near, accepting reasons: [String] = []) throws {
    let workingDirectory = FilePath.workingDirectory()
    designSystem = try MappingLoader.designSystem(at: mapping, from: workingDirectory)
    policy = ApplyPolicy(level: level.status, accept: try Self.reasons(named: reasons))
  }

  private static func reasons(named names: [String]) throws -> Set<ReasonCode> {
    let known = ReasonCode.allCases.filter(\.isAcceptable)
    return Set(
      try names.map { name in
        if let reason = known.first(where: { $0.rawValue == name }) { return reason }
        throw MigrationError(
          "unknown reason '\(name)'" + DidYouMean.hint(name, among: known.map(\.rawValue)))
      })
  }

  /// Scans Swift code that is given as text, and touches no file.
  ///
  /// The sources are one module. A replacement is only safe if they declare what it names: pass the
  /// files of the theme along, or accept the reason `"notDeclared"`.
  ///
  /// - Parameter sources: The text of each file by its name: `"Views/Card.swift"`.
  /// - Returns: The findings and the replacements.
  public func scan(sources: [String: String]) -> Result {
    var request = MigrationRun.Request(paths: [], workingDirectory: "/")
    request.policy = policy
    request.keepsBytes = true
    return Result(MigrationRun.run(request, sources: sources, designSystem: designSystem), request)
  }

  /// Scans files and folders, with the targets that their Xcode projects and packages state.
  ///
  /// The mapping replaces that of every `.dsmigrate.json`.
  ///
  /// - Parameter paths: Files and folders, absolute or relative to the working directory.
  /// - Returns: The findings and the replacements.
  /// - Throws: `MigrationError` for a path that does not exist.
  public func scan(paths: [String]) throws -> Result {
    var request = MigrationRun.Request(paths: paths)
    request.policy = policy
    request.keepsBytes = true
    // The path of the loaded mapping, which is not read again.
    request.mapping = "mapping.json"
    return Result(try MigrationRun.run(request) { _ in designSystem }, request)
  }
}

extension Migration.Level {
  fileprivate var status: Status {
    switch self {
    case .exact: .exact
    case .near: .near
    case .review: .review
    }
  }
}
