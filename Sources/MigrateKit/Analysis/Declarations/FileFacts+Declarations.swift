// What a file tells the project model.

extension FileFacts {
  /// Reads the modules that a file imports, whether it holds an entry point, and whether it names colors by
  /// strings, from its lexemes alone.
  mutating func readModules(_ lexemes: [Lexeme], _ bytes: [UInt8]) {
    var previous = Lexeme.Kind.newline
    var conditions = 0
    for (index, lexeme) in lexemes.enumerated() where !lexeme.kind.isTrivia {
      defer { previous = lexeme.kind }
      if lexeme.kind == .poundWord {
        let word = bytes[lexeme.start..<lexeme.end]
        if word.elementsEqual("#if".utf8) { conditions += 1 }
        if word.elementsEqual("#endif".utf8) { conditions -= 1 }
      }
      guard lexeme.kind == .identifier else { continue }
      if previous == .at {
        if bytes[lexeme.start..<lexeme.end].elementsEqual("main".utf8) { hasMain = true }
      } else if lexeme.word == .import, previous != .period,
        let module = Self.module(after: index, lexemes, bytes)
      {
        if !imports.contains(module) { imports.append(module) }
        if conditions == 0, Self.interfaceFrameworks.contains(module) {
          neededFrameworks.insert(module)
        }
        if Self.isExported(before: index, lexemes, bytes) { exports.append(module) }
      } else if let type = ColorType(lexeme.word), type != .cgColor,
        Self.isNamedByString(after: index, type, lexemes, bytes)
      {
        stringNamedColors.insert(type.rawValue)
      }
    }
  }

  /// Whether the name of a type of colors is called with the name of an asset: `Color("Brand")`,
  /// `UIColor(named: "Brand")`.
  ///
  /// The digits of a hex color are no name.
  private static func isNamedByString(
    after index: Int, _ type: ColorType, _ lexemes: [Lexeme], _ bytes: [UInt8]
  ) -> Bool {
    let next = lexemes[(index + 1)...].lazy.filter { !$0.kind.isTrivia }.prefix(5)
    var rest = Array(next)[...]
    guard rest.popFirst()?.kind == .leftParen else { return false }
    if type != .color {
      guard let label = rest.popFirst(), label.kind == .identifier,
        bytes[label.start..<label.end].elementsEqual("named".utf8),
        rest.popFirst()?.kind == .colon
      else { return false }
    }
    guard let start = rest.popFirst(), start.kind == .stringStart, let text = rest.popFirst(),
      start.end <= text.start
    else { return false }
    let digits = HexForm(
      text: String(decoding: bytes[text.start..<text.end], as: UTF8.self), call: "")
    return digits.value == nil || ![3, 4, 6, 8].contains(digits.count)
  }

  /// The frameworks that some platforms with an interface lack.
  private static let interfaceFrameworks: Set<String> = ["UIKit", "AppKit", "Cocoa", "WatchKit"]

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
    readAssignments(in: outline)
  }

  /// Notes which static variables the file assigns to: by their paths (`Spacing.unit = 8`), and by their names
  /// in the members of the types that declare them.
  private mutating func readAssignments(in outline: SyntaxOutline) {
    // Only variables that the file declares are named alone.
    let variables = Set(declarations.lazy.filter(\.isAssignable).map(\.path))
    for index in outline.lexemes.indices where outline.kind(index) == .identifier {
      guard assigns(index + 1, outline) else { continue }
      let start = outline.chainStart(index)
      let names = (start...index).filter { outline.kind($0) == .identifier }
      guard start == outline.segmentStart(index), names.count * 2 - 1 == index - start + 1 else {
        continue
      }
      let path = names.map { outline.name($0) }.joined(separator: ".")
      if names.count > 1, outline.startsUppercase(start) {
        assignedCodes.insert(path)
      } else if names.count == 1, let type = outline.enclosingTypeName(of: index) {
        let member = "\(type).\(path)"
        if variables.contains(member) { assignedCodes.insert(member) }
      }
    }
  }

  /// Whether a lexeme assigns to what is before it, alone or with an operation: `=`, `+=`.
  private func assigns(_ index: Int, _ outline: SyntaxOutline) -> Bool {
    switch outline.kind(index) {
    case .equal: true
    case .op:
      outline.text(index).hasSuffix("=")
        && !["==", "!=", "<=", ">=", "===", "!=="].contains(outline.text(index))
    default: false
    }
  }

  /// Notes which codes of tokens the file uses.
  ///
  /// Inside of a type that declares the head of a code anew, the same names mean something else.
  mutating func readUses(_ uses: [TokenUses.Use]) {
    for use in uses where !isDeclaration(use.name) { usedCodes.insert(use.name) }
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
