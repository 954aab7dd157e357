import Testing

@testable import MigrateKitCore

/// Without `bundle:` a color is looked up in the bundle of the app that runs the code, not in that of its module.
@Suite struct MainBundleTests {
  private static let project = """
    name: App
    targets:
      Kit: { type: framework, platform: iOS, sources: [Kit] }
      App: { type: application, platform: iOS, sources: [App], dependencies: [{ target: Kit }] }
    """

  private func outcomes(_ code: String, _ catalogs: [String: String], in file: String) throws
    -> [String]
  {
    let type = code.hasPrefix("UIColor") ? "UIColor" : "Color"
    var files = [
      "project.yml": Self.project, "Package.swift": "",
      "Kit/T.swift": """
      import SwiftUI
      final class Kit {}
      public enum Palette { public static let brand: \(type) = \(code) }
      """,
      "Kit/V.swift": TwoTokens.color, "App/V.swift": "import Kit\n" + TwoTokens.color,
    ]
    for (catalog, blue) in catalogs {
      files["\(catalog)/A.xcassets/Brand.colorset/Contents.json"] = ColorSetText.color(blue: blue)
    }
    return try TwoTokens.outcomes(files, in: file)
  }

  @Test(arguments: ["App/V.swift", "Kit/V.swift"]) func colorsOfTheApp(file: String) throws {
    #expect(try outcomes("Color(\"Brand\")", ["Kit": "0xB2"], in: file) == ["valueUnknown"])
    #expect(
      try outcomes("UIColor(named: \"Brand\")!", ["Kit": "0xB2"], in: file) == ["valueUnknown"])
    #expect(
      try outcomes("Color(\"Brand\")", ["Kit": "0xB2", "App": "0x00"], in: file)
        == ["declaredDifferently"])
    #expect(
      try outcomes("Color(\"Brand\")", ["Kit": "0x00", "App": "0xB2"], in: file)
        == ["Palette.brand"])
    #expect(try outcomes("Color(\"Brand\")", ["App": "0xB2"], in: file) == ["Palette.brand"])
  }

  @Test(arguments: [
    "Color(\"Brand\", bundle: .module)", "Color(\"Brand\", bundle: Bundle(for: Kit.self))",
    "Color(.brand)", "UIColor(resource: .brand)",
  ]) func colorsOfTheModule(code: String) throws {
    let expected = code.hasPrefix("UI") ? "Color(Palette.brand)" : "Palette.brand"
    for catalogs in [["Kit": "0xB2"], ["Kit": "0xB2", "App": "0x00"]] {
      #expect(try outcomes(code, catalogs, in: "Kit/V.swift") == [expected])
      #expect(try outcomes(code, catalogs, in: "App/V.swift") == [expected])
    }
  }

  /// A bundle that only the app's own code knows has the color on which all catalogs agree.
  @Test(arguments: [
    (["App": "0x00", "Kit": "0xB2"], "valueUnknown"),
    (["App": "0xB2", "Kit": "0xB2"], "Palette.brand"),
  ]) func colorsOfOtherBundles(catalogs: [String: String], expected: String) throws {
    for file in ["Kit/V.swift", "App/V.swift"] {
      #expect(
        try outcomes("Color(\"Brand\", bundle: .design)", catalogs, in: file) == [expected])
    }
  }

  /// A package without a program in the project.
  @Test(arguments: [
    ("Color(\"Brand\")", "valueUnknown"), ("Color(\"Brand\", bundle: .module)", "Palette.brand"),
    ("Color(.brand)", "Palette.brand"),
  ]) func colorsOfPackages(code: String, expected: String) throws {
    let files = [
      "Package.swift": TwoTokens.package(".target(name: \"Kit\", path: \"Kit\")"),
      "Kit/T.swift": "import SwiftUI\npublic enum Palette { public static let brand = \(code) }\n",
      "Kit/V.swift": TwoTokens.color,
      "Kit/A.xcassets/Brand.colorset/Contents.json": ColorSetText.color(blue: "0xB2"),
    ]
    #expect(try TwoTokens.outcomes(files, in: "Kit/V.swift") == [expected])
  }

  /// A color that is not the same on all devices has no single value.
  @Test(arguments: [
    ([("universal", "0xB2"), ("ipad", "0x00")], "valueUnknown"),
    ([("iphone", "0xB2"), ("ipad", "0x00")], "valueUnknown"),
    ([("universal", "0xB2"), ("ipad", "0xB2")], "Palette.brand"),
    ([("universal", "0xB2"), ("watch", "0x00")], "Palette.brand"),
    ([("iphone", "0xB2")], "Palette.brand"),
  ]) func colorsOfDevices(colors: [(idiom: String, blue: String)], expected: String) throws {
    let files = [
      "App/T.swift": "import SwiftUI\nenum Palette { static let brand = Color(\"Brand\") }\n",
      "App/V.swift": TwoTokens.color,
      "App/A.xcassets/Brand.colorset/Contents.json": ColorSetText.colors(colors),
    ]
    #expect(try TwoTokens.outcomes(files) == [expected])
  }
}

/// The JSON of color sets with the red and the green of the test color.
enum ColorSetText {
  static func color(blue: String) -> String { colors([("universal", blue)]) }

  static func colors(_ colors: [(idiom: String, blue: String)]) -> String {
    let entries = colors.map { color in
      """
      { "idiom": "\(color.idiom)", "color": { "color-space": "srgb", "components":
        { "red": "0x08", "green": "0x91", "blue": "\(color.blue)", "alpha": "1.000" } } }
      """
    }
    return "{ \"colors\": [\(entries.joined(separator: ",\n"))] }"
  }
}
