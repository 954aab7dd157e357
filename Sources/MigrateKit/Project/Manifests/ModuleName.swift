/// Names of modules as Xcode and SwiftPM make them from names of targets.
enum ModuleName {
  /// A name with every character that an identifier cannot hold replaced by `_`: `My_App`, `_048`.
  static func mangled(_ name: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      let isFirst = result.isEmpty
      let isLetter = scalar.properties.isXIDStart || scalar == "_"
      let continues = scalar.properties.isXIDContinue
      result.append(isLetter || (continues && !isFirst) ? scalar : "_")
    }
    return String(result)
  }
}
