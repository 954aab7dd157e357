import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Import of what was generated gives the same tokens: their paths, what they point to, and their
/// values to the last bit that a screen shows.
@Suite struct RoundTripTests {
  private func system(_ name: String) throws -> DesignSystem {
    try #require(MappingLoader.load("\(ShippedMappingTests.folder)/\(name).json").designSystem)
  }

  private func survey(of source: SourceFile) -> ThemeSurvey {
    LargeStack.run {
      ThemeSurvey(
        [ThemeSurvey.FileReading(source, assets: AssetNames([]))], colorSets: [], name: "")
    }
  }

  /// What a token file with its mapping comes to, by path.
  private func loaded(_ document: TokenDocument, mapping: JSONValue) -> LoadedMapping {
    let files = ["m.json": JSONWriter.document(mapping), "t.tokens.json": document.write()]
    return MappingLoader.load("m.json") { files[$0] ?? [] }
  }

  @Test(arguments: ShippedMappingTests.names)
  func swiftReadsBackAsTheSameTokens(name: String) throws {
    let system = try system(name)
    let source = SourceFile(path: "Theme.swift", bytes: SwiftTheme(system).source())
    var survey = survey(of: source)
    survey.guess(from: [], by: survey.useNames, isTheme: true)
    let mapping = survey.mapping(
      name: "Again", tokenFile: "t.tokens.json")
    let again = loaded(survey.document(summary: ""), mapping: mapping)
    #expect(again.problems == [])
    let read = try #require(again.designSystem)
    #expect(read.tokens.map(\.path) == system.tokens.map(\.path))
    for (token, other) in zip(system.tokens, read.tokens) {
      #expect(Drawn(token.value) == Drawn(other.value), "\(token.path)")
      #expect(token.aliasOf.last == other.aliasOf.last, "\(token.path)")
    }
    #expect(survey.unreadable == [])
  }

  /// What reads back is written as the mapping spells it, wherever the theme declares it so.
  @Test(arguments: ShippedMappingTests.names)
  func swiftReadsBackWithTheSameCode(name: String) throws {
    let system = try system(name)
    let theme = SwiftTheme(system)
    let source = SourceFile(path: "Theme.swift", bytes: theme.source())
    let survey = survey(of: source)
    let holder = "\(SwiftName.type(system.name))Tokens."
    var count = 0
    for token in survey.tokens {
      for (site, code) in token.codes where !code.hasPrefix(holder) {
        guard site != .viewModifier else { continue }
        #expect(system.codes[token.path]?[site]?.text == code, "\(token.path)")
        count += 1
      }
    }
    #expect(count > survey.tokens.count / 2)
  }

  @Test(arguments: ShippedMappingTests.names)
  func anAssetCatalogReadsBackAsTheSameColors(name: String) throws {
    let system = try system(name)
    let folder = try TemporaryFolder()
    #expect(AssetCatalogDraft(system).write(to: "\(folder.path)/T.xcassets") == nil)
    let run = try ImportRun.run(["T.xcassets"], workingDirectory: folder.path)
    #expect(run.problems == [])
    let colors = system.tokens.filter { $0.category == .color && $0.aliasOf.isEmpty }
    let again = loaded(
      run.document,
      mapping: .object(
        JSONObject(["name": .string("A"), "tokens": .array([.string("t.tokens.json")])])))
    let read = try #require(again.designSystem).tokens
    #expect(read.map(\.path) == colors.map(\.path))
    for (token, other) in zip(colors, read) {
      #expect(Drawn(token.value) == Drawn(other.value), "\(token.path)")
    }
  }

  @Test(arguments: ShippedMappingTests.names)
  func tokenFilesAreUnchanged(name: String) throws {
    let folder = ShippedMappingTests.folder
    let files = MappingLoader.load("\(folder)/\(name).json").files.filter {
      $0.hasSuffix(".tokens.json")
    }
    let once = try ImportRun.run(files)
    #expect(once.problems == [])
    let bytes = once.document.write()
    let again = TokenFileImport(["a.tokens.json"]) { _ in bytes }
    #expect(TokenDocument(tokens: again.drafts).write() == bytes)
    let old = MappingLoader.load("\(folder)/\(name).json").tokens
    let new = TokenResolver.resolve(
      TokenSetReader(log: ProblemLog()) { _ in bytes }.tokens([
        TokenSource(
          file: "a.tokens.json", mode: nil, origin: TokenOrigin(file: "", path: .root))
      ]), log: ProblemLog())
    #expect(new.map(\.path) == old.map(\.path))
    for (token, other) in zip(old, new) {
      #expect(token.hasValue(of: other) && token.aliasOf == other.aliasOf, "\(token.path)")
      #expect(token.summary == other.summary && token.deprecated == other.deprecated)
    }
  }
}
