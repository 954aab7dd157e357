import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("System colors")
struct SystemColorsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let owner: SystemColors.Owner
    let name: String
    let release: SystemColors.Release
    let light: String
    let dark: String?
    var testDescription: String { "\(owner).\(name) in \(release)" }
  }

  @Test(
    "a hue has the value of its type and release",
    arguments: [
      Row(owner: .color, name: "red", release: .ios18, light: "FF3B30", dark: "FF453A"),
      Row(owner: .color, name: "red", release: .ios26, light: "FF383C", dark: "FF4245"),
      Row(owner: .uiColor, name: "red", release: .ios26, light: "FF0000", dark: nil),
      Row(owner: .uiColor, name: "systemRed", release: .ios18, light: "FF3B30", dark: "FF453A"),
      Row(owner: .color, name: "gray", release: .ios18, light: "8E8E93", dark: "8E8E93"),
      Row(owner: .uiColor, name: "gray", release: .ios18, light: "808080", dark: nil),
      Row(owner: .uiColor, name: "systemGray5", release: .ios26, light: "E5E5EA", dark: "2C2C2E"),
      Row(owner: .uiColor, name: "orange", release: .ios18, light: "FF8000", dark: nil),
      Row(owner: .uiColor, name: "brown", release: .ios18, light: "996633", dark: nil),
      Row(owner: .color, name: "indigo", release: .ios26, light: "6155F5", dark: "6D7CFF"),
      Row(owner: .color, name: "white", release: .ios18, light: "FFFFFF", dark: nil),
      Row(owner: .cgColor, name: "black", release: .ios18, light: "000000", dark: nil),
      Row(owner: .nsColor, name: "systemBlue", release: .ios18, light: "007AFF", dark: "0A84FF"),
    ])
  func hue(_ row: Row) throws {
    guard
      case .hue(let value, _) = SystemColors.meaning(of: row.name, on: row.owner, in: row.release)
    else {
      Issue.record("no hue")
      return
    }
    #expect(hex(value.light) == row.light)
    #expect(value.dark.map(hex) == row.dark)
  }

  @Test(
    "a color named for its purpose is semantic",
    arguments: [
      (SystemColors.Owner.color, "primary"), (.color, "accentColor"), (.color, "secondary"),
      (.uiColor, "label"), (.uiColor, "systemBackground"), (.uiColor, "link"),
      (.uiColor, "tintColor"), (.nsColor, "labelColor"), (.nsColor, "windowBackgroundColor"),
    ])
  func semantic(owner: SystemColors.Owner, name: String) {
    for release in SystemColors.Release.allCases {
      guard case .semantic = SystemColors.meaning(of: name, on: owner, in: release) else {
        Issue.record("\(name) is not semantic in \(release)")
        continue
      }
    }
  }

  @Test(
    "an unknown name has no meaning",
    arguments: [
      (SystemColors.Owner.color, "gray2"), (.color, "systemRed"), (.color, "label"),
      (.uiColor, "mint"), (.uiColor, "primary"), (.uiColor, "systemred"), (.uiColor, "system"),
      (.nsColor, "systemGray2"), (.nsColor, "label"), (.cgColor, "red"), (.color, "brandBlue"),
    ])
  func unknown(owner: SystemColors.Owner, name: String) {
    #expect(SystemColors.meaning(of: name, on: owner, in: .ios18) == nil)
  }

  @Test("clear is clear everywhere")
  func clear() {
    for owner in SystemColors.Owner.allCases {
      #expect(SystemColors.meaning(of: "clear", on: owner, in: .ios18) == .clear)
    }
  }

  @Test("AppKit's fixed colors are approximate, its white and black are not")
  func appKit() {
    guard
      case .hue(_, let redIsApproximate) = SystemColors.meaning(of: "red", on: .nsColor, in: .ios18),
      case .hue(_, let whiteIsApproximate) = SystemColors.meaning(
        of: "white", on: .nsColor, in: .ios18)
    else {
      Issue.record("no hue")
      return
    }
    #expect(redIsApproximate)
    #expect(!whiteIsApproximate)
  }

  @Test("hues without a known Mac value have none before release 26")
  func macShades() {
    #expect(SystemColors.meaning(of: "systemTeal", on: .nsColor, in: .ios18) == .semantic(nil))
    guard case .hue = SystemColors.meaning(of: "systemTeal", on: .nsColor, in: .ios26) else {
      Issue.record("no hue in 26")
      return
    }
  }

  @Test("the separator is much lighter in iOS 26")
  func changedSemantic() {
    func alpha(_ release: SystemColors.Release) -> Double? {
      guard
        case .semantic(let value) = SystemColors.meaning(of: "separator", on: .uiColor, in: release)
      else { return nil }
      return value?.light.alpha
    }
    #expect(alpha(.ios18) == 0.29)
    #expect(alpha(.ios26) == 0.12)
  }

  @Test("a reference of an asset catalog is the Swift name with Color after it")
  func references() {
    func meaning(_ name: String, _ platform: String) -> SystemColors.Meaning? {
      SystemColors.meaning(ofReference: name, platform: platform, in: .ios18)
    }
    #expect(meaning("systemRedColor", "ios") == meaning("systemRed", "ios"))
    #expect(meaning("labelColor", "ios") != nil)
    #expect(meaning("controlAccentColor", "osx") == .semantic(nil))
    #expect(meaning("noSuchColor", "ios") == nil)
    #expect(meaning("Color", "ios") == nil)
  }

  @Test("text styles have SwiftUI's and UIKit's names")
  func textStyles() {
    #expect(SystemTextStyle.named("title") == SystemTextStyle.named("title1"))
    #expect(SystemTextStyle.named("caption")?.size == 12)
    #expect(SystemTextStyle.named("headline")?.font.weight == .semibold)
    #expect(SystemTextStyle.named("extraLargeTitle")?.size == 36)
    #expect(SystemTextStyle.named("heading") == nil)
  }

  private func hex(_ sample: ColorSample) -> String {
    [sample.red, sample.green, sample.blue].map { component in
      let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
