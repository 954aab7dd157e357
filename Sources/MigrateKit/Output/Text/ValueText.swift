import MigrateKitCore

/// Style values in the words of a report.
struct ValueText {
  let style: TextStyle

  /// A value with its swatch: `■ #0891B2`, `17 semibold`, `radius 12`.
  func line(_ value: StyleValue?) -> TextLine {
    var line = TextLine()
    switch value {
    case nil: line.add("not read")
    case .color(let color):
      line.add(swatch: style.swatch(color.light))
      line.add(Self.text(color.light))
      if let dark = color.dark, dark != color.light {
        line.add(" / ")
        line.add(swatch: style.swatch(dark))
        line.add(Self.text(dark))
      }
    case .font(let font): line.add(Self.text(font))
    case .shadow(let shadow):
      line.add("shadow ")
      line.add(swatch: style.swatch(shadow.color.light))
      line.add(Self.text(shadow))
    case .animation(let animation): line.add(Self.text(animation))
    case .radius(let points): line.add("radius " + Self.points(points))
    case .number(let number, let category): line.add(Self.text(number, of: category))
    }
    return line
  }

  /// The value of a finding; that of a deprecated name may be unknown.
  func line(of finding: Finding) -> TextLine {
    guard finding.value == nil, finding.context.deprecated != nil else {
      return line(finding.value)
    }
    var line = TextLine()
    line.add("deprecated name")
    return line
  }

  /// A token with the swatch of its value.
  func token(_ name: String, value: StyleValue?) -> TextLine {
    var line = TextLine()
    if case .color(let color) = value { line.add(swatch: style.swatch(color.light)) }
    line.add(SafeText.line(name))
    return line
  }

  /// `17 semibold rounded`, `Lora 28 italic`.
  static func text(_ font: FontValue) -> String { SafeText.line(ValueDescription.text(font)) }

  /// `#000000 5% 8 0 4`: color, radius, offset to the right and down.
  static func text(_ shadow: ShadowValue) -> String { ValueDescription.text(shadow) }

  /// `easeInOut 0.3 s`, `spring 0.3 s 0.7`: response and damping.
  static func text(_ animation: AnimationValue) -> String { ValueDescription.text(animation) }

  /// `spacing 12`, `opacity 50%`, `duration 0.3 s`.
  static func text(_ number: Double, of category: TokenCategory) -> String {
    ValueDescription.text(number, of: category)
  }

  /// `#0891B2`; a translucent color with its alpha: `#000000 10%`.
  static func text(_ sample: ColorSample) -> String { ValueDescription.text(sample) }

  /// A number of points with at most two decimals.
  static func points(_ value: Double) -> String { ValueDescription.points(value) }

  /// The difference between a value and its token; empty if negligible: `ΔE00 0.4`, `off by 2 pt`.
  static func distance(_ distance: Distance?) -> String {
    guard let distance, distance.value >= (distance.unit == .share ? 0.005 : 0.05),
      let text = DecimalText.text(distance.value, places: 1)
    else { return "" }
    switch distance.unit {
    case .dE00: return "ΔE00 \(text)"
    case .pt: return "off by \(text) pt"
    case .seconds: return "off by \(points(distance.value)) s"
    case .share: return "off by \(Percent.text(distance.value))"
    }
  }
}

extension Suggestion {
  /// The value of the chosen token.
  var tokenValue: StyleValue? { candidates.first { $0.token == token }?.value }

  /// Its place: `Views/Home.swift:12`.
  var spot: String { "\(SafeText.line(finding.file)):\(finding.start.line)" }
}
