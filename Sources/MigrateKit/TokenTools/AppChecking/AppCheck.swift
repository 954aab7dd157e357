import MigrateKitCore

/// A comparison of a design system with an app's declarations.
package struct AppCheck: Sendable {
  /// A place in a token file or in Swift code.
  package struct Place: Hashable, Sendable {
    /// The file as reports name it.
    package var file: String
    /// The line, counted from 1; `nil` where it is not known.
    package var line: Int?
    /// The JSON path in a token file; empty in code.
    package var path = ""
  }

  /// The declaration of a token in some targets of the app.
  package struct Declared: Hashable, Sendable {
    package var value: StyleValue
    /// The names of the targets; empty where all that see the code agree.
    package var targets: [String]
    /// The declaration; `nil` for a value of an asset catalog.
    package var place: Place?
    /// The declaration in the model of the project.
    var declaration: Int32?
    /// A target that sees it.
    var target: Int
  }

  /// A token whose value in the app is not that of the token file.
  package struct Disagreement: Hashable, Sendable {
    package var token: String
    package var code: String
    package var place: Place
    package var inFile: StyleValue
    package var inApp: [Declared]
    /// The kind of site whose code was evaluated.
    var site: Site
  }

  /// A token whose code the app neither declares nor uses.
  package struct Missing: Hashable, Sendable {
    package var token: String
    package var code: String
    package var place: Place
    /// The nearest name that the app declares beside it.
    package var nearest: String?
  }

  /// A declaration next to those of tokens that belongs to no token.
  package struct Extra: Hashable, Sendable {
    package var name: String
    /// Its value; `nil` where that is not known.
    package var value: StyleValue?
    package var place: Place
  }

  /// A token whose value in the app is not known.
  package struct Unknown: Hashable, Sendable {
    package var token: String
    package var code: String
    package var place: Place
    package var reason: String
  }

  /// The name of the system.
  package var name: String
  /// The mapping file as reports name it.
  package var mapping: String
  /// The folder of the app as it was given.
  package var app: String
  /// The number of tokens that were looked for.
  package var tokenCount = 0
  /// The mistakes in the mapping and its token files.
  package var problems: [LoadProblem] = []
  package var disagreements: [Disagreement] = []
  package var missing: [Missing] = []
  package var extras: [Extra] = []
  package var unknown: [Unknown] = []
  /// The number of tokens that some targets cannot see.
  package var partlyVisibleCount = 0

  /// The exit status: 2 if something does not load, else 1 with `--check` if the app and the system
  /// disagree or a declaration is missing, else 0.
  package func exitStatus(isCheck: Bool) -> Int32 {
    if problems.contains(where: { $0.severity == .error }) { return 2 }
    return isCheck && !(disagreements.isEmpty && missing.isEmpty) ? 1 : 0
  }
}

extension AppCheck.Place: CustomStringConvertible {
  /// `Theme/Spacing.swift:8`, `design/app.tokens.json:12: spacing.sm`.
  package var description: String {
    let spot = line.map { "\(file):\($0)" } ?? file
    return path.isEmpty ? spot : "\(spot): \(path)"
  }

  /// The place without the JSON path where that is the path of the token anyway.
  func spot(of token: String) -> String {
    var place = self
    if path == token, line != nil { place.path = "" }
    return place.description
  }

  static func precedes(_ a: Self, _ b: Self) -> Bool {
    if !a.file.hasSameBytes(as: b.file) { return a.file.precedesByBytes(b.file) }
    return (a.line ?? 0, a.path) < (b.line ?? 0, b.path)
  }
}
