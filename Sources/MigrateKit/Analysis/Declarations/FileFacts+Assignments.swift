// Reads which variables a file assigns to, so that their initial values are not their only ones.

extension FileFacts {
  /// Records the static variables that the file assigns to, or passes as `inout`.
  ///
  /// By their paths (`Spacing.unit = 8`, `raise(&Spacing.unit)`), and by their names in the members of the types that
  /// declare them. An assignment to a variable of the same type in an initializer, with or without `self`,
  /// makes its initial value; one in another member does not. Of objects by their type alone, `look` of
  /// `func f(look: Look)`, by that type: `Look().unit`.
  mutating func readAssignments(in outline: SyntaxOutline, interest: NameInterest) {
    // Unqualified names of instances are only variables of the same file.
    let variables = declarations.filter { $0.isAssignable || $0.isPrivatelySet }
    let own = Set(variables.lazy.filter(\.isPrivatelySet).map(\.path))
    let names = Set(variables.lazy.map(\.name))
    let paths = Set(variables.lazy.map(\.path))
    lazy var aliases = outline.instanceNames()
    lazy var objects = outline.typedNames()
    func read(_ last: Int, isWhole: Bool) {
      guard isWhole || outline.segmentStart(last) == outline.chainStart(last),
        let code = assignedCode(at: last, names: names, own: own, in: outline)
          ?? aliasedCode(at: last, aliases, in: outline)
          ?? (interest.contains(last, of: outline)
            ? aliasedCode(at: last, objects, in: outline) : nil),
        code.isPath || paths.contains(code.text)
      else { return }
      assignedCodes.insert(code.text)
      // A nested type's variable may be named from inside of the types around it.
      guard code.isPath, var around = outline.enclosingTypeName(of: last) else { return }
      while !around.isEmpty {
        assignedCodes.insert("\(around).\(code.text)")
        around = around.lastIndex(of: ".").map { String(around[..<$0]) } ?? ""
      }
    }
    for index in outline.assignments() {
      switch outline.kind(index) {
      case .backslash:
        if let key = environmentKey(setAt: index, outline) {
          assignedCodes.insert("EnvironmentValues.\(outline.name(key))")
        }
      case .prefixAmpersand:
        read(outline.lastName(from: index + 1), isWhole: true)
      default:
        guard assigns(outline.lexemes[index], outline) else { continue }
        // `let margin = 8` declares what it names.
        let isDeclared = [.let, .var].contains(outline.word(index - 2))
        if outline.kind(index - 1) == .identifier, !isDeclared { read(index - 1, isWhole: false) }
        for last in outline.elements(assignedBy: index) { read(last, isWhole: true) }
      }
    }
  }

  /// The code of what is assigned to at an identifier, as its declaration would be named; whether it is written
  /// as a path.
  private func assignedCode(
    at last: Int, names: Set<String>, own: Set<String>, in outline: SyntaxOutline
  ) -> (text: String, isPath: Bool)? {
    let start = outline.chainStart(last)
    let isOfSelf = last == start + 2 && outline.isText(start, "self")
    if start == last || isOfSelf {
      let name = outline.name(last)
      let isStatic = outline.isInStaticMember(last) && (isOfSelf || !outline.isLocal(last))
      // Most assignments are to locals and to variables that no token names.
      guard isStatic || names.contains(name), let type = outline.enclosingTypeName(of: last)
      else { return nil }
      let member = "\(type).\(name)"
      if isStatic { return (member, true) }
      if isOfSelf && !own.contains(member) || isInInitializer(last, outline) { return nil }
      return (member, false)
    }
    guard outline.startsUppercase(start) else { return nil }
    let parts = (start...last).filter { outline.kind($0) == .identifier }
    guard parts.count * 2 - 1 == last - start + 1 else { return nil }
    var names = parts.map { outline.name($0) }
    // `Self.unit = 8` is in the type that declares it, or in an extension of that.
    if names[0] == "Self", let type = outline.enclosingTypeName(of: last) { names[0] = type }
    return (names.joined(separator: "."), true)
  }

  /// The same for a constant that refers to an instance: `Theme.shared.unit` of `theme.unit`, after
  /// `let theme = Theme.shared`.
  private func aliasedCode(
    at last: Int, _ aliases: [String: [SyntaxOutline.Alias]], in outline: SyntaxOutline
  ) -> (text: String, isPath: Bool)? {
    guard !aliases.isEmpty else { return nil }
    var start = outline.chainStart(last)
    if outline.isText(start, "self"), last > start + 2 { start += 2 }
    guard start < last, !outline.startsUppercase(start), let named = aliases[outline.name(start)]
    else { return nil }
    let members = outline.text(start + 1..<last + 1)
    var scope = outline.scopeIndex(start)
    for _ in 0..<SyntaxOutline.maximumDepth {
      if let alias = named.last(where: { $0.scope == scope }) {
        return (alias.code + members, true)
      }
      if scope <= 0 { break }
      scope = outline.scopes[scope].parent
    }
    return nil
  }

