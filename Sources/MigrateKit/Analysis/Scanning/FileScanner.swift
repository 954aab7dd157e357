/// Pass 1: reads one file once.
///
/// Pure, and safe to run on many files at a time.
package struct FileScanner: Sendable {
  private let settings: DetectionSettings
  private let tokens: TokenUses
  private let detectors: [any Detector.Type]
  private let candidates: CandidateWords
  /// Whether the declarations of the project are of interest.
  private let hasModel: Bool

  /// Makes a scanner.
  package init(settings: DetectionSettings = DetectionSettings()) {
    self.settings = settings
    tokens = TokenUses(settings.tokenCodes)
    detectors = DetectorRegistry.detectors(of: settings.categories)
    candidates = CandidateWords(settings.categories)
    hasModel = !settings.interest.isEmpty
  }

  /// Everything that `file` alone knows, in an app with these named colors.
  package func scan(_ file: SourceFile, assets: NamedColors = NamedColors()) -> FileScan {
    var lap = StageLap(nil)
    return scan(file, assets: assets, &lap)
  }

  /// The same; what comes after the outline is left to the caller's lap.
  package func scan(_ file: SourceFile, assets: NamedColors, _ lap: inout StageLap) -> FileScan {
    var survey = LexemeSurvey(candidates: candidates, names: tokens.names)
    var lexemes = Lexer.lexemes(in: file.bytes, surveyedBy: &survey)
    lap.end(.tokenize, count: 1, bytes: file.bytes.count)
    let directives = Directives(lexemes: lexemes, bytes: file.bytes, comments: survey.comments)
    var scan = FileScan(path: file.path)
    var usedDirectives: Set<Int> = []
    let mayHoldValues =
      survey.mayHoldValues
      || settings.deprecatedNames.mayOccur(in: lexemes, bytes: file.bytes)
    let uses = tokens.uses(at: survey.mentions, in: lexemes, bytes: file.bytes)
    scan.facts.readModules(lexemes, file.bytes, landmarks: survey.landmarks, types: hasModel)
    if mayHoldValues || !uses.isEmpty || mayDeclare(lexemes, survey, file.bytes) {
      lap.end(.detect)
      let outline = SyntaxOutline(lexemes, bytes: file.bytes)
      lap.end(.structure, count: 1, bytes: file.bytes.count)
      let scanned = ScannedFile(
        path: file.path, outline: outline, settings: settings, assets: assets)
      if hasModel {
        scan.facts.readDeclarations(outline, lexemes, interest: settings.interest)
        scan.facts.readUses(uses)
      }
      scan.facts.usedHolders = UsedHolders(uses.lazy.map(\.name), in: file.path)
      let hidden = HiddenHeads(
        mayHoldValues ? survey.mentions : [], lexemes, in: outline, heads: settings.heads)
      // After this only comments are read; a file with very many values has very many lexemes.
      if survey.comments.isEmpty, uses.isEmpty { lexemes = [] }
      if mayHoldValues {
        if hasModel {
          scan.facts.ownStyles = LayerReader.ownStyles(in: outline)
          scan.facts.styleMembers = outline.styleMembers()
        }
        scan.facts.read(outline, path: file.path, requiredNames: settings.requiredNames)
        scan.facts.hexTexts = HexTexts.uses(in: outline, file: file)
        let detected = detect(in: scanned, uses: uses)
        scan.facts.crossFileUses = CrossFileUses(outline, file: file, numbers: detected.elsewhere)
        var rawFindings = detected.found
        if !rawFindings.isEmpty {
          Self.complete(&rawFindings, in: outline, lexemes, survey.comments, file.bytes)
          scan.facts.deprecatedDeclarations = DeprecatedDeclarations.all(
            among: rawFindings, of: settings.deprecatedNames, in: outline)
          var names = DeclarationNames(outline)
          scan.facts.tokenUses = uses.map { TokenUse($0, in: outline, &names) }
          (scan.facts.layers, scan.facts.painted) = LayerReader.layers(
            of: &rawFindings, &scan.facts.tokenUses, at: uses.map { $0.span(in: outline) },
            in: outline)
          var finisher = FindingAssembler(
            file: file, scanned: scanned, lexemes: lexemes, directives: directives, hidden: hidden)
          if hasModel { scan.facts.readScope(outline) }
          if uses.isEmpty { lexemes = [] }
          scan.pending = finisher.finish(&rawFindings)
          scan.appearanceProperties = AppearanceProperty.all(in: outline) { LineIndex(file.bytes) }
          usedDirectives = finisher.usedDirectives
        }
      }
      scan.tokenUsesByName = counts(of: uses, in: scanned, lexemes: lexemes)
    }
    scan.warnings = Self.warnings(directives, used: usedDirectives, in: file)
    return scan
  }

  /// Adds what the file says of the constants, the parameters and the comments of findings.
  private static func complete(
    _ found: inout [RawFinding], in outline: SyntaxOutline, _ lexemes: [Lexeme],
    _ comments: [Int], _ bytes: [UInt8]
  ) {
    ConstantRules.complete(&found, in: outline)
    GivenColors.readUses(of: &found, in: outline)
    CommentUses.complete(&found, in: outline, lexemes: lexemes, bytes: bytes)
    CommentUses.exempt(
      &found, in: outline, lexemes: lexemes, comments: comments, bytes: bytes)
  }

  /// What the detectors find in a file that uses tokens, and what only says where a constant of a type is.
  private func detect(
    in file: ScannedFile, uses: [TokenUses.Use]
  ) -> (found: [RawFinding], elsewhere: [RawFinding]) {
    var found: [RawFinding] = []
    for detector in detectors {
      let rawFindings = detector.init().rawFindings(in: file)
      // A file may hold very many of one category: those are not copied.
      if found.isEmpty { found = rawFindings } else { found += rawFindings }
    }
    for index in found.indices.dropFirst() { found[index].share(with: found[index - 1]) }
    let elsewhere = found.filter(\.isElsewhere)
    // A color that names its asset as the mapping does is a token, not a value.
    let named = Set(uses.lazy.filter(\.isCall).map { $0.span(in: file.outline).lowerBound })
    found.removeAll {
      $0.isElsewhere || $0.category == .color && named.contains($0.span.lowerBound)
    }
    return (found, elsewhere)
  }

  /// What a file declares and uses, for a file of which nothing is reported: its values are not looked
  /// for.
  package func declarations(in file: SourceFile) -> FileScan {
    var scan = FileScan(path: file.path)
    guard hasModel else { return scan }
    var survey = LexemeSurvey(names: tokens.names)
    let lexemes = Lexer.lexemes(in: file.bytes, surveyedBy: &survey)
    scan.facts.readModules(lexemes, file.bytes, landmarks: survey.landmarks, types: true)
    let uses = tokens.uses(at: survey.mentions, in: lexemes, bytes: file.bytes)
    guard !uses.isEmpty || mayDeclare(lexemes, survey, file.bytes) else { return scan }
    let outline = SyntaxOutline(lexemes, bytes: file.bytes)
    scan.facts.readDeclarations(outline, lexemes, interest: settings.interest)
    scan.facts.readUses(uses)
    scan.facts.hexInitializers = HexInitializerReader.read(outline)
    return scan
  }

  /// Whether a file may declare names of codes, or assign to them through their module.
  private func mayDeclare(_ lexemes: [Lexeme], _ survey: LexemeSurvey, _ bytes: [UInt8]) -> Bool {
    settings.interest.mayBeDeclared(in: lexemes, bytes: bytes)
      || settings.interest.mayBeAssigned(in: lexemes, bytes: bytes)
      || tokens.mayBeQualified(at: survey.mentions, in: lexemes, bytes: bytes)
  }

  /// How many uses of each token are in code that ships; tests and the tokens' own declarations
  /// count as little here as their values do among the findings.
  private func counts(
    of uses: [TokenUses.Use], in file: ScannedFile, lexemes: [Lexeme]
  ) -> [String: Int] {
    guard !uses.isEmpty else { return [:] }
    let places = PlaceClassifier(
      path: file.path, outline: file.outline, lexemes: lexemes, definitions: settings.definitions)
    var counts: [String: Int] = [:]
    for use in uses {
      switch places.place(of: file.outline.firstLexeme(from: use.offset)) {
      case .view, .preview: counts[use.name, default: 0] += 1
      case .definition, .test, .generated, .vendored: break
      }
    }
    return counts
  }

  private static func warnings(
    _ directives: Directives, used: Set<Int>, in file: SourceFile
  ) -> [ScanWarning] {
    let warnings = directives.warnings + directives.warnings(unlessUsed: used)
    guard !warnings.isEmpty else { return [] }
    let lines = LineIndex(file.bytes)
    return warnings.sorted { $0.offset < $1.offset }.map {
      ScanWarning(position: lines.position(at: $0.offset), message: $0.message)
    }
  }
}
