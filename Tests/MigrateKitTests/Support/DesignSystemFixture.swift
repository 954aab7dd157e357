@testable import MigrateKit
@testable import MigrateKitCore

/// Files in memory, loaded as a mapping would be from disk.
struct DesignSystemFixture {
  /// What the closure that reads throws for a file that is not there.
  struct Missing: Error, CustomStringConvertible {
    var description: String { "no such file or directory" }
  }

  var files: [String: String] = [:]

  /// Makes a fixture whose mapping is `m.json` and whose token file is `t.tokens.json`.
  init(
    tokens: String =
      #"{ "color": { "$type": "color", "a": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } } }"#,
    mapping: String = #"{ "name": "M", "tokens": ["t.tokens.json"] }"#,
    others: [String: String] = [:]
  ) {
    files = others
    files["t.tokens.json"] = tokens
    files["m.json"] = mapping
  }

  /// Loads `m.json`.
  func load() -> LoadedMapping {
    MappingLoader.load("m.json") { path in
      guard let text = files[path] else { throw Missing() }
      return Array(text.utf8)
    }
  }

  /// The parsed tokens by path.
  func tokens() -> [String: ParsedToken] {
    Dictionary(uniqueKeysWithValues: load().tokens.map { ($0.path, $0) })
  }

  /// The design tokens by path.
  func designTokens() -> [String: DesignToken] {
    Dictionary(uniqueKeysWithValues: (load().designSystem?.tokens ?? []).map { ($0.path, $0) })
  }

  /// What is wrong, without the file names: `color.a: …`.
  func problems() -> [String] {
    load().problems.map { problem in
      problem.path.description.isEmpty ? problem.message : "\(problem.path): \(problem.message)"
    }
  }
}

extension ColorSample {
  /// `#RRGGBBAA`.
  var hexText: String { rgba8.hex }
}

extension ParsedToken {
  /// The color in a mode, as hex.
  func hex(_ mode: AppearanceMode = .light) -> String? {
    if case .color(let sample) = mode == .light ? value : modes[mode] {
      sample.hexText
    } else {
      nil
    }
  }
}
