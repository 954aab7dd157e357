import MigrateKitCore

/// A piece of HTML.
///
/// Only literals in our own sources become markup: every interpolated text is escaped, so that
/// names of tokens and files remain text.
///
///     let cell: HTML = "<td title=\"\(token.summary)\">\(token.path)</td>"
struct HTML: ExpressibleByStringInterpolation, Sendable {
  private(set) var text: String

  init(stringLiteral value: StaticString) { text = "\(value)" }

  init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// Collects the parts of one literal.
  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    mutating func appendLiteral(_ literal: StaticString) { text += "\(literal)" }
    mutating func appendInterpolation(_ value: String) { text += HTML.escaped(value) }
    mutating func appendInterpolation(_ value: Int) { text += String(value) }
    mutating func appendInterpolation(_ value: HTML) { text += value.text }
    mutating func appendInterpolation(_ values: [HTML]) {
      for value in values { text += value.text }
    }
  }

  /// The name of a token, which may break after a dot or before a capital, not within words.
  static func breakable(_ name: String) -> HTML {
    var html: HTML = ""
    var last: Character = "."
    for character in name {
      if last != ".", character.isUppercase, !last.isUppercase { html = "\(html)<wbr>" }
      html = "\(html)\(String(character))"
      if character == "." { html = "\(html)<wbr>" }
      last = character
    }
    return html
  }

  /// `text` with everything escaped that could end text or a quoted attribute.
  ///
  /// Control characters are written out, so that none changes the text direction.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in ControlCharacters.escaped(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension ColorSample {
  /// The color in CSS, with its alpha.
  var css: String {
    let color = rgba8
    if color.alpha == 255 { return color.shortHex }
    let alpha = FixedText.text(Double(color.alpha) / 255, places: 3)
    return "rgb(\(color.red) \(color.green) \(color.blue) / \(alpha))"
  }
}
