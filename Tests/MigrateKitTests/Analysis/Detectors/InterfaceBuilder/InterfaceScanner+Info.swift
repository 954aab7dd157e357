@testable import MigrateKitCore

extension InterfaceScanner {
  /// What readers should know of Interface Builder's files.
  static let info = DetectorInfo(
    id: "interface-builder", category: nil,
    summary: "A color, a font or a corner radius in a storyboard or a xib.",
    explanation: """
      Counted and matched, so that the totals are honest, and never rewritten: these files are \
      changed in Xcode. A radius is one that a runtime attribute sets. A color set that a token represents
      is a use of that token.
      """,
    path: "App/Main.storyboard",
    examples: [
      .tells(
        .reportOnly,
        #"""
        <label id="a">
          «<fontDescription key="fontDescription" type="system" weight="medium" pointSize="15"/>»
          «<color key="textColor" red="0.03" green="0.57" blue="0.7" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>»
        </label>
        """#,
        #"<view id="a">«<color key="backgroundColor" name="Brand"/>»</view>"#,
        #"<view id="a">«<color key="tintColor" systemColor="systemIndigoColor"/>»</view>"#,
        #"""
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
          «<integer key="value" value="8"/>»
        </userDefinedRuntimeAttribute>
        """#),
      .tells(
        .systemSemantic,
        #"<view id="a">«<color key="backgroundColor" systemColor="systemBackgroundColor"/>»</view>"#,
        #"«<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>»"#),
      .ignores(
        "the copies of named colors at the end of the file",
        #"""
        <resources>
          <namedColor name="Brand"><color red="0.03" green="0.57" blue="0.7" alpha="1"/></namedColor>
        </resources>
        """#),
      .ignores("a comment", #"<!-- <color key="tintColor" white="0" alpha="1"/> -->"#),
    ])
}
