import MigrateKitCore

/// The findings of a check of a mapping and its token files, besides load errors.
///
/// Every finding is computed from the values: nothing is read from descriptions, and every figure
/// in a sentence is also in `figures`.
package struct TokenCheck: Sendable {
  /// A finding about the tokens.
  package struct Finding: Hashable, Sendable {
    /// Its kind.
    package var kind: Kind
    /// The tokens or names concerned, the one at fault first.
    package var tokens: [String]
    /// One sentence, lower case and without a full stop.
    package var message: String
    /// The measurements.
    package var figures: [Figure] = []
  }

  /// One measurement.
  package struct Figure: Hashable, Sendable {
    /// The unit of a value.
    package enum Unit: String, Sendable {
      /// A WCAG contrast ratio.
      case contrast
      /// CIEDE2000.
      case dE00
    }

    /// Where it was measured: `light`, `darkHighContrast`.
    package var appearance: AppearanceMode
    /// The color-vision deficiency it was measured for; `nil` for full color vision.
    package var vision: ColorVision?
    /// The measured value.
    package var value: Double
    /// The required minimum; `nil` if there is none.
    package var needs: Double?
    /// The unit of the value.
    package var unit: Unit
  }

  /// The name of the system; that of the file when nothing loads.
  package var name: String
  /// How many tokens load.
  package var tokenCount: Int
  /// How many names the vocabulary has; 0 without one.
  package var vocabularyCount: Int
  /// The mistakes in the files.
  package var problems: [LoadProblem]
  /// The findings, by kind and token.
  package var findings: [Finding]
  /// The values of the tokens, by path.
  package var values: [String: StyleValue]

  /// Checks what a mapping loaded to.
  ///
  /// - Parameters:
  ///   - loaded: The mapping with everything that it names.
  ///   - uses: How often the code names each code of a token; `nil` when no code was read.
  package init(_ loaded: LoadedMapping, uses: [String: Int]? = nil) {
    name = loaded.designSystem?.name ?? loaded.files.first ?? ""
    tokenCount = loaded.designSystem?.tokens.count ?? 0
    vocabularyCount = loaded.vocabulary?.entries.count ?? 0
    problems = loaded.problems
    findings = []
    values = [:]
    guard let designSystem = loaded.designSystem else { return }
    for token in designSystem.tokens { values[token.path] = token.value }
    let system = CheckedSystem(designSystem, vocabulary: loaded.vocabulary)
    findings =
      NameCheck.findings(system) + ContrastCheck.findings(system) + ClaimCheck.findings(system)
      + VisionCheck.findings(system) + LikenessCheck.findings(system)
      + ModeCheck.findings(system) + SizeCheck.findings(system) + SystemValueCheck.findings(system)
      + (uses.map { UseCheck.findings(system, uses: $0) } ?? [])
    let order = Kind.allCases
    findings.sort { a, b in
      let (i, j) = (order.firstIndex(of: a.kind) ?? 0, order.firstIndex(of: b.kind) ?? 0)
      return i == j ? a.tokens.lexicographicallyPrecedes(b.tokens) : i < j
    }
  }

  /// The number of problems of a severity; a color that is hard to read counts once, whatever the
  /// number of its backgrounds.
  package func groupCount(_ severity: Severity) -> Int {
    let found = findings.filter { $0.kind.severity == severity }
    let pairs = found.filter(\.kind.isOfPairs)
    return found.count - pairs.count + Self.groupCount(pairs)
  }

  /// How many colors findings of pairs are about, kind by kind.
  static func groupCount(_ pairs: [Finding]) -> Int {
    Set(pairs.map { [$0.kind.rawValue, $0.tokens.first ?? ""] }).count
  }

  /// How many findings of a severity there are.
  package func count(_ severity: Severity) -> Int {
    findings.count { $0.kind.severity == severity }
  }

  /// The exit status of a check: 2 if something does not load, else 1 with `--check` if the files or
  /// the tokens have a mistake, else 0.
  package func exitStatus(isCheck: Bool) -> Int32 {
    if problems.contains(where: { $0.severity == .error }) { return 2 }
    let hasMistakes = !problems.isEmpty || count(.mistake) > 0
    return isCheck && hasMistakes ? 1 : 0
  }
}
