import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What detection knows that holds a color back, and why a value is not known.
@Suite struct ColorReasonTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var source: String
    var disposition: Disposition
    var reasons: [ReasonCode]
    init(_ source: String, _ disposition: Disposition, _ reasons: ReasonCode...) {
      self.source = source
      self.disposition = disposition
      self.reasons = reasons
    }
    var testDescription: String { source }
  }

  static let cases: [Case] = [
    Case("f(Color(red: 217, green: 32, blue: 28))", .open, .outOfRange),
    Case("f(Color(red: -0.1, green: 0, blue: 0))", .open, .outOfRange),
    Case("f(Color(red: 0, green: 0, blue: 0).opacity(90))", .open, .outOfRange),
    Case("f(UIColor.white.withAlphaComponent(1.5))", .open, .outOfRange),
    Case("f(Color(red: 0, green: 0, blue: 0).opacity(0.9))", .open),
    Case("f(NSColor(calibratedRed: 1, green: 0, blue: 0, alpha: 1))", .open, .approximateSpace),
    Case("f(NSColor(deviceWhite: 0.4, alpha: 1))", .open, .approximateSpace),
    Case("f(NSColor(deviceWhite: 0, alpha: 1))", .open),
    Case("f(CGColor(red: 1, green: 0, blue: 0, alpha: 1))", .open, .approximateSpace),
    Case("f(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))", .open),
    Case("f(Color(red: r, green: g, blue: b))", .unresolved, .notConstant),
    Case("f(Color(hex: string))", .unresolved, .notConstant),
    Case("f(Color(white: 1, opacity: alpha))", .unresolved, .notConstant),
    Case("f(Color(hex: \"#12345\"))", .unresolved, .malformedHex),
    Case("f(Color(hex: \"nonsense\"))", .unresolved, .malformedHex),
    Case("f(Color(hex: \"#11223344\"))", .unresolved, .hexOrderUnknown),
    Case("f(Color(hex: 0x11223344))", .unresolved, .hexOrderUnknown),
    Case("f(Color(\"Brand\"))", .unresolved, .assetUnknown),
    Case("f(Color.primary)", .unresolved, .systemSemantic),
    Case("f(UIColor.label)", .unresolved, .systemSemantic),
    Case("f(Color.clear)", .unresolved, .zero),
    Case("f(Color.red.opacity(isOn ? 1 : 0))", .open, .alphaUnknown),
    Case("f(UIColor.red.withAlphaComponent(alpha))", .open, .alphaUnknown),
    Case("let c = Color.red", .open, .oneHop),
    Case("struct A: View { var c = Color.red\n let d = 1 }", .reportOnly, .reportOnly),
    Case("struct A: View { @State var c = Color.red\n let d = 1 }", .reportOnly, .reportOnly),
    Case("public func f(c: Color = .red) {}", .reportOnly, .reportOnly),
    Case("func f(c: Color = .red) {}", .open, .oneHop),
    Case("if let c = UIColor(named: \"A\") {}", .unresolved, .reportOnly, .assetUnknown),
    Case("f(.init(red: 1, green: 0, blue: 0))", .reportOnly, .reportOnly),
    Case("var c: Color { return.red }", .reportOnly, .reportOnly),
  ]

  @Test(arguments: cases)
  func reasons(_ example: Case) throws {
    let finding = try #require(MarkedSource(example.source).findings().first)
    #expect(finding.disposition == example.disposition)
    #expect(finding.reasons.map(\.code) == example.reasons)
  }

  @Test("the app's declaration determines the order of eight digits, else the mapping")
  func hexOrder() throws {
    let source = MarkedSource("f(Color(hex: \"#80FF0000\"))")
    var settings = DetectionSettings()
    settings.hexInitializers = ["Color(hex:)": .argb]
    #expect(source.findings(settings: settings).map(\.lightHex) == ["#FF000080"])
    let rgba = """
      extension Color {
        init(hex: String) {
          let value = UInt64(hex, radix: 16) ?? 0
          self.init(
            red: Double(value >> 24 & 0xFF) / 255, green: Double(value >> 16 & 0xFF) / 255,
            blue: Double(value >> 8 & 0xFF) / 255, opacity: Double(value & 0xFF) / 255)
        }
      }
      """
    #expect(source.findings(settings: settings, with: [rgba]).map(\.lightHex) == ["#80FF0000"])
  }

  @Test("an asset has the value of its color set")
  func asset() throws {
    let brand = ColorValue(
      light: ColorSample(red: 1, green: 0, blue: 0), dark: ColorSample(red: 0, green: 1, blue: 0))
    let found = MarkedSource("f(Color(\"Brand\").opacity(0.5))").findings(assets: ["Brand": brand])
    #expect(found.map(\.lightHex) == ["#FF000080"])
    #expect(found.map(\.darkHex) == ["#00FF0080"])
  }

  @Test("an out-of-range component keeps its value as written")
  func outOfRange() throws {
    let finding = try #require(
      MarkedSource("f(Color(red: 217, green: 32, blue: 28))").findings().first)
    guard case .color(let color) = finding.value else { return #expect(Bool(false)) }
    #expect(color.light.red == 217)
    #expect(
      finding.reasons.map(\.message)
        == ["a component is 217, outside 0 to 1; divide it by 255"])
  }

  @Test("the base of a constant alpha is known by its range")
  func alphaBase() throws {
    let marked = MarkedSource("f(«Color(hex: \"#112233\")».opacity(0.5))")
    let finding = try #require(marked.findings().first)
    #expect(finding.source == "Color(hex: \"#112233\").opacity(0.5)")
    #expect(finding.context.alphaBase == marked.ranges.first)
  }

  @Test("uses of a constant are listed with their roles")
  func uses() throws {
    let finding = try #require(
      MarkedSource(
        """
        struct Stars: View {
          private let starsColor = Color(hex: "#FFAA00")
          var body: some View {
            Image(systemName: "star").foregroundColor(starsColor)
            Image(systemName: "star").foregroundStyle(self.starsColor.opacity(0.5))
            Row(starsColor: 1)
          }
        }
        """
      ).findings().first)
    #expect(finding.uses.map(\.position.line) == [4, 5])
    #expect(finding.role.role == .icon)
  }
}
