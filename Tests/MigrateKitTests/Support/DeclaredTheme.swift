@testable import MigrateKit
@testable import MigrateKitCore

/// The Swift theme of a small test app, which declares what its mapping names.
///
/// A configuration that excludes the file keeps it out of reports; it is read for its declarations all
/// the same.
enum DeclaredTheme {
  /// The name of the file.
  static let fileName = "DeclaredTheme.swift"

  /// The configuration of an app whose theme lies beside it.
  static func configuration(mapping: String) -> String {
    #"{ "mapping": "\#(mapping)", "exclude": ["\#(fileName)"] }"#
  }

  /// The theme of `GeneratedProject`, `SmallProject` and their like.
  static let small = """
    import SwiftUI

    extension Color {
      static let brand = Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255)
      static let plum = Color(red: 102 / 255, green: 51 / 255, blue: 153 / 255)
      static let ink = Color(
        uiColor: UIColor { traits in
          traits.userInterfaceStyle == .dark
            ? UIColor(red: 238 / 255, green: 238 / 255, blue: 238 / 255, alpha: 1)
            : UIColor(red: 17 / 255, green: 17 / 255, blue: 17 / 255, alpha: 1)
        })
    }

    enum Radius {
      static let small: CGFloat = 8
      static let card: CGFloat = 12
      static let sheet: CGFloat = 12
    }

    """

  /// The theme that the tool itself generates for a mapping.
  static func generated(for designSystem: DesignSystem) -> String {
    String(decoding: SwiftTheme(designSystem).source(), as: UTF8.self)
  }
}
