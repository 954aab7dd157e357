import MigrateKitCore

/// Writes findings in the Static Analysis Results Interchange Format, SARIF 2.1.0 (OASIS), which
/// code hosts and editors read: with the fix, a fingerprint that survives other edits, and
/// suppressions for what the author suppressed.
///
/// Columns are Unicode scalars (`columnKind`); the report's byte offsets are included too.
package struct SARIFReporter: Sendable {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  /// The base of relative paths.
  private static let root = "ROOT"

  /// Makes a reporter.
  package init() {}

  /// The log as UTF-8, with a final newline.
  package func write(_ report: RunReport) -> [UInt8] {
    var json = JSONWriter()
    json.object {
      $0.member("$schema", Self.schema)
      $0.member("version", "2.1.0")
      $0.array("runs") { json in json.object { write(run: report, to: &$0) } }
    }
    return json.finished()
  }

  private func write(run report: RunReport, to json: inout JSONWriter) {
    json.object("tool") { json in
      json.object("driver") { json in
        json.member("name", Tool.name)
        json.member("version", Tool.version)
        json.array("rules") { json in
          for category in TokenCategory.allCases { write(rule: category, to: &json) }
        }
      }
    }
    json.member("columnKind", "unicodeCodePoints")
    let folder = report.root.hasSuffix("/") ? report.root : report.root + "/"
    json.object("originalUriBaseIds") { json in
      json.object(Self.root) { $0.member("uri", "file://" + PercentEncoded.path(folder)) }
    }
    let failures = report.problems.filter { !$0.isWarning }
    json.array("invocations") { json in
      json.object { json in
        json.member("executionSuccessful", failures.isEmpty)
        json.array("toolExecutionNotifications") { json in
          for problem in report.problems { write(problem, to: &json) }
        }
      }
    }
    json.array("results") { json in
      for suggestion in report.suggestions
      where suggestion.countsAsHardCoded || suggestion.status == .suppressed {
        json.object { json in
          if let state = report.baseline?.state(of: suggestion.finding) {
            json.member("baselineState", state.rawValue)
          }
          write(suggestion, to: &json)
        }
      }
    }
  }

  private func write(rule category: TokenCategory, to json: inout JSONWriter) {
    json.object { json in
      json.member("id", Self.rule(category))
      json.object("shortDescription") {
        $0.member("text", "\(category.withArticle) is written as a value")
      }
      json.object("fullDescription") {
        $0.member(
          "text", "\(category.withArticle) is written as a value where a design token is meant.")
      }
    }
  }

  private static func rule(_ category: TokenCategory) -> String { "hardcoded-\(category.rawValue)" }

  private func write(_ problem: FileProblem, to json: inout JSONWriter) {
    json.object { json in
      json.member("level", problem.isWarning ? "warning" : "error")
      json.object("message") { $0.member("text", problem.message) }
      json.array("locations") { json in
        json.object { json in
          json.object("physicalLocation") { write(artifact: problem.file, to: &$0) }
        }
      }
    }
  }
}

// MARK: - One finding

extension SARIFReporter {
  private func write(_ suggestion: Suggestion, to json: inout JSONWriter) {
    let finding = suggestion.finding
    json.member("ruleId", Self.rule(finding.category))
    json.member("level", Self.level(suggestion.status))
    json.object("message") { $0.member("text", FindingSentence(suggestion).text) }
    json.array("locations") { json in
      json.object { json in
        json.object("physicalLocation") { json in
          write(artifact: finding.file, to: &json)
          write(region: "region", from: finding.start, to: finding.end, to: &json)
        }
      }
    }
    json.object("partialFingerprints") { $0.member("dsmigrate/v1", finding.id) }
    if suggestion.status == .suppressed {
      json.array("suppressions") { json in json.object { $0.member("kind", "inSource") } }
    } else if let appliedDecision = suggestion.appliedDecision, appliedDecision.keeps {
      json.array("suppressions") { json in
        json.object { json in
          json.member("kind", "external")
          if !appliedDecision.reason.isEmpty {
            json.member("justification", appliedDecision.reason)
          }
        }
      }
    }
    if let replacement = suggestion.replacement, !suggestion.edits.isEmpty,
      suggestion.unprovenCodes.isEmpty
    {
      json.array("fixes") { json in
        json.object { write(fix: suggestion, replacement: replacement, to: &$0) }
      }
    }
    json.object("properties") { json in
      json.member("status", suggestion.status.rawValue)
      json.member("token", suggestion.token)
      json.member("role", finding.role.role.rawValue)
      json.array("reasons") { json in
        for code in suggestion.reasons.map(\.code.rawValue).uniqued() { json.string(code) }
      }
    }
  }

  /// Findings with a possible change are warnings; gaps are notes.
  private static func level(_ status: Status) -> String {
    switch status {
    case .exact, .near, .review: "warning"
    case .gap, .definition, .suppressed, .unresolved: "note"
    }
  }

  private func write(fix suggestion: Suggestion, replacement: String, to json: inout JSONWriter) {
    json.object("description") { $0.member("text", "Write " + SafeText.joined(replacement)) }
    json.array("artifactChanges") { json in
      json.object { json in
        write(artifact: suggestion.finding.file, to: &json)
        json.array("replacements") { json in
          for edit in suggestion.edits {
            json.object { json in
              write(
                region: "deletedRegion", from: edit.start ?? suggestion.finding.start,
                to: edit.end ?? suggestion.finding.end, to: &json)
              json.object("insertedContent") { $0.member("text", edit.text) }
            }
          }
        }
      }
    }
  }

  private func write(artifact file: String, to json: inout JSONWriter) {
    json.object("artifactLocation") { json in
      if file.hasPrefix("/") {
        json.member("uri", "file://" + PercentEncoded.path(file))
      } else {
        json.member("uri", PercentEncoded.path(file))
        json.member("uriBaseId", Self.root)
      }
    }
  }

  private func write(
    region name: String, from start: SourcePosition, to end: SourcePosition,
    to json: inout JSONWriter
  ) {
    json.object(name) { json in
      for (name, number) in [
        ("startLine", start.line), ("startColumn", start.scalarColumn), ("endLine", end.line),
        ("endColumn", end.scalarColumn), ("byteOffset", start.offset),
        ("byteLength", end.offset - start.offset),
      ] {
        json.member(named: name, number)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func object(_ name: String? = nil, _ body: (inout JSONWriter) -> Void) {
    if let name { key(named: name) }
    beginObject()
    body(&self)
    endObject()
  }

  fileprivate mutating func array(_ name: String, _ body: (inout JSONWriter) -> Void) {
    key(named: name)
    beginArray()
    body(&self)
    endArray()
  }

}

/// Paths as URI references (RFC 3986).
enum PercentEncoded {
  private static let kept = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
  private static let digits = Array("0123456789ABCDEF".utf8)

  /// A path with every byte that is not a letter, digit, `-`, `.`, `_`, `~` or `/` as `%XX`.
  static func path(_ path: String) -> String {
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      if kept.contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
