// What a file tells the project model.

extension FileFacts {
  /// Reads the modules that a file imports, and whether it holds an entry point, from its lexemes alone.
  mutating func readModules(_ lexemes: [Lexeme], _ bytes: [UInt8]) {
    var previous = Lexeme.Kind.newline
    for (index, lexeme) in lexemes.enumerated() where !lexeme.kind.isTrivia {
      defer { previous = lexeme.kind }
      guard lexeme.kind == .identifier else { continue }
      if previous == .at {
        if bytes[lexeme.start..<lexeme.end].elementsEqual("main".utf8) { hasMain = true }
      } else if lexeme.word == .import, previous != .period,
        let module = Self.module(after: index, lexemes, bytes)
      {
        if !imports.contains(module) { imports.append(module) }
        if Self.isExported(before: index, lexemes, bytes) { exports.append(module) }
      }
    }
  }

  /// `SwiftUI` of `import struct SwiftUI.Color`.
  private static func module(
    after index: Int, _ lexemes: [Lexeme], _ bytes: [UInt8]
  ) -> String? {
    for lexeme in lexemes[(index + 1)...].prefix(6) where !lexeme.kind.isTrivia {
      guard lexeme.kind == .identifier else { return nil }
      switch lexeme.word {
      case .struct, .class, .enum, .protocol, .func, .var, .let, .typealias: continue
      default: return String(decoding: bytes[lexeme.start..<lexeme.end], as: UTF8.self)
      }
    }
    return nil
  }

  private static func isExported(
    before index: Int, _ lexemes: [Lexeme], _ bytes: [UInt8]
  ) -> Bool {
    lexemes[..<index].suffix(6).contains { lexeme in
      lexeme.kind == .identifier
        && bytes[lexeme.start..<lexeme.end].elementsEqual("_exported".utf8)
    }
  }

  /// Reads what the file declares that the code of tokens can reach, and its `#if` clauses.
  mutating func readDeclarations(
    _ outline: SyntaxOutline, _ lexemes: [Lexeme], interest: NameInterest
  ) {
    if !outline.buffer.conditionalRegions.isEmpty {
      clauses = ConditionalClauses(lexemes, bytes: outline.bytes)
    }
    declarations = DeclarationReader.declarations(
      in: outline, interest: interest, clauses: clauses)
  }

  /// Notes which codes of tokens the file uses, and which of them it assigns to.
  ///
  /// Inside of a type that declares the head of a code anew, the same names mean something else.
  mutating func readUses(_ uses: [TokenUses.Use], in outline: SyntaxOutline) {
    for use in uses {
      let span = use.span(in: outline)
      guard !isDeclaration(use.name) else { continue }
      usedCodes.insert(use.name)
      let next = span.upperBound
      let isAssigned =
        outline.kind(next) == .equal
        || outline.kind(next) == .op && outline.text(next).hasSuffix("=")
          && !["==", "!=", "<=", ">=", "==="].contains(outline.text(next))
      if isAssigned, !outline.isInPattern(span.lowerBound) { assignedCodes.insert(use.name) }
    }
  }

  /// Whether the file itself declares a name nested in another type by which a code begins.
  private func isDeclaration(_ code: String) -> Bool {
    let head = code.prefix { $0 != "." }
    return declarations.contains { declaration in
      !declaration.owner.isEmpty && declaration.name == head
        && (declaration.kind == .type && !declaration.isExtension || declaration.kind == .alias)
    }
  }
}
