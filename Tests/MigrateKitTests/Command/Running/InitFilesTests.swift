import Testing

@testable import MigrateKit

/// Which of an app's declarations `init` takes for its theme.
@Suite struct InitFilesTests {
  private func output(_ files: [String: String]) throws -> String {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write("App/\(path)", text) }
    let result = try BuiltTool.run(["init", "--dry-run"], in: folder, at: "App")
    #expect(result.status == 0)
    return result.text
  }

  private static let colors = """
    import UIKit
    extension UIColor { static let ink = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1) }
    """

  /// A program writes the file in the build, git ignores it, and it is there.
  @Test func filesOfGeneratorsAreReadWhereGitIgnoresThem() throws {
    let text = try output([
      ".gitignore": "Generated/\nOld.swift\n",
      "Generated/Colors.swift": "// Generated using SwiftGen\n" + Self.colors,
      "App.swift": "import UIKit\n",
    ])
    #expect(text.contains("\"ink\""))
  }

  @Test(arguments: ["Generated/Colors.swift", "Old.swift", "Pods/Kit/Colors.swift"])
  func otherIgnoredFilesAreLeftOut(path: String) throws {
    let mark = path.hasPrefix("Pods") ? "// Generated using SwiftGen\n" : ""
    let text = try output([
      ".gitignore": "Generated/\nOld.swift\nPods/\n", path: mark + Self.colors,
      "App.swift": "import UIKit\n",
    ])
    #expect(!text.contains("\"ink\""))
  }

  /// What a package does not offer is its own where it offers something like it.
  @Test func hiddenTokensBesidePublicOnesOfTheirCategoryAreLeftOut() throws {
    let text = try output([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit")])
      """,
      "Sources/Kit/Theme.swift": """
      import UIKit
      extension UIColor {
        public static let ink = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
        static let inner = UIColor(red: 0.3, green: 0.2, blue: 0.1, alpha: 1)
      }
      extension UIFont { static let heading = UIFont.systemFont(ofSize: 20, weight: .bold) }
      """,
    ])
    #expect(text.contains("\"ink\""))
    #expect(!text.contains("\"inner\""))
    #expect(text.contains("\"heading\""))
  }

  /// SwiftGen writes its palette once for each module.
  @Test func aPaletteThatTwoModulesDeclareIsRead() throws {
    let palette = """
      import UIKit
      struct ColorName {
        let hex: UInt32
        var color: UIColor { UIColor(white: CGFloat(hex) / 10, alpha: 1) }
        static let tomato = ColorName(hex: 4)
      }
      """
    let text = try output([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit"), .target(name: "Screens")])
      """,
      "Sources/Kit/Colors.swift": palette, "Sources/Screens/Colors.swift": palette,
    ])
    #expect(text.contains("\"tomato\""), "\(text)")
  }
}
