import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A color set that Interface Builder names is a use of the token that represents it.
@Suite struct InterfaceUseTests {
  private static let asset = """
    { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb",
      "components": { "red": "0x08", "green": "0x91", "blue": "0xB2", "alpha": "1" } } } ] }
    """

  private func report(
    _ name: String, code: String = #"UIColor(named: \"Brand\")!"#, theme: String = ""
  ) throws -> RunReport {
    let folder = try TemporaryFolder()
    try folder.write(".dsmigrate.json", #"{ "mapping": "test.json" }"#)
    try folder.write(
      "test.json",
      """
      { "name": "Test", "tokens": ["test.tokens.json"], "definitions": ["Theme"],
        "code": { "color": { "UIColor": "\(code)" } } }
      """)
    try folder.write(
      "test.tokens.json", ##"{ "color": { "brand": { "$type": "color", "$value": "#0891B2" } } }"##)
    try folder.write("Theme.swift", "import UIKit\n" + theme)
    for set in ["Brand", "Other"] {
      try folder.write("A.xcassets/\(set).colorset/Contents.json", Self.asset)
    }
    try folder.write(
      "Main.storyboard",
      """
      <document><label id="a"><color key="textColor" name="\(name)"/></label>
      <view id="b"><color key="backgroundColor" name="\(name)"/></view></document>
      """)
    let request = MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
    return try MigrationRun.run(request).report
  }

  private func statuses(_ report: RunReport) -> [Status] {
    report.suggestions.filter { $0.finding.file == "Main.storyboard" }.map(\.status)
  }

  /// The color sets that are reported as hard-coded.
  private func catalog(_ report: RunReport) -> [String] {
    report.suggestions.filter { $0.finding.signature == "colorset" && $0.finding.place == .view }
      .map { FilePath.name(FilePath.folder($0.finding.file)).replacing(".colorset", with: "") }
  }

  @Test func theColorSetOfATokenCountsAsAdoption() throws {
    let report = try report("Brand")
    #expect(statuses(report) == [])
    #expect(report.tokenUses == 2)
    #expect(report.tokenUsesByName == ["Brand": 2])
    #expect(ReportSummary(report).adoption > 0.5)
  }

  @Test(arguments: [
    ("UIColor.brand", #"extension UIColor { static let brand = UIColor(named: "Brand")! }"#),
    (
      "UIColor.brand()",
      #"extension UIColor { class func brand() -> UIColor { return UIColor(named: "Brand")! } }"#
    ),
    (
      "UIColor(.brand)!",
      """
      enum ColorName: String { case brand = "Brand" }
      extension UIColor {
        convenience init?(_ name: ColorName) { self.init(named: name.rawValue) }
      }
      """
    ),
  ])
  func soDoesThatOfAConstant(code: String, theme: String) throws {
    let report = try report("Brand", code: code, theme: theme)
    #expect(statuses(report) == [])
    #expect(report.tokenUsesByName["Brand"] == 2)
    #expect(catalog(report) == ["Other"])
  }

  @Test func anotherColorSetOfItsValueIsStillReported() throws {
    let report = try report("Other")
    #expect(statuses(report).count == 2)
    #expect(report.tokenUses == 0)
  }
}
