import Foundation

@testable import MigrateKit
@testable import MigrateKitCore

/// A project in source code whose expressions are evaluated.
struct EvaluatorFixture {
  /// The sources in order; each is a file of the one target.
  var sources: [String]
  var assets: [String: ColorValue] = [:]
  var assigned: Set<String> = []
  /// The JSON files by path.
  var files: [String: String] = [:]
  var platforms: Set<BuildPlatform> = [.iOS]
  /// The lowest release of iOS that the target runs on; `nil` for none that is known.
  var minimum: [Int]?
  /// The type around the code that is evaluated.
  var enclosingType = ""

  init(_ sources: String...) { self.sources = sources }

  /// What code is worth, in few words: `8`, `#112233/#445566`, `dark: 8; light: 4`, `? it takes an Int`.
  func worth(of code: String, expecting site: Site = .any) -> String {
    LargeStack.run {
      var evaluator = evaluator
      let place = NameResolver.Place(file: 0, enclosingType: enclosingType)
      return Self.text(evaluator.worth(ofCode: code, at: place, expecting: site))
    }
  }

  /// What the declaration with a path is worth.
  func worth(ofDeclaration path: String) -> String {
    var evaluator = evaluator
    let index = evaluator.resolver.index
    guard let place = index.declarations.firstIndex(where: { $0.path == path }) else {
      return "no '\(path)'"
    }
    return Self.text(evaluator.worth(of: Int32(place), expecting: nil))
  }

  var evaluator: Evaluator {
    var interest = NameInterest()
    for source in sources { interest.add(source) }
    var index = DeclarationIndex()
    var facts: [FileFacts] = []
    for (file, source) in sources.enumerated() {
      let bytes = Array(source.utf8)
      let lexemes = Lexer.lexemes(in: bytes)
      let outline = SyntaxOutline(lexemes, bytes: bytes)
      let clauses = ConditionalClauses(lexemes, bytes: bytes)
      index.add(
        DeclarationReader.declarations(in: outline, interest: interest, clauses: clauses),
        file: file)
      facts.append(FileFacts(outline, path: "File\(file).swift"))
    }
    index.resolveStyleAliases()
    var target = ProjectTarget(name: "App", module: "App", manifest: "", isTest: false)
    target.platforms = platforms
    target.minimumVersions[.iOS] = minimum
    var targetsOfFile = TargetsOfFiles(
      numbers: Array(sources.indices), fileCount: sources.count)
    for file in sources.indices { targetsOfFile[file] = [0] }
    let targets = TargetMap(
      targets: [target], statedCount: 1, targetsOfFile: targetsOfFile, reach: [[0]],
      imports: [["SwiftUI", "UIKit"]], exports: [[]])
    var project = ProjectFacts(
      files: facts, assets: NamedColors(assets.mapValues { .some($0) }))
    project.files = BundledFiles(files.keys) { [files] in files[$0].map { Array($0.utf8) } }
    return Evaluator(
      resolver: NameResolver(ProjectNames(index: index, targets: targets), target: 0),
      colors: ColorResolver(settings: DetectionSettings(), project: project), assigned: assigned)
  }

  /// A worth in few words.
  static func text(_ worth: Worth) -> String {
    switch worth {
    case .value(let value): text(value)
    case .several(let variants):
      variants.map { "\($0.condition): \(text($0.value))" }.joined(separator: "; ")
    case .unknown(let reason): "? " + reason
    }
  }

  private static func text(_ value: StyleValue) -> String {
    switch value {
    case .shadow(let shadow):
      let parts = [shadow.radius, shadow.x, shadow.y].map { NumberText.plain($0) }
      return ([ThemeFixture.text(.color(shadow.color))] + parts).joined(separator: " ")
    case .animation(let animation):
      let name = animation.motion.name ?? "\(animation.motion)"
      return ([name] + [animation.duration.map { NumberText.plain($0) }].compactMap { $0 })
        .joined(separator: " ")
    default: return ThemeFixture.text(value)
    }
  }
}

/// Runs code with the stack of the threads that scan: the one of a test's task may be a sixteenth of it.
enum LargeStack {
  private final class Box<Result>: @unchecked Sendable { var value: Result? }

  static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    let box = Box<Result>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      box.value = body()
      done.signal()
    }
    thread.stackSize = 8 << 20
    thread.start()
    done.wait()
    guard let value = box.value else { fatalError("the thread gave no result") }
    return value
  }
}

/// The tokens that the theme importer finds, evaluated.
struct ThemeReaderForm {
  /// The codes that are worth something else than the importer says.
  var differences: [String] = []

  /// Evaluates tokens of the form `path = value as code, code`.
  init(_ fixture: EvaluatorFixture, _ tokens: [String]) {
    for token in tokens {
      let (value, codes) = token[...].components(around: " as ")
      let expected = value[...].components(around: " = ").1
      for code in codes.split(separator: ",").map({ $0.drop { $0 == " " } }) {
        let worth = fixture.worth(of: String(code))
        if worth != expected { differences.append("\(code) = \(worth)") }
      }
    }
  }
}

/// A form of code, and what an expression in its project is worth.
struct EvaluatorForm {
  var name: String
  /// The source of the project.
  var theme: String
  /// The expressions and what they are worth, one on a line: `Spacing.sm = 8`.
  var worths: String
  /// The paths of the variables that the project assigns.
  var assigned: Set<String> = []

  init(_ name: String, assigned: Set<String> = [], _ theme: String, worths: String) {
    self.name = name
    self.theme = theme
    self.worths = worths
    self.assigned = assigned
  }

  /// The JSON files beside every form.
  private static let files = [
    "App/theme.json":
      """
    { "colors": { "primary": "#2D5016", "line_color": "#99AABB", "hover": "#FF8800" },
      "corner_radius": 12, "scale": [4, 8.5], "look": "soft", "note": null }
    """,
    "App/palette.json": ##"{ "ink": "#112233", "page": "#EEDDCC" }"##,
    "App/a/twice.json": "{ \"size\": 8 }", "App/b/twice.json": "{ \"size\": 9 }",
    "App/a/alike.json": "{ \"size\": 8 }", "App/b/alike.json": "{ \"size\": 8 }",
    "App/broken.json": "{ \"size\": ",
  ]

  /// The lines with what the expressions are worth now.
  var found: String {
    var fixture = EvaluatorFixture(theme)
    fixture.assigned = assigned
    fixture.files = Self.files
    fixture.assets = [
      "Brand": ColorValue(
        light: ColorSample(RGBA8(red: 0x11, green: 0x22, blue: 0x33)),
        dark: ColorSample(RGBA8(red: 0xAA, green: 0xBB, blue: 0xCC))),
      "Palette/OldTeal": ColorValue(light: ColorSample(RGBA8(red: 0, green: 0x80, blue: 0x80))),
    ]
    return worths.split(separator: "\n").map { line in
      let parts = line.components(around: " = ")
      return "\(parts.0) = \(fixture.worth(of: parts.0))"
    }.joined(separator: "\n")
  }
}

extension Substring {
  /// What is before and after the last occurrence of a separator.
  fileprivate func components(around separator: String) -> (String, String) {
    var start = endIndex
    while start > startIndex {
      start = index(before: start)
      if self[start...].hasPrefix(separator) {
        return (String(self[..<start]), String(self[index(start, offsetBy: separator.count)...]))
      }
    }
    return (String(self), "")
  }
}
