import MigrateKitCore

/// The results of the first stages for a file, for developers of the tool.
package enum DebugText {
  /// A stage.
  package enum Stage: String, CaseIterable, Sendable {
    case lexemes, outline
  }

  /// One line for each element of the stage.
  package static func text(_ stage: Stage, of bytes: [UInt8]) -> String {
    switch stage {
    case .lexemes: lexemes(bytes)
    case .outline: outline(bytes)
    }
  }

  private static func lexemes(_ bytes: [UInt8]) -> String {
    let lines = LineIndex(bytes)
    return Lexer.lexemes(in: bytes).reduce(into: "") { text, lexeme in
      let position = lines.position(at: lexeme.start)
      let source = lexeme.text(in: bytes)
      let quoted = source.split(separator: "\n", omittingEmptySubsequences: false)
        .map { SafeText.line(String($0)) }.joined(separator: "\\n")
      text += "\(position.line):\(position.column)  \(lexeme.kind)  \(quoted)\n"
    }
  }

  private static func outline(_ bytes: [UInt8]) -> String {
    let outline = SyntaxOutline(bytes)
    let lines = LineIndex(bytes)
    var rows: [(index: Int, text: String)] = []
    for type in outline.types {
      rows.append((type.name.lowerBound, "\(type.keyword) \(outline.compactText(type.name))"))
    }
    for function in outline.functions {
      rows.append((function.name, "\(function.keyword) \(outline.name(function.name))"))
    }
    for property in outline.properties {
      rows.append((property.name, "property \(outline.name(property.name))"))
    }
    for index in outline.lexemes.indices {
      guard let call = outline.call(at: index) else { continue }
      rows.append((call.name, "call \(outline.name(call.name))"))
    }
    rows.sort { ($0.index, $0.text) < ($1.index, $1.text) }
    return rows.reduce(into: "") { text, row in
      let position = lines.position(at: outline.lexemes[row.index].start)
      text += "\(position.line):\(position.column)  \(SafeText.line(row.text))\n"
    }
  }
}
