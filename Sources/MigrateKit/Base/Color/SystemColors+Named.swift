extension SystemColors {
  /// Whether the system has a short name for a color, so that it occurs everywhere: white, black, its hues.
  package static func isNamed(_ color: ColorValue) -> Bool { named.contains(color.light.rgba8.opaque) }

  /// The colors with such names, on any type and in any release.
  private static let named: Set<RGBA8> = {
    let names = [
      "white", "black", "gray", "lightGray", "darkGray", "red", "green", "blue", "orange",
      "yellow", "purple", "pink", "brown", "cyan", "magenta", "mint", "teal", "indigo",
    ]
    var colors: Set<RGBA8> = []
    for name in names {
      for owner in Owner.allCases {
        for release in Release.allCases {
          guard case .hue(let color, _)? = meaning(of: name, on: owner, in: release) else {
            continue
          }
          colors.insert(color.light.rgba8.opaque)
        }
      }
    }
    return colors
  }()
}

extension RGBA8 {
  /// The color without its opacity.
  fileprivate var opaque: RGBA8 { RGBA8(red: red, green: green, blue: blue, alpha: 255) }
}
