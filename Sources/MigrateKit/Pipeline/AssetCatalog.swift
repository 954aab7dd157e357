#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the files of an asset catalog say.
enum AssetCatalog {
  /// Whether the folder of this `Contents.json` puts its name before the names of its assets.
  static func providesNamespace(_ path: String) -> Bool {
    guard let bytes = try? FileSystem.read(path),
      let folder = try? JSONDecoder().decode(Folder.self, from: Data(bytes))
    else { return false }
    return folder.properties?.providesNamespace ?? false
  }

  /// The color that the `Contents.json` of a color set spells; `nil` when a part of it is not said
  /// there, as when it refers to a color of the system.
  static func color(_ bytes: [UInt8]) throws -> ColorValue? {
    let set = try JSONDecoder().decode(ColorSet.self, from: Data(bytes))
    let idioms = ["universal", "iphone", "ipad", "mac", "tv", "watch", "vision", "car"]
    let entries = idioms.lazy.map { idiom in set.colors.filter { $0.idiom == idiom } }
    guard let colors = entries.first(where: { !$0.isEmpty }) else { return nil }
    var samples: [Appearance: ColorSample] = [:]
    for entry in colors where samples[entry.appearance] == nil {
      // One unknown appearance makes the whole color unknown: it would be compared with half a value.
      guard let sample = entry.color?.sample else { return nil }
      samples[entry.appearance] = sample
    }
    guard let light = samples[Appearance()] else { return nil }
    return ColorValue(
      light: light, dark: samples[Appearance(isDark: true)],
      highContrast: samples[Appearance(isHighContrast: true)],
      darkHighContrast: samples[Appearance(isDark: true, isHighContrast: true)])
  }

  private struct Appearance: Hashable {
    var isDark = false
    var isHighContrast = false
  }

  private struct Folder: Decodable {
    var properties: Properties?
    struct Properties: Decodable {
      var providesNamespace: Bool?
      private enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
      }
    }
  }

  private struct ColorSet: Decodable {
    var colors: [Entry]
  }

  private struct Entry: Decodable {
    struct Condition: Decodable {
      var appearance: String
      var value: String
    }
    var idiom: String
    var appearances: [Condition]?
    var color: Color?

    var appearance: Appearance {
      var result = Appearance()
      for condition in appearances ?? [] {
        if condition.appearance == "luminosity" { result.isDark = condition.value == "dark" }
        if condition.appearance == "contrast" { result.isHighContrast = condition.value == "high" }
      }
      return result
    }
  }

  private struct Color: Decodable {
    var space: String?
    var components: [String: Component]?

    private enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components
    }

    var sample: ColorSample? {
      guard let space, let components else { return nil }
      let alpha = components["alpha"]?.value ?? 1
      if space == "gray-gamma-22" || space == "extended-gray" {
        guard let white = components["white"]?.value else { return nil }
        let level = space == "gray-gamma-22" ? Self.encoded(pow(max(white, 0), 2.2)) : white
        return ColorSample(red: level, green: level, blue: level, alpha: alpha)
      }
      guard let red = components["red"]?.value, let green = components["green"]?.value,
        let blue = components["blue"]?.value
      else { return nil }
      switch space {
      case "srgb", "extended-srgb":
        return ColorSample(red: red, green: green, blue: blue, alpha: alpha)
      case "display-p3":
        return ColorSample(.displayP3, red: red, green: green, blue: blue, alpha: alpha)
      case "extended-linear-srgb":
        return ColorSample(.srgbLinear, red: red, green: green, blue: blue, alpha: alpha)
      default: return nil
      }
    }

    /// The transfer function of sRGB (IEC 61966-2-1).
    private static func encoded(_ linear: Double) -> Double {
      linear <= 0.003_130_8 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
    }
  }

  /// A component in any of the ways that Xcode writes it: `"0.500"`, `"0xFF"`, `"255"`, `1`.
  private struct Component: Decodable {
    var value: Double?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number <= 1 ? number : number / 255
        return
      }
      let text = try container.decode(String.self)
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        value = Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      } else if text.contains(".") {
        value = Double(text)
      } else {
        value = Int(text).map { Double($0) / 255 }
      }
    }
  }
}
