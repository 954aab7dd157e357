import Testing

@testable import MigrateKit

/// `Documentation/Reference/Preview.md`, made of the rules by which views are drawn.
@Suite struct SketchDocumentTests {
  private static let opening = """
    # Preview

    `dsmigrate preview PATH -o FOLDER` draws each view that `apply` would change, before and after, in light and dark:
    views of SwiftUI, and what classes of UIKit and AppKit make in code. It writes one page, `index.html`, and an SVG picture of each view; neither needs a network or runs a script. The
    *Screens* tab of the [review page](../Guide/Review.md) shows the same pictures with every suggestion taken; a click on
    a number shows its changes, and a rejected change is crossed out.

    ![Three screens of the samples in dark mode, before and after](../Images/preview.svg)

    A sketch is made from the code, not from a running app:

    - The picture before shows the values in the code, the picture after the code as the edits leave it. Names of the project
      are computed as for a scan: constants, tokens, asset colors.
    - A canvas is 390 points wide, as most iPhones are, and wider where the code says so. A view that fills its place is
      drawn as a screen, in its whole length.
    - Sizes follow SwiftUI's rules; text is measured with the widths of a similar font, in the default text size.
    - Views, members, functions, modifiers and button styles of the project are followed into any of its files, views up
      to six levels. A view is drawn as its preview or its first use makes it.
    - A condition is taken as the view first appears (`@State private var isOpen = false`). Where the code does not decide
      it, its first branch is drawn: the first case of an enumeration. Of data that only the running app knows, three
      elements are drawn.
    - Text that only the running app knows is named by its code and underlined with dots.
    - What is not known is hatched and labelled with its code. Each view says what it assumes and which share of its
      views and modifiers is drawn.
    - In UIKit and AppKit, stack views are drawn as code builds them. Constraints are not read but for constant sizes:
      other subviews are listed as they are added, in a dashed outline. What a storyboard adds comes last.
    - Changes in no view, as in drawing code, are counted and listed.

    The tables are made of the rules that draw: `RECORD=1 swift test --filter SketchDocumentTests` writes this page.
    *Approximated* means recognizable, with the difference that the note names; *ignored* that a sketch does not show it.
    """

  static var text: String {
    let views = SketchRules.allViews.map { (names: $0.names, coverage: $0.coverage, note: $0.note) }
    let modifiers = SketchRules.allModifiers.map {
      (names: $0.names, coverage: $0.coverage, note: $0.note)
    }
    let hatched = (
      names: SketchRules.greedyUnknowns.sorted(), coverage: SketchCoverage.hatched,
      note: "In the whole place that it is given."
    )
    let kitViews = KitRules.allViews.map { (names: $0.names, coverage: $0.coverage, note: $0.note) }
    let kitProperties = KitRules.allProperties.map {
      (names: $0.names, coverage: $0.coverage, note: $0.note)
    }
    return [
      opening, "## SwiftUI: views", table(views + [hatched]), "Any other view is hatched.",
      "## SwiftUI: modifiers",
      table(modifiers), "Any other modifier is listed as not drawn.",
      "## UIKit and AppKit: views", table(kitViews),
      "A class of the project is drawn with the views that it makes, any other one is hatched.",
      "## UIKit and AppKit: properties", table(kitProperties),
      "Any other property is listed as not drawn.",
    ].joined(separator: "\n\n") + "\n"
  }

  private static func table(
    _ rules: [(names: [String], coverage: SketchCoverage, note: String)]
  ) -> String {
    let order = SketchCoverage.allCases
    let rows = order.flatMap { coverage in rules.filter { $0.coverage == coverage } }
    return
      (["| name | how | note |", "|---|---|---|"]
      + rows.map { rule in
        let names = rule.names.map { "`\($0)`" }.joined(separator: ", ")
        return "| \(names) | \(rule.coverage.rawValue) | \(rule.note) |"
      }).joined(separator: "\n")
  }

  @Test func thePageIsMadeOfTheRules() throws {
    try Snapshot.expect(Array(Self.text.utf8), at: "Documentation/Reference/Preview.md")
  }

  /// A name in two rules would be drawn by the first alone.
  @Test func everyNameHasOneRule() {
    for names in [
      SketchRules.allViews.flatMap(\.names), SketchRules.allModifiers.flatMap(\.names),
      KitRules.allViews.flatMap(\.names), KitRules.allProperties.flatMap(\.names),
    ] {
      let twice = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys
      #expect(twice.isEmpty, "\(twice.sorted())")
    }
  }

  /// What the table says of a rule is what it does.
  @Test func rulesDoWhatTheyState() {
    for rule in SketchRules.allModifiers {
      let acts = rule.inherit != nil || rule.draw != nil
      #expect(acts == (rule.coverage != .ignored), "\(rule.names)")
    }
  }
}
