import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Hex initializers of the app")
struct HexInitializerReaderTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let source: String
    let call: String?
    let order: HexDigitOrder?
    var testDescription: String { name }
  }

  @Test(
    "what a declaration tells",
    arguments: [
      Row(
        name: "the popular one, alpha first",
        source: """
          extension Color {
            init(hex: String) {
              var int: UInt64 = 0
              Scanner(string: hex).scanHexInt64(&int)
              let a, r, g, b: UInt64
              switch hex.count {
              case 3: (a, r, g, b) = (255, (int >> 8) * 17, (int >> 4 & 0xF) * 17, (int & 0xF) * 17)
              case 6: (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
              case 8: (a, r, g, b) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
              default: (a, r, g, b) = (1, 1, 1, 0)
              }
              self.init(.sRGB, red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255)
            }
          }
          """, call: "Color(hex:)", order: .argb),
      Row(
        name: "the same, alpha last",
        source: """
          extension Color {
            init(hex: String) {
              switch hex.count {
              case 8: (r, g, b, a) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
              default: (r, g, b, a) = (1, 1, 1, 0)
              }
            }
          }
          """, call: "Color(hex:)", order: .rgba),
      Row(
        name: "masks assigned one by one",
        source: """
          extension UIColor {
            public convenience init?(hex: String) {
              let r, g, b, a: CGFloat
              if hexColor.count == 8 {
                let scanner = Scanner(string: hexColor)
                if scanner.scanHexInt64(&hexNumber) {
                  r = CGFloat((hexNumber & 0xff000000) >> 24) / 255
                  g = CGFloat((hexNumber & 0x00ff0000) >> 16) / 255
                  a = CGFloat(hexNumber & 0x000000ff) / 255
                }
              }
            }
          }
          """, call: "UIColor(hex:)", order: .rgba),
      Row(
        name: "typed constants",
        source: """
          extension NSColor {
            convenience init(argb value: UInt32) {
              let alpha: CGFloat = CGFloat((value >> 24) & 0xFF) / 255
              let red: CGFloat = CGFloat((value >> 16) & 0xFF) / 255
              self.init(srgbRed: red, green: red, blue: red, alpha: alpha)
            }
          }
          """, call: "NSColor(argb:)", order: .argb),
      Row(
        name: "arguments of the initializer",
        source: """
          extension Color {
            init(_ rgba: UInt32) {
              self.init(red: Double((rgba >> 24) & 0xFF) / 255, green: 0, blue: 0,
                opacity: Double(rgba & 0xFF) / 255)
            }
          }
          """, call: "Color(_:)", order: .rgba),
      Row(
        name: "six digits only",
        source: """
          extension Color {
            public static func hex(_ hex: UInt) -> Self {
              Self(red: Double((hex & 0xff0000) >> 16) / 255, green: 0, blue: 0)
            }
          }
          """, call: "Color.hex(_:)", order: nil),
      Row(
        name: "six digits asked for, a shift of 24 elsewhere",
        source: """
          extension UIColor {
            class func fromHex(_ hex: String) -> UIColor {
              guard hex.count == 6 else { return .clear }
              let a = value >> 24
              return UIColor(red: 0, green: 0, blue: 0, alpha: 1)
            }
          }
          """, call: "UIColor.fromHex(_:)", order: nil),
      Row(
        name: "a free function",
        source: """
          func color(fromHex string: String) -> UIColor {
            let value = Int(string, radix: 16)
            return UIColor(red: 0, green: 0, blue: 0, alpha: 1)
          }
          """, call: "color(fromHex:)", order: nil),
      Row(
        name: "prefixes of the string",
        source: """
          extension Color {
            init(hex: String) {
              let r = Double(UInt8(hex.prefix(2), radix: 16) ?? 0)
              self.init(red: r, green: 0, blue: 0)
            }
          }
          """, call: "Color(hex:)", order: .rgba),
      Row(
        name: "a function of the string itself",
        source: """
          extension String {
            func color(alpha: CGFloat = 1) -> UIColor {
              Scanner(string: self).scanHexInt64(&value)
              return UIColor(red: CGFloat(value >> 16) / 255, green: 0, blue: 0, alpha: alpha)
            }
          }
          """, call: "String.color", order: nil),
      Row(
        name: "a property of the string itself, alpha first",
        source: """
          extension String {
            var asColor: UIColor? {
              guard let value = UInt32(self, radix: 16) else { return nil }
              let alpha = CGFloat(value >> 24) / 255
              return UIColor(red: 0, green: 0, blue: 0, alpha: alpha)
            }
          }
          """, call: "String.asColor", order: .argb),
      Row(
        name: "a color for a name, from its hash",
        source: """
          extension String {
            var avatarColor: UIColor {
              let digits = String(hashValue, radix: 16)
              return UIColor(red: 0, green: 0, blue: 0, alpha: 1)
            }
          }
          """, call: nil, order: nil),
      Row(
        name: "a number of the string, and a color of no string",
        source: """
          extension String { var value: Int? { Int(self, radix: 16) } }
          extension Int { var color: UIColor { UIColor(white: CGFloat(self >> 8) / 255, alpha: 1) } }
          """, call: nil, order: nil),
      Row(
        name: "one that hands on to another",
        source: "extension Color { init(hex: String) { self.init(UIColor(hex: hex)) } }",
        call: "Color(hex:)", order: nil),
      Row(
        name: "two orders in one body tell nothing",
        source: """
          extension Color {
            init(hex: UInt32) {
              a = hex >> 24
              r = hex >> 24
            }
          }
          """, call: "Color(hex:)", order: nil),
      Row(
        name: "an initializer of another type",
        source: "extension Data { init?(hexString: String) { scan(radix: 16) } }",
        call: nil, order: nil),
      Row(
        name: "an initializer of a color from something else",
        source: "extension Color { init(light: Color, dark: Color) { self = light } }",
        call: nil, order: nil),
      Row(
        name: "a name is no digits",
        source: "extension Color { init(named name: String) { self.init(name) } }",
        call: nil, order: nil),
      Row(
        name: "a local enum",
        source: "enum Kind { static func hex(_ value: Int) -> Int { value >> 24 } }",
        call: nil, order: nil),
    ])
  func declaration(_ row: Row) {
    let found = HexInitializerReader.read(SyntaxOutline(Array(row.source.utf8)))
    #expect(found.map(\.call) == (row.call.map { [$0] } ?? []))
    #expect(found.first?.order == row.order)
  }

  @Test(
    "a `0x` before the digits counts where lengths are compared and nothing removes it",
    arguments: [
      ("switch hex.count { case 8: break; default: break }", true),
      ("guard hex.count == 6 else { return }", true),
      (#"if hex.hasPrefix("0x") { trim() }; switch hex.count { default: break }"#, false),
      ("let shown = hex.count", false),
    ])
  func prefix(body: String, counts: Bool) {
    let source =
      "extension Color { init(hex: String) { let n = UInt64(hex, radix: 16)!; \(body) } }"
    let found = HexInitializerReader.read(SyntaxOutline(Array(source.utf8)))
    #expect(found.map(\.countsPrefix) == [counts])
  }

  @Test(
    "the color space is that of the components",
    arguments: [
      ("self.init(displayP3Red: r, green: g, blue: b, alpha: 1)", ColorSample.Space.displayP3),
      ("self.init(.displayP3, red: r, green: g, blue: b)", .displayP3),
      ("self.init(red: r, green: g, blue: b, alpha: 1)", .srgb),
    ])
  func space(call: String, space: ColorSample.Space) {
    let source = "extension UIColor { convenience init(rgb: UInt) { let r = rgb >> 16; \(call) } }"
    let found = HexInitializerReader.read(SyntaxOutline(Array(source.utf8)))
    #expect(found.map(\.space) == [space])
    var facts = FileFacts()
    facts.hexInitializers = found
    let resolver = ColorResolver(
      settings: DetectionSettings(), project: ProjectFacts(files: [facts]))
    let hex = HexForm(text: "#336699", call: "UIColor(rgb:)")
    #expect(resolver.resolve(.hex(hex)).value?.light.space == space)
  }

  @Test("overloads are combined, contradicting orders are unknown")
  func merging() {
    func facts(_ readsStrings: Bool, _ order: HexDigitOrder?) -> FileFacts {
      var facts = FileFacts()
      facts.hexInitializers = [
        HexInitializer(
          call: "Color(hex:)", readsStrings: readsStrings, readsIntegers: !readsStrings,
          order: order)
      ]
      return facts
    }
    let agreed = ProjectFacts(files: [facts(true, .argb), facts(false, nil)])
    #expect(agreed.hexOrder(of: "Color(hex:)") == .argb)
    #expect(agreed.readsHexStrings("Color(hex:)"))
    let integersOnly = ProjectFacts(files: [facts(false, .rgba)])
    #expect(integersOnly.isHexInitializer("Color(hex:)"))
    #expect(!integersOnly.readsHexStrings("Color(hex:)"))
    let disagreeing = ProjectFacts(
      files: [facts(true, .argb), facts(true, .rgba), facts(false, .argb)])
    #expect(disagreeing.hexOrder(of: "Color(hex:)") == nil)
    #expect(disagreeing.hexInitializers["Color(hex:)"] != nil)
  }
}
