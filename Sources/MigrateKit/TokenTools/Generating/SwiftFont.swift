import MigrateKitCore

/// A font as an expression of SwiftUI and of UIKit; with a text style it scales.
struct SwiftFont {
  private let font: FontValue
  private let style: SystemTextStyle?

  init(_ font: FontValue) {
    self.font = font
    style = font.textStyle.flatMap { SystemTextStyle.named($0) }
  }

  private var size: String { SwiftNumber.text(font.size) }
  private var weight: FontValue.Weight { font.weight ?? .regular }
  private var design: FontValue.Design { font.design ?? .default }

  // MARK: SwiftUI

  /// `Font.custom("Lora", size: 28, relativeTo: .title).weight(.bold)`.
  var swiftUI: String {
    let traits =
      (font.isItalic ? ".italic()" : "")
      + (font.hasMonospacedDigits ? ".monospacedDigit()" : "")
    if let family = font.family {
      let weight = weight == .regular ? "" : ".weight(.\(weight.rawValue))"
      let size =
        style.map { "size: \(self.size), relativeTo: .\($0.name)" } ?? "fixedSize: \(self.size)"
      return "Font.custom(\(Self.literal(family)), \(size))\(weight)\(traits)"
    }
    let rest = (font.design == nil ? "" : ", design: .\(design.rawValue)")
    guard let style else {
      let weight = font.weight.map { ", weight: .\($0.rawValue)" } ?? ""
      return "Font.system(size: \(size)\(weight)\(rest))\(traits)"
    }
    if style.size == font.size {
      let weight = font.weight.map { ", weight: .\($0.rawValue)" } ?? ""
      return "Font.system(.\(style.name)\(rest)\(weight))\(traits)"
    }
    // SwiftUI scales the system font only at the sizes of its text styles; UIKit at any.
    return "Font(\(uiKit))"
  }

  // MARK: UIKit

  /// `UIFontMetrics(forTextStyle: .title1).scaledFont(for: UIFont.systemFont(ofSize: 30))`.
  var uiKit: String {
    guard let style else { return unscaled }
    return "UIFontMetrics(forTextStyle: .\(style.uiKitName)).scaledFont(for: \(unscaled))"
  }

  private var unscaled: String {
    let rest = "size: \(size), weight: .\(weight.rawValue)"
    let italic = font.isItalic ? ".italicized" : ""
    if let family = font.family {
      return "UIFont.family(\(Self.literal(family)), \(rest))\(italic)"
    }
    guard design == .default else {
      return "UIFont.system(\(rest), design: .\(design.rawValue))\(italic)"
    }
    let function = font.hasMonospacedDigits ? "monospacedDigitSystemFont" : "systemFont"
    return "UIFont.\(function)(ofSize: \(size), weight: .\(weight.rawValue))\(italic)"
  }

  /// A Swift string literal.
  private static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return ControlCharacters.escaped(result) + "\""
  }
}