  /// The value that a view sets for those inside it, by the backslash of its key path: `theme` of
  /// `.environment(\.theme, .dark)` and of `.transformEnvironment(\EnvironmentValues.theme.ink) { … }`.
  private func environmentKey(setAt index: Int, _ outline: SyntaxOutline) -> Int? {
    let setter = outline.word(index - 2)
    guard setter == .environment || setter == .transformEnvironment,
      outline.kind(index - 1) == .leftParen
    else { return nil }
    let key = outline.word(index + 1) == .EnvironmentValues ? index + 3 : index + 2
    return outline.kind(key - 1) == .period && outline.kind(key) == .identifier ? key : nil
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
}

extension SyntaxOutline {
  /// The lexemes that may assign to what is before them, or pass what is behind them, and the starts of key paths.
  fileprivate func assignments() -> [Int] {
    lexemes.withUnsafeBufferPointer { lexemes in
      var found: [Int] = []
      for index in 0..<lexemes.count {
        switch lexemes[index].kind {
        case .equal, .op, .backslash, .prefixAmpersand: found.append(index)
        default: continue
        }
      }
      return found
    }
  }

  /// A constant that refers to what a path names.
  fileprivate struct Alias {
    /// The scope that declares it.
    var scope: Int
    /// The path: `Theme.shared`.
    var code: String
  }

  /// The constants that refer to objects by a path, by their names: through others, nothing can be assigned.
  fileprivate func instanceNames() -> [String: [Alias]] {
    var result: [String: [Alias]] = [:]
    for property in properties where property.isLet && property.initializer.count > 2 {
      let value = property.initializer
      guard startsUppercase(value.lowerBound),
        lastName(from: value.lowerBound) + 1 == value.upperBound
      else { continue }
      result[name(property.name), default: []].append(
        Alias(scope: property.parent, code: text(value)))
    }
    return result
  }

  /// The constants, variables and parameters with the written type of an object, by their names.
  fileprivate func typedNames() -> [String: [Alias]] {
    var result: [String: [Alias]] = [:]
    func add(_ name: Int, _ type: Range<Int>, in scope: Int) {
      guard scope >= 0, !type.isEmpty else { return }
      let path = DeclaredType.path(of: text(type))
      guard path.utf8.first.map(\.isASCIICapital) ?? false, !DeclaredType.isSystem(path),
        path.utf8.allSatisfy({ $0.isNameOrPeriod })
      else {
        return
      }
      result[self.name(name), default: []].append(Alias(scope: scope, code: path + "()"))
    }
    for property in properties { add(property.name, property.type, in: property.parent) }
    for function in functions where function.scope >= 0 {
      for parameter in parameters(function) {
        add(parameter.name, parameter.type, in: function.scope)
      }
    }
    return result
  }

  /// The last name of a chain without calls.
  fileprivate func lastName(from start: Int) -> Int {
    var index = start
    while kind(index + 1) == .period, kind(index + 2) == .identifier { index += 2 }
    return index
  }

  /// The last names of the elements of a tuple that an `=` assigns to: `(Spacing.unit, other) = (8, 1)`.
  fileprivate func elements(assignedBy equal: Int) -> [Int] {
    guard kind(equal - 1) == .rightParen, let open = partner(equal - 1),
      segmentStart(open) == open
    else { return [] }
    return elements(open: open, close: equal - 1).map { $0.value.upperBound - 1 }
      .filter { kind($0) == .identifier }
  }

  /// Whether a lexeme is in the body of a static member, whose unqualified names are static members too.
  fileprivate func isInStaticMember(_ index: Int) -> Bool {
    guard let member = enclosingMember(of: index), member.declaration >= 0 else { return false }
    if member.kind == .function {
      let function = functions[member.declaration]
      return isStatic(from: function.start, to: function.name)
    }
    guard member.kind == .property, member.word != .subscript else { return false }
    return isStatic(properties[member.declaration])
  }

  /// Whether a name is that of a local variable in one of the bodies around it.
  fileprivate func isLocal(_ index: Int) -> Bool {
    let name = nameBytes(index)
    return properties.contains { property in
      ![.file, .type].contains(scopes[property.parent].kind)
        && nameBytes(property.name).elementsEqual(name)
    }
  }
}

extension UInt8 {
  /// Whether the byte belongs to a path of names.
  fileprivate var isNameOrPeriod: Bool {
    self >= 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: ".")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
  }
}
