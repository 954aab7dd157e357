import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Storyboards and xibs")
struct InterfaceScannerTests {
  private func findings(
    _ text: String, path: String = "App/Main.storyboard", assets: NamedColors = [:]
  ) -> [Finding] {
    let scan = InterfaceScanner().scan(SourceFile(path: path, bytes: Array(text.utf8)))
    return FindingResolver(
      settings: DetectionSettings(), project: ProjectFacts(files: [scan.facts], assets: assets)
    ).findings(in: scan)
  }

  private func reported(_ finding: Finding) -> String {
    switch finding.value {
    case .color(let color): color.light.rgba8.hex
    case .font(let font): ValueText.text(font)
    case .radius(let points): ValueText.points(points)
    default: finding.reasons.last.map { "\($0.code)" } ?? "?"
    }
  }

  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var source: String
    /// `value role`; `-` before what is not a finding to migrate.
    var reported: [String]
    init(_ name: String, _ source: String, _ reported: String...) {
      testDescription = name
      self.source = source
      self.reported = reported
    }
  }

  @Test(arguments: [
    Row(
      "a color in sRGB",
      #"<label id="a"><color key="textColor" red="0.5" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></label>"#,
      "#8000FFFF text"),
    Row(
      "a translucent background",
      #"<view id="a"><color key="backgroundColor" red="0" green="0" blue="0" alpha="0.5" colorSpace="custom" customColorSpace="sRGB"/></view>"#,
      "#00000080 background"),
    Row(
      "a gray with a gamma of 2.2",
      #"<color key="backgroundColor" white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#,
      "#808080FF background"),
    Row(
      "white", #"<color key="tintColor" white="1" alpha="1" colorSpace="calibratedWhite"/>"#,
      "#FFFFFFFF tint"),
    Row(
      "the title of a button's state",
      #"<button id="a"><state key="normal"><color key="titleColor" white="0" alpha="1"/></state></button>"#,
      "#000000FF text"),
    Row(
      "a hue of the system", #"<color key="tintColor" systemColor="systemIndigoColor"/>"#,
      "#5856D6FF tint"),
    Row(
      "a semantic color of the system",
      #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#,
      "-#FFFFFFFF background"),
    Row(
      "one that only the Mac has",
      #"<document targetRuntime="MacOSX.Cocoa"><color key="textColor" name="controlTextColor" catalog="System" colorSpace="catalog"/></document>"#,
      "-systemSemantic text"),
    Row(
      "a color of an asset catalog", #"<color key="backgroundColor" name="Brand"/>"#,
      "#0891B2FF background"),
    Row(
      "one that no catalog has", #"<color key="backgroundColor" name="Gone"/>"#,
      "-assetUnknown background"),
    Row(
      "the copies of named colors at the end of the file count for nothing",
      #"<resources><namedColor name="Brand"><color red="0" green="0" blue="0" alpha="1"/></namedColor><systemColor name="linkColor"><color white="0" alpha="1"/></systemColor></resources>"#
    ),
    Row(
      "a system font",
      #"<label id="a"><fontDescription key="fontDescription" type="system" weight="medium" pointSize="15"/></label>"#,
      "15 medium text"),
    Row(
      "a bold one", #"<fontDescription key="fontDescription" type="boldSystem" pointSize="14"/>"#,
      "14 bold text"),
    Row(
      "a custom one",
      #"<fontDescription key="fontDescription" name="Lora-Bold" family="Lora" pointSize="20"/>"#,
      "Lora 20 bold text"),
    Row(
      "a text style",
      #"<fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>"#,
      "-28 regular text"),
    Row(
      "a font of the Mac", #"<font key="font" metaFont="systemBold" size="13"/>"#, "13 bold text"),
    Row("the system's own size", #"<font key="font" metaFont="system"/>"#),
    Row(
      "a corner radius",
      #"<view id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>"#,
      "8 unknown"),
    Row(
      "another number",
      #"<userDefinedRuntimeAttribute type="number" keyPath="layer.zPosition"><integer key="value" value="8"/></userDefinedRuntimeAttribute>"#
    ),
    Row(
      "a color that is a runtime attribute",
      #"<userDefinedRuntimeAttribute type="color" keyPath="layer.borderUIColor"><color key="value" white="0" alpha="1"/></userDefinedRuntimeAttribute>"#,
      "#000000FF border"),
    Row("what is commented out", #"<!-- <color key="textColor" white="0" alpha="1"/> -->"#),
    Row("a color without a value", #"<color key="textColor"/>"#),
  ])
  func reads(row: Row) {
    let brand = ColorValue(light: ColorSample(red: 8 / 255, green: 145 / 255, blue: 178 / 255))
    let found = findings(row.source, assets: ["Brand": brand]).map { finding in
      (finding.disposition == .unresolved ? "-" : "") + reported(finding)
        + " \(finding.role.role.rawValue)"
    }
    #expect(found == row.reported)
  }

  @Test("a finding is reported with its tag, its place and why it is not rewritten")
  func places() throws {
    let text = """
      <document>
        <label id="a">
          <color key="textColor" white="0" alpha="1"/>
        </label>
      </document>
      """
    let finding = try #require(findings(text).first)
    #expect(finding.source == #"<color key="textColor" white="0" alpha="1"/>"#)
    #expect(finding.start.line == 3 && finding.start.column == 5)
    #expect(finding.role.evidence == "textColor of label")
    #expect(finding.site == .uiColor)
    #expect(finding.disposition == .reportOnly)
    #expect(finding.reasons.map(\.message) == ["Interface Builder's files are changed in Xcode"])
    #expect(findings(text, path: "AppTests/Main.xib").map(\.place) == [.test])
  }

  @Test("equal values of two objects, and of one, have unique ids")
  func names() {
    let color = #"<color key="textColor" white="0" alpha="1"/>"#
    let found = findings("<label id=\"a\">\(color)\(color)</label><label id=\"b\">\(color)</label>")
    #expect(Set(found.map(\.id)).count == 3)
    #expect(found.map(\.key.ordinal) == [0, 1, 0])
    #expect(found.map(\.key.count) == [2, 2, 1])
  }

  @Test("unclosed elements take linear time")
  func neverClosed() {
    let open = String(repeating: "<view><color key=\"tintColor\" white=\"0\"/></a>", count: 20_000)
    #expect(findings(open).count == 20_000)
  }
}
