import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Draws views of sources in memory, without a run around.
protocol SketchChecking {}

extension SketchChecking {
  /// The view of a name in the first file, with other files beside it.
  func sketch(
    _ source: String, named name: String = "V", _ others: String...
  ) throws -> Sketcher.Result {
    let files = ([source] + others).enumerated().map { number, source in
      SketchFile(
        number: number, path: "File\(number).swift", bytes: Array(source.utf8), changed: [:])
    }
    var index = ViewIndex()
    for file in files { index.add(ViewDeclarations(file.outline), file: file.number) }
    let project = SketchProject(index: index, models: { _ in nil }, load: { files[$0] })
    let view = try #require(Sketcher.views(in: files[0].outline).first { $0.name == name })
    return Sketcher.sketch(view.declaration, of: files[0], in: project)
  }

  func body(_ code: String, members: String = "") throws -> Sketcher.Result {
    try sketch("struct V: View {\n\(members)\nvar body: some View {\n\(code)\n}\n}\n")
  }

  /// Every drawing, those inside of others too.
  func all(_ drawings: [SketchDrawing]) -> [SketchDrawing] {
    drawings.flatMap { drawing -> [SketchDrawing] in
      switch drawing {
      case .clipped(_, _, let inner), .faded(_, let inner), .shadowed(_, let inner):
        [drawing] + all(inner)
      default: [drawing]
      }
    }
  }

  func texts(_ result: Sketcher.Result) -> [SketchText] {
    all(result.picture.drawings).compactMap {
      if case .text(let text, _) = $0 { text } else { nil }
    }
  }

  func fills(_ result: Sketcher.Result) -> [SketchPaint] {
    all(result.picture.drawings).compactMap { drawing in
      if case .shape(_, _, let fill, _) = drawing { fill } else { nil }
    }
  }

  func hatched(_ result: Sketcher.Result) -> [String] {
    all(result.picture.drawings).compactMap {
      if case .hatched(let code, _) = $0 { code } else { nil }
    }
  }

  /// The place of a text.
  func line(_ text: String, in result: Sketcher.Result) throws -> SketchDrawing.Line {
    let lines = all(result.picture.drawings).flatMap { drawing -> [SketchDrawing.Line] in
      if case .text(_, let lines) = drawing { lines } else { [] }
    }
    return try #require(lines.first { $0.text == text })
  }

  func color(_ name: String, on owner: SystemColors.Owner = .color) throws -> SketchPaint {
    .color(try #require(SketchColor.named(name, on: owner)))
  }
}
