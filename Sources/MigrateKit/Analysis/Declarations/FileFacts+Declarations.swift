// Reads a file's contribution to the project model.

extension FileFacts {
  /// Reads the modules that a file imports, whether it holds an entry point, and whether it names colors by
  /// strings, from the lexemes that a survey has found.
  package mutating func readModules(_ lexemes: [Lexeme], _ bytes: [UInt8], landmarks: [Int]) {
    var conditions = 0
    for index in landmarks {
      let lexeme = lexemes[index]
      switch lexeme.kind {
      case .identifier:
        read(lexeme.word, at: index, isConditional: conditions > 0, lexemes, bytes)
      case .poundWord:
        let word = bytes[lexeme.start..<lexeme.end]
        if word.elementsEqual("#if".utf8) { conditions += 1 }
        if word.elementsEqual("#endif".utf8) { conditions -= 1 }
      case .at:
        guard let name = lexemes[(index + 1)...].first(where: { !$0.kind.isTrivia }) else {
          continue
        }
        if bytes[name.start..<name.end].elementsEqual("main".utf8) { hasMain = true }
      default: continue
      }
    }
    if imports.contains("ProjectDescription") {
      statedModules = Self.statedModules(lexemes, bytes)
    }
  }

  /// Handles a word that may belong to an import, or to a color named by a string.
  private mutating func read(
    _ word: KnownWord, at index: Int, isConditional: Bool, _ lexemes: [Lexeme], _ bytes: [UInt8]
  ) {
    switch word {
    case .import:
      let before = lexemes[..<index].last { !$0.kind.isTrivia }
      guard before?.kind != .period, let module = Self.module(after: index, lexemes, bytes) else {
        return
      }
      if !imports.contains(module) { imports.append(module) }
      if !isConditional, Self.interfaceFrameworks.contains(module) {
        neededFrameworks.insert(module)
      }
      if Self.isExported(before: index, lexemes, bytes) { exports.append(module) }
    case .Color, .UIColor, .NSColor:
      guard let type = ColorType(word), Self.isNamedByString(after: index, type, lexemes, bytes)
      else { return }
      stringNamedColors.insert(type.rawValue)
    default: return
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
    guard next.first?.kind == .leftParen else { return false }
    var rest = Array(next)[...]
    rest.removeFirst()
    if type != .color {
      guard let label = rest.popFirst(), label.kind == .identifier,
        bytes[label.start..<label.end].elementsEqual("named".utf8),
        rest.popFirst()?.kind == .colon
      else { return false }
    }
    guard let start = rest.popFirst(), start.kind == .stringStart, let text = rest.popFirst(),
      start.end <= text.start
    else { return false }
    let digits = HexForm(text: text.text(in: bytes), call: "")
    return digits.value == nil || ![3, 4, 6, 8].contains(digits.count)
  }

  /// The UI frameworks that some platforms lack.
  private static let interfaceFrameworks: Set<String> = ["UIKit", "AppKit", "Cocoa", "WatchKit"]

  /// `SwiftUI` of `import struct SwiftUI.Color`.
  private static func module(
    after index: Int, _ lexemes: [Lexeme], _ bytes: [UInt8]
  ) -> String? {
    for lexeme in lexemes[(index + 1)...].prefix(6) where !lexeme.kind.isTrivia {
      guard lexeme.kind == .identifier else { return nil }
      switch lexeme.word {
      case .struct, .class, .enum, .protocol, .func, .var, .let, .typealias: continue
      default: return lexeme.text(in: bytes)
      }
    }
    return nil
  }

  /// Whether `@_exported` is among the attributes and modifiers before an `import`.
  private static func isExported(
    before index: Int, _ lexemes: [Lexeme], _ bytes: [UInt8]
  ) -> Bool {
    for lexeme in lexemes[..<index].reversed() where !lexeme.kind.isTrivia {
      // What comes before belongs to another statement, perhaps another import.
      guard lexeme.kind == .identifier || lexeme.kind == .at, lexeme.word != .import else {
        return false
      }
      if bytes[lexeme.start..<lexeme.end].elementsEqual("_exported".utf8) { return true }
    }
    return false
  }

  /// Reads what the file declares that the code of tokens can reach, and its `#if` clauses.
  package mutating func readDeclarations(
    _ outline: SyntaxOutline, _ lexemes: [Lexeme], interest: NameInterest
  ) {
    if !outline.buffer.conditionalRegions.isEmpty {
      clauses = ConditionalClauses(lexemes, bytes: outline.bytes)
    }
    declarations = DeclarationReader.declarations(
      in: outline, interest: interest, clauses: clauses)
    readAssignments(in: outline)
  }

  /// Records the static variables that the file assigns to.
  ///
  /// By their paths (`Spacing.unit = 8`), and by their names in the members of the types that
  /// declare them. An assignment to a variable of the same type in an initializer, with or without `self`,
  /// makes its initial value; one in another member does not.
  private mutating func readAssignments(in outline: SyntaxOutline) {
    // Unqualified names are only variables of the same file.
    let variables = declarations.filter { $0.isAssignable || $0.isPrivatelySet }
    let own = Set(variables.lazy.filter(\.isPrivatelySet).map(\.path))
    let names = Set(variables.lazy.map(\.name))
    let paths = Set(variables.lazy.map(\.path))
    for index in outline.assignments() {
      guard outline.kind(index) != .backslash else {
        if setsEnvironment(index, outline) {
          assignedCodes.insert("EnvironmentValues.\(outline.name(index + 2))")
        }
        continue
      }
      guard assigns(outline.lexemes[index], outline), outline.kind(index - 1) == .identifier,
        let code = assignedCode(at: index - 1, names: names, own: own, in: outline)
      else { continue }
      if code.isPath || paths.contains(code.text) { assignedCodes.insert(code.text) }
    }
  }

  /// The code of what is assigned to at an identifier, as its declaration would be named; whether it is written
  /// as a path.
  private func assignedCode(
    at last: Int, names: Set<String>, own: Set<String>, in outline: SyntaxOutline
  ) -> (text: String, isPath: Bool)? {
    let start = outline.chainStart(last)
    let isOfSelf = last == start + 2 && outline.isText(start, "self")
    if start == last || isOfSelf && !own.isEmpty {
      // Most assignments are the initial values of locals.
      guard !names.isEmpty, outline.segmentStart(last) == start else { return nil }
      let name = outline.name(last)
      guard names.contains(name), let type = outline.enclosingTypeName(of: last) else { return nil }
      let member = "\(type).\(name)"
      if isOfSelf && !own.contains(member) || isInInitializer(last, outline) { return nil }
      return (member, false)
    }
    guard outline.startsUppercase(start), outline.segmentStart(last) == start else { return nil }
    let parts = (start...last).filter { outline.kind($0) == .identifier }
    guard parts.count * 2 - 1 == last - start + 1 else { return nil }
    var names = parts.map { outline.name($0) }
    // `Self.unit = 8` is in the type that declares it, or in an extension of that.
    if names[0] == "Self", let type = outline.enclosingTypeName(of: last) { names[0] = type }
    return (names.joined(separator: "."), true)
  }

  /// Whether the backslash at an index begins the key path of `.environment(\.theme, .dark)`.
  private func setsEnvironment(_ index: Int, _ outline: SyntaxOutline) -> Bool {
    outline.kind(index - 1) == .leftParen
      && outline.isText(index - 2, "environment") && outline.kind(index + 2) == .identifier
      && outline.kind(index + 3) == .comma
  }

  /// Whether code runs when an initializer does, unlike a closure in it.
  private func isInInitializer(_ index: Int, _ outline: SyntaxOutline) -> Bool {
    var scope = outline.scopes[outline.scopeIndex(index)]
    for _ in 0..<SyntaxOutline.maximumDepth {
      switch scope.kind {
      case .control, .switchBody, .switchCase: scope = outline.scopes[scope.parent]
      case .function:
        return scope.declaration >= 0 && outline.functions[scope.declaration].keyword == .`init`
      default: return false
      }
    }
    return false
  }

  /// Whether an operator assigns to what is before it, alone or with an operation: `=`, `+=`.
  private func assigns(_ lexeme: Lexeme, _ outline: SyntaxOutline) -> Bool {
    guard lexeme.kind == .op else { return true }
    guard outline.bytes[lexeme.end - 1] == UInt8(ascii: "=") else { return false }
    let text = outline.bytes[lexeme.start..<lexeme.end]
    return !["==", "!=", "<=", ">=", "===", "!=="].contains { text.elementsEqual($0.utf8) }
  }

  /// Records which codes of tokens the file uses.
  ///
  /// Inside of a type that shadows the head of a code, the same names mean something else.
  mutating func readUses(_ uses: [TokenUses.Use]) {
    for use in uses where !isDeclaration(use.name) { usedCodes.insert(use.name) }
  }

  /// Whether the file declares a nested type with the name that a code starts with.
  private func isDeclaration(_ code: String) -> Bool {
    let head = code.prefix { $0 != "." }
    return declarations.contains { declaration in
      !declaration.owner.isEmpty && declaration.name == head
        && (declaration.kind == .type && !declaration.isExtension || declaration.kind == .alias)
    }
  }
}

extension SyntaxOutline {
  /// The lexemes that may assign to what is before them, and the starts of key paths.
  fileprivate func assignments() -> [Int] {
    lexemes.withUnsafeBufferPointer { lexemes in
      var found: [Int] = []
      for index in 0..<lexemes.count {
        switch lexemes[index].kind {
        case .equal, .op, .backslash: found.append(index)
        default: continue
        }
      }
      return found
    }
  }
}
