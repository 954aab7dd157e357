import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What is exported is read back as the same tokens.
@Suite struct TokenExportTests {
  private func system(_ name: String) throws -> DesignSystem {
    try #require(MappingLoader.load("\(ShippedMappingTests.folder)/\(name).json").designSystem)
  }

  /// The tokens that files come to, by path.
  private func read(_ export: TokenExport) -> (
    drafts: [String: TokenDraft], problems: [LoadProblem]
  ) {
    let files = Dictionary(uniqueKeysWithValues: export.files.map { ($0.name, $0.bytes) })
    let result = TokenFileImport(export.files.map(\.name)) { files[$0] ?? [] }
    let drafts = result.drafts.map { ($0.path, $0) }
    return (Dictionary(uniqueKeysWithValues: drafts), result.problems)
  }

  @Test(arguments: ShippedMappingTests.names)
  func theFormatsOwnFileHasEveryTokenWithItsValuesAndItsCode(name: String) throws {
    let system = try system(name)
    let export = TokenExport(system, as: .dtcg)
    #expect(export.files.map(\.name) == ["tokens.json"] && export.omitted.isEmpty)
    let (drafts, problems) = read(export)
    #expect(problems == [])
    #expect(Set(drafts.keys) == Set(system.tokens.map(\.path)))
    for token in system.tokens {
      let draft = try #require(drafts[token.path])
      if let target = token.aliasOf.first {
        #expect(draft.value == .string("{\(target)}"))
      } else {
        let written = TokenDraft(path: token.path, token.value)
        #expect(draft.value == written.value && draft.modes == written.modes, "\(token.path)")
      }
      #expect(draft.deprecated == token.deprecated && draft.summary == token.summary)
      let codes = (system.codes[token.path] ?? [:]).values.map(\.text)
      let code = draft.extensions["com.figma.codeSyntax"]?["iOS"]?.string
      #expect(codes.isEmpty == (code == nil) && code.map(codes.contains) ?? true)
    }
  }

  /// With the mapping that names it, the exported file is the same design system; what the mapping leaves
  /// out is not in it.
  @Test(arguments: ShippedMappingTests.names)
  func aMappingOverTheExportedFileIsTheSameSystem(name: String) throws {
    let system = try system(name)
    let exported = TokenExport(system, as: .dtcg).files[0].bytes
    let again = MappingLoader.load("\(ShippedMappingTests.folder)/\(name).json") { path in
      path.hasSuffix(".tokens.json") ? exported : try FileSystem.read(path)
    }
    #expect(again.errors.allSatisfy { $0.message.hasPrefix("no token matches") })
    let read = try #require(again.designSystem)
    #expect(read.tokens.map(\.path) == system.tokens.map(\.path))
    for (token, other) in zip(system.tokens, read.tokens) {
      #expect(Drawn(token.value) == Drawn(other.value), "\(token.path)")
      #expect(token.aliasOf == other.aliasOf && token.roles == other.roles)
    }
    #expect(read.codes == system.codes)
  }

  @Test(arguments: ShippedMappingTests.names, [TokenExport.Format.styleDictionary, .figma])
  func theFilesOfOtherToolsReadBack(name: String, format: TokenExport.Format) throws {
    let system = try system(name)
    let export = TokenExport(system, as: format)
    let (drafts, problems) = read(export)
    #expect(problems.filter { $0.severity == .error } == [])
    #expect(Set(drafts.keys) == Set(system.tokens.map(\.path)).subtracting(export.omitted))
    let isDark = system.tokens.contains { token in
      if case .color(let color) = token.value { color.isAdaptive } else { false }
    }
    #expect(export.files.map(\.name).contains { $0.hasPrefix("dark.") } == isDark)
    for token in system.tokens where token.aliasOf.isEmpty {
      guard case .color(let color) = token.value, let draft = drafts[token.path] else { continue }
      for mode in AppearanceMode.allCases {
        let sample = color.drawn(in: mode).rgba8
        let hex = draft.value(in: mode)["hex"]?.string?.uppercased()
        #expect(hex == sample.shortHex.prefix(7).uppercased(), "\(token.path) \(mode)")
      }
    }
  }

  @Test func figmaOnlyGetsColorsAndNumbers() throws {
    let system = try system("wellness")
    let export = TokenExport(system, as: .figma)
    let categories = Set(system.tokens.filter { export.omitted.contains($0.path) }.map(\.category))
    #expect(categories.isSubset(of: [.font, .shadow, .duration, .animation]))
    #expect(categories.contains(.font))
    let text = String(decoding: export.files[0].bytes, as: UTF8.self)
    #expect(text.contains(#""com.figma.modeName": "Light""#))
    #expect(text.contains("CORNER_RADIUS") && text.contains("TEXT_FILL"))
  }

  @Test func styleDictionaryGetsStringsAndADarkFileWithDifferences() {
    let light = ColorSample(red: 1, green: 0, blue: 0, alpha: 0.5)
    let dark = ColorSample(red: 0, green: 1, blue: 0, alpha: 1)
    let system = DesignSystem(
      name: "Test",
      tokens: [
        DesignToken(path: "color.a", value: .color(ColorValue(light: light, dark: dark))),
        DesignToken(path: "radius.b", value: .radius(12.5), summary: "Cards"),
      ], codes: ["radius.b": [.cgFloat: TokenCode("Radius.b")]])
    let files = TokenExport(system, as: .styleDictionary).files
    #expect(files.map(\.name) == ["light.json", "dark.json"])
    #expect(
      String(decoding: files[0].bytes, as: UTF8.self) == """
        {
          "color": { "a": { "value": "#ff000080", "type": "color" } },
          "radius": {
            "b": {
              "value": "12.5px",
              "type": "dimension",
              "comment": "Cards",
              "attributes": { "codeSyntax": { "iOS": "Radius.b" } }
            }
          }
        }

        """)
    #expect(
      String(decoding: files[1].bytes, as: UTF8.self) == """
        {
          "color": { "a": { "value": "#00ff00", "type": "color" } }
        }

        """)
  }

  @Test func anExistingFileIsOnlyReplacedWithForce() throws {
    let folder = try TemporaryFolder()
    let mapping = Repository.root + "/mappings/coaching.json"
    let line = ["tokens", "export", mapping, "--format", "figma", "-o", "out/figma"]
    #expect(try BuiltTool.run(line, in: folder).status == 0)
    let again = try BuiltTool.run(line, in: folder)
    #expect(
      again.error.hasSuffix(
        "dsmigrate: 'out/figma/light.tokens.json' exists already; '--force' replaces it\n"))
    #expect(again.status == 2)
    #expect(try BuiltTool.run(line + ["--force"], in: folder).status == 0)
    let nowhere = try BuiltTool.run(Array(line.prefix(5)), in: folder)
    #expect(
      nowhere.error.hasSuffix("'tokens export --format figma' needs a folder: --output DIR\n"))
  }
}
