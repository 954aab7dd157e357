import MigrateKit

/// The example of `Documentation/Reference/Library.md`.
enum LibraryExample {
  static func run(in folder: String, _ print: (String) -> Void) throws {
    // example
    let migration = try Migration(mapping: "\(folder)/mappings/wellness.json")

    // Code in memory: a view, and the file that declares the token.
    let card = migration.scan(sources: [
      "Card.swift": """
      import SwiftUI

      struct Card: View {
        var body: some View {
          Text("Sleep").cornerRadius(12)
        }
      }

      """,
      "Theme.swift": """
      enum DesignTokens {
        enum Layout { static let cornerRadius: CGFloat = 12 }
      }

      """,
    ])
    for finding in card.findings { print("\(finding)") }
    print(card.patch)

    // Code on the disk, with the targets of its Xcode projects and packages.
    let app = try migration.scan(paths: ["\(folder)/samples/wellness"])
    print("\(app.findings.count) findings, \(app.rewrittenSources.count) files to rewrite")
    // end
  }
}
