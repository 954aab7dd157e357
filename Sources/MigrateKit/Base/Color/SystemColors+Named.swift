extension SystemColors {
  /// Whether the system has a short name for a color, so that it occurs everywhere: white, black, its hues.
  package static func isNamed(_ color: ColorValue) -> Bool {
    named[color.light.rgba8.opaque] != nil
  }

  /// The colors with such names, on any type and in any release.
  private static let named: [RGBA8: Set<String>] = {
    var colors: [RGBA8: Set<String>] = [:]
    for name in shortNames {
      for owner in Owner.allCases {
        for release in Release.allCases {
          guard case .hue(let color, _)? = meaning(of: name, on: owner, in: release) else {
            continue
          }
          colors[color.light.rgba8.opaque, default: []].insert(name)
        }
      }
    }
    return colors
  }()

  /// The short names of colors.
  package static let shortNames = [
    "white", "black", "gray", "lightGray", "darkGray", "red", "green", "blue", "orange",
    "yellow", "purple", "pink", "brown", "cyan", "magenta", "mint", "teal", "indigo",
  ]

  /// The short names that the system has for a color, on any type and in any release.
  package static func shortNames(of color: ColorValue) -> Set<String> {
    named[color.light.rgba8.opaque] ?? []
  }
}

extension RGBA8 {
  /// The color without its opacity.
  fileprivate var opaque: RGBA8 { RGBA8(red: red, green: green, blue: blue, alpha: 255) }
}
