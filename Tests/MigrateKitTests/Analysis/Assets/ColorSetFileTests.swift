import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Color sets of asset catalogs")
struct ColorSetFileTests {
  @Test("every fixture in sRGB has the color that it states", arguments: Fixture.inSRGB)
  func fixture(_ fixture: Fixture) throws {
    let color = try ColorSetFile(json: fixture.contents).color(in: .ios18)
    let expected = fixture.expected
    #expect(color?.light.hexOfPlainRGB == expected.any, "light")
    if let alpha = expected.alpha { #expect(color?.light.alpha == alpha) }
    if expected.dark_reference == nil {
      #expect(color?.dark?.hexOfPlainRGB == expected.dark, "dark")
    } else {
      #expect(color?.dark == ColorSample(red: 0, green: 0, blue: 0), "dark")
    }
    #expect(color?.highContrast?.hexOfPlainRGB == expected.high_contrast, "high contrast")
    #expect(
      color?.darkHighContrast?.hexOfPlainRGB == expected.dark_high_contrast, "dark high contrast")
  }

  @Test("a color that is not set has no value")
  func unset() throws {
    let json = #"{"colors":[{"idiom":"universal"}],"info":{"version":1}}"#
    #expect(try ColorSetFile(json: Array(json.utf8)).color(in: .ios18) == nil)
    #expect(Fixture.inSRGB.count >= 9)
  }

  @Test("an appearance without a color has that of any appearance")
  func unsetAppearance() throws {
    let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
    let green =
      #""color":{"components":{"red":"0","green":"1.000","blue":"0","alpha":"1.000"}}"#
    func color(_ dark: String) throws -> ColorValue? {
      let json = #"{"colors":[{"idiom":"universal",\#(green)},{"idiom":"universal",\#(dark)}]}"#
      return try ColorSetFile(json: Array(json.utf8)).color(in: .ios18)
    }
    #expect(try color(dark) == ColorValue(light: ColorSample(red: 0, green: 1, blue: 0)))
    // A color whose value is not known is another matter.
    #expect(try color(dark + #","color":{"reference":"unheardOfColor"}"#) == nil)
  }

  @Test("a space other than sRGB is kept as it is written")
  func displayP3() throws {
    let color = try set(
      #""color-space":"display-p3","components":{"red":"0x7B","green":"0x61","blue":"0xFF","alpha":"1.000"}"#
    )
    #expect(color?.light == ColorSample(.displayP3, red: 123 / 255, green: 97 / 255, blue: 1))
  }

  @Test("extended components may leave the range")
  func extended() throws {
    let color = try set(
      #""color-space":"extended-srgb","components":{"red":"1.093","green":"-0.227","blue":"-0.150","alpha":"1.000"}"#
    )
    #expect(color?.light == ColorSample(red: 1.093, green: -0.227, blue: -0.15))
  }

  @Test("gray with a plain gamma is converted to linear light")
  func gray() throws {
    let color = try set(
      #""color-space":"gray-gamma-22","components":{"white":"0.900","alpha":"1.000"}"#)
    let sample = try #require(color?.light)
    #expect(sample.space == .srgbLinear)
    // 0.9^2.2, which sRGB's curve turns into 0.902873.
    #expect(abs(sample.red - 0.793110) < 1e-6)
    #expect(sample.red == sample.green && sample.green == sample.blue)
  }

  @Test("a reference to a system hue brings its own appearances")
  func reference() throws {
    let color = try set(#""platform":"ios","reference":"systemRedColor""#)
    guard case .hue(let red, _) = SystemColors.meaning(of: "systemRed", on: .uiColor, in: .ios18)
    else { return }
    #expect(color == red)
  }

  @Test("an alpha of 1 is opaque, however it is written", arguments: ["1", "1.000", "255"])
  func opaque(alpha: String) throws {
    let color = try set(
      #""color-space":"srgb","components":{"red":"1.0","green":"1.0","blue":"1.0","alpha":"\#(alpha)"}"#
    )
    #expect(color?.light.alpha == 1)
  }

  @Test(
    "unreadable files get one message",
    arguments: [
      ("{", "it is not the JSON of a color set"),
      (
        #"{"colors":[{"idiom":"universal","color":{"color-space":"lab","components":{"red":"0"}}}]}"#,
        "the color space 'lab' is unknown"
      ),
      (
        #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0"}}}]}"#,
        "it has no 'green' component"
      ),
      (
        #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"x"}}}]}"#,
        "'x' is not a component of a color"
      ),
    ])
  func mistakes(json: String, message: String) {
    #expect(throws: ColorSetError(message: message)) {
      _ = try ColorSetFile(json: Array(json.utf8)).color(in: .ios18)
    }
  }

  private func set(_ color: String) throws -> ColorValue? {
    let json = #"{"colors":[{"idiom":"universal","color":{\#(color)}}],"info":{"version":1}}"#
    return try ColorSetFile(json: Array(json.utf8)).color(in: .ios18)
  }
}

/// One color set of `Fixtures/colorsets.json` with the colors it represents.
struct Fixture: Sendable, CustomTestStringConvertible {
  struct Expected: Decodable, Sendable {
    var any: String?
    var dark: String?
    var high_contrast: String?
    var dark_high_contrast: String?
    var dark_reference: String?
    var alpha: Double?
  }

  let name: String
  let contents: [UInt8]
  let expected: Expected
  var testDescription: String { name }

  /// The fixtures that state a hex value, but for those in another space.
  static let inSRGB = all.filter { $0.expected.any != nil && !$0.name.hasPrefix("p3") }

  static let all: [Fixture] = {
    let file = URL(fileURLWithPath: Snapshot.fixtures + "/colorsets.json")
    guard let data = try? Data(contentsOf: file),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let fixtures = object["fixtures"] as? [[String: Any]]
    else { return [] }
    return fixtures.compactMap { fixture in
      guard let name = fixture["name"] as? String,
        let contents = try? JSONSerialization.data(withJSONObject: fixture["contents"] ?? [:]),
        let expected = try? JSONSerialization.data(withJSONObject: fixture["expected"] ?? [:]),
        let decoded = try? JSONDecoder().decode(Expected.self, from: expected)
      else { return nil }
      return Fixture(name: name, contents: Array(contents), expected: decoded)
    }
  }()
}

extension ColorSample {
  /// The digits of a color in sRGB or linear sRGB.
  fileprivate var hexOfPlainRGB: String {
    "#"
      + [red, green, blue].map { component in
        let encoded =
          space == .srgbLinear
          ? (component <= 0.0031308 ? component * 12.92 : 1.055 * pow(component, 1 / 2.4) - 0.055)
          : component
        let digits = String(Int((encoded * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
