// Reads a file's contribution to the project model.

extension FileFacts {
  /// Reads the modules that a file imports, whether it holds an entry point, and whether it names colors by
  /// strings, and optionally where its types run and what it declares for other modules, from the lexemes that a survey has found.
  package mutating func readModules(
    _ lexemes: [Lexeme], _ bytes: [UInt8], landmarks: [Int], types: Bool = false
  ) {
    if types {
      isolations.read(lexemes, bytes, landmarks: landmarks)
      let isForOthers = landmarks.contains {
        lexemes[$0].word == .public || lexemes[$0].word == .open
      }
      if isForOthers { publicNames = PublicNames(lexemes, bytes).names }
    }
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
      guard before?.kind != .period,
        let (module, isWhole) = Self.module(after: index, lexemes, bytes)
      else { return }
      if isWhole && !isConditional {
        limitedImports[module] = nil
      } else if !imports.contains(module) || limitedImports[module] != nil {
        limitedImports[module, default: []] += isWhole ? [lexemes[index].start] : []
      }
      if !imports.contains(module) { imports.append(module) }
      if !isConditional, Self.interfaceFrameworks.contains(module) {
        neededFrameworks.insert(module)
      }
      let marks = Self.marks(before: index, lexemes, bytes)
      if marks.isExported { exports.append(module) }
      if marks.isHidden { hiddenImports.insert(module) } else { hiddenImports.remove(module) }
      if marks.hasAccess { leveledImports.insert(module) }
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

  /// `SwiftUI` of `import struct SwiftUI.Color`, and whether the whole module is imported.
  private static func module(
    after index: Int, _ lexemes: [Lexeme], _ bytes: [UInt8]
  ) -> (name: String, isWhole: Bool)? {
    var isWhole = true
    for lexeme in lexemes[(index + 1)...].prefix(6) where !lexeme.kind.isTrivia {
      guard lexeme.kind == .identifier else { return nil }
      switch lexeme.word {
      case .struct, .class, .enum, .protocol, .func, .var, .let, .typealias: isWhole = false
      default: return (lexeme.text(in: bytes), isWhole)
      }
    }
    return nil
  }

  /// Whether an `import` is re-exported, `@_exported`, whether what other modules see may not name what it imports,
  /// `internal import` and `@_implementationOnly`, and whether it states an access level.
  private static func marks(
    before index: Int, _ lexemes: [Lexeme], _ bytes: [UInt8]
  ) -> (isExported: Bool, isHidden: Bool, hasAccess: Bool) {
    var marks = (isExported: false, isHidden: false, hasAccess: false)
    for lexeme in lexemes[..<index].reversed() where !lexeme.kind.isTrivia {
      // What comes before belongs to another statement, perhaps another import.
      guard lexeme.kind == .identifier || lexeme.kind == .at, lexeme.word != .import else { break }
      switch lexeme.word {
      case .private, .fileprivate, .internal, .package:
        (marks.isHidden, marks.hasAccess) = (true, true)
      case .public: marks.hasAccess = true
      default: break
      }
      let text = bytes[lexeme.start..<lexeme.end]
      if text.elementsEqual("_exported".utf8) { marks.isExported = true }
      if text.elementsEqual("_implementationOnly".utf8) { marks.isHidden = true }
    }
    return marks
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
    readAssignments(in: outline, interest: interest)
  }

  /// Records which codes of tokens the file uses.
  ///
  /// Inside of a type that shadows the head of a code, the same names mean something else.
  mutating func readUses(_ uses: [TokenUses.Use]) {
    for use in uses where !isDeclaration(use.name) {
      let isNew = usedCodes.insert(use.name).inserted
      guard !clauses.isEmpty, let condition = clauses.condition(at: use.offset) else {
        conditionalUses[use.name] = nil
        continue
      }
      if isNew || conditionalUses[use.name] != nil {
        conditionalUses[use.name, default: []].append(condition)
      }
    }
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
