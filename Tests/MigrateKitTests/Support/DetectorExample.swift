@testable import MigrateKitCore

/// One piece of source from the documentation of a detector, and what the scanner makes of it.
struct DetectorExample: Sendable {
  /// The form or rule that it is an example of.
  var info: DetectorInfo
  /// The source, with marks.
  var source: String

  /// Every finding of the categories that the form is of, in an app whose asset catalog has `Brand` and
  /// `Palette/OldTeal`.
  var findings: [Finding] {
    var settings = info.settings
    settings.categories = info.category.map { [$0] } ?? TokenCategory.always
    let brand = ColorValue(light: ColorSample(red: 0.03, green: 0.57, blue: 0.7))
    let assets: NamedColors = ["Brand": brand, "Palette/OldTeal": brand]
    let file = SourceFile(path: info.path, bytes: MarkedSource(source).bytes)
    let scan =
      InterfaceScanner.reads(info.path)
      ? InterfaceScanner().scan(file)
      : FileScanner(settings: settings).scan(file, assets: assets)
    let project = ProjectFacts(files: [scan.facts], assets: assets)
    return FindingResolver(settings: settings, project: project).findings(in: scan)
      .filter { settings.categories.contains($0.category) }
  }

  /// All examples of all forms and rules.
  static var all: [(example: DetectorExample, outcome: DetectorInfo.Example.Outcome)] {
    DetectorInfo.all.flatMap { info in
      info.examples.flatMap { example in
        example.sources.map { (DetectorExample(info: info, source: $0), example.outcome) }
      }
    }
  }
}
