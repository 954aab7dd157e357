import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// `dsmigrate tokens import` as a person runs it.
@Suite struct TokensImportTests {
  private let theme = """
    import SwiftUI
    enum Brand {
      static let ink = Color(red: 0, green: 0, blue: 0)
      static let accent = Color(red: 1, green: 0, blue: 0)
    }
    """

  private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> ProgramResult {
    try BuiltTool.run(["tokens", "import"] + arguments, in: folder)
  }

  @Test func readsAThemeInSwift() throws {
    let folder = try TemporaryFolder()
    try folder.write("Brand.swift", theme)
    let result = try run(["Brand.swift"], in: folder)
    #expect(result.status == 0)
    #expect(result.error == "")
    let read = TokenFileImport(["a.json"]) { _ in Array(result.text.utf8) }
    #expect(read.drafts.map(\.path) == ["color.brand.ink", "color.brand.accent"])
    #expect(read.problems == [])
  }

  @Test func readsACatalogACodeBaseAndAFolderOfExports() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/Brand.swift", theme)
    try folder.write("App/Home.swift", "let a = Brand.ink\nlet b = Brand.accent")
    try folder.write("App/More.swift", "let a = Brand.ink\nlet b = Brand.accent")
    let set = """
      { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb",
        "components": { "red": "0x10", "green": "0x20", "blue": "0x30", "alpha": "1.000" } } } ],
        "info": { "author": "xcode", "version": 1 } }
      """
    try folder.write("App/Assets.xcassets/Sky.colorset/Contents.json", set)
    try folder.write("exports/Light.json", ##"{ "a": { "$type": "color", "$value": "#000000" } }"##)
    try folder.write("exports/Dark.json", ##"{ "a": { "$type": "color", "$value": "#FFFFFF" } }"##)
    let catalog = try run(["App/Assets.xcassets"], in: folder)
    #expect(catalog.text.contains(##""hex": "#102030""##), "\(catalog.error)")
    let app = try run(["App"], in: folder)
    #expect(app.text.contains(#""Sky""#) && app.text.contains(#""accent""#), "\(app.error)")
    let exports = try run(["exports"], in: folder)
    #expect(exports.status == 0)
    #expect(exports.text.contains(#""dark": { "colorSpace""#), "\(exports.error)")
  }

  @Test func writesAMappingThatLoads() throws {
    let folder = try TemporaryFolder()
    try folder.write("Brand.swift", theme)
    let result = try run(
      ["Brand.swift", "--output", "tokens/brand.tokens.json", "--write-mapping", "map/brand.json"],
      in: folder)
    #expect(result.status == 2)
    try folder.write("tokens/.keep", "")
    try folder.write("map/.keep", "")
    let again = try run(
      ["Brand.swift", "--output", "tokens/brand.tokens.json", "--write-mapping", "map/brand.json"],
      in: folder)
    #expect(
      again.text == "2 colors\nwrote tokens/brand.tokens.json\nwrote map/brand.json\n",
      "\(again.error)")
    let loaded = MappingLoader.load("\(folder.path)/map/brand.json")
    #expect(loaded.problems == [])
    #expect(loaded.designSystem?.codes["color.brand.ink"]?[.color]?.text == "Brand.ink")
  }

  @Test func overwritesNothingWithoutForce() throws {
    let folder = try TemporaryFolder()
    try folder.write("Brand.swift", theme)
    try folder.write("t.json", "mine")
    let refused = try run(["Brand.swift", "-o", "t.json"], in: folder)
    #expect(refused.status == 2)
    #expect(refused.error == "dsmigrate: 't.json' exists already; '--force' replaces it\n")
    #expect(try folder.text("t.json") == "mine")
    #expect(try run(["Brand.swift", "-o", "t.json", "--force"], in: folder).status == 0)
    #expect(try folder.text("t.json").contains("ink"))
  }

  @Test func aMistakeIsReportedAndTheRestIsImported() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "t.json",
      ##"{ "a": { "$type": "number", "$value": 1 }, "b": { "$type": "color", "$value": 2 } }"##)
    let result = try run(["t.json"], in: folder)
    #expect(result.status == 2)
    #expect(
      result.error
        == "dsmigrate: t.json: b.$value: expected { \"colorSpace\": …, \"components\": […] }, found a "
        + "number\n")
    #expect(result.text.contains(#""a""#))
  }

  static let refusals: [(arguments: [String], problem: String)] = [
    ([], "'tokens import' takes what to import: Swift files, '.xcassets' folders, token files"),
    (["nothing"], "cannot find 'nothing'"),
    (
      ["notes.txt"],
      "'notes.txt' is nothing that tokens are imported from; that is a Swift file, an '.xcassets' "
        + "folder, a folder of code, or a token file ('.json', '.tokens')"
    ),
    (
      ["empty"], "nothing to import in 'empty': no Swift file, no asset catalog, no token file"
    ),
    (["Plain.swift"], "there is no token to import"),
    (
      ["t.json", "--write-mapping", "m.json"],
      "'--write-mapping' needs '--output FILE' as well: a mapping names its token file"
    ),
    (
      ["t.json", "-o", "o.json", "--write-mapping", "m.json"],
      "'--write-mapping' needs a theme in Swift or an asset catalog: token files do not contain the "
        + "code of tokens"
    ),
  ]

  @Test(arguments: refusals)
  func reportsWhatCannotBeImported(refusal: (arguments: [String], problem: String)) throws {
    let folder = try TemporaryFolder()
    try folder.write("notes.txt", "x")
    try folder.write("empty/.keep", "")
    try folder.write("Plain.swift", "struct A {}")
    try folder.write("t.json", #"{ "a": { "$type": "number", "$value": 1 } }"#)
    let result = try run(refusal.arguments, in: folder)
    #expect(result.status == 2)
    #expect(result.error == "dsmigrate: \(refusal.problem)\n")
  }
}
