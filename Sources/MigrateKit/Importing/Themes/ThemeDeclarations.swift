/// What one file declares that may belong to a theme.
struct ThemeDeclarations: Sendable {
  /// The properties and functions of types, and the functions at the top of the file.
  var members: [ThemeMember] = []
  /// The types, by qualified name.
  var owners: [String: ThemeOwner] = [:]

  /// Reads a file.
  init(_ outline: SyntaxOutline, path: String) {
    let lines = LineIndex(outline.bytes)
    let isAppKit = outline.platformColor == .nsColor
    var reader = Reader(outline: outline, path: path, lines: lines, isAppKit: isAppKit)
    reader.readOwners()
    reader.readProperties()
    reader.readFunctions()
    members = reader.members
    owners = reader.owners
  }

  private struct Reader {
    let outline: SyntaxOutline
    let path: String
    let lines: LineIndex
    let isAppKit: Bool
    var members: [ThemeMember] = []
    var owners: [String: ThemeOwner] = [:]

    // MARK: Types

    mutating func readOwners() {
      for type in outline.types where type.scope >= 0 {
        let name = outline.qualifiedTypeName(ofScope: type.scope)
        var owner = owners[name] ?? ThemeOwner(file: path)
        if type.keyword != .extension {
          owner.isDeclared = true
          owner.file = path
          if type.keyword == .protocol || isViewLike(type) { owner.isClosed = true }
          if type.keyword == .enum, hasCases(type) { owner.isNamespace = false }
        }
        if isPrivate(from: type.start, to: type.name.lowerBound) { owner.isClosed = true }
        owners[name] = owner
      }
    }

    private func isViewLike(_ type: TypeDeclaration) -> Bool {
      let suffixes = [
        "View", "Controller", "Cell", "Layer", "Button", "Label", "Window", "Modifier", "Scene",
        "App", "Widget", "Control", "Shape", "PreviewProvider", "XCTestCase", "Representable",
      ]
      return type.inherited.contains { index in
        let name = outline.text(index)
        return suffixes.contains { name.hasSuffix($0) }
          || name.hasSuffix("Style") && name != "ShapeStyle"
      }
    }

    private func hasCases(_ type: TypeDeclaration) -> Bool {
      let scope = outline.scopes[type.scope]
      var index = scope.bodyStart
      while index < scope.close {
        if outline.bareWord(index) == .case, outline.scopeIndex(index) == type.scope {
          return true
        }
        index = outline.stepOver(index)
      }
      return false
    }

    // MARK: Members

    mutating func readProperties() {
      for property in outline.properties {
        guard let owner = owner(of: property.parent) else { continue }
        let isStatic = isStatic(from: property.start, to: property.name)
        note(owner, isStatic: isStatic)
        guard let code = code(of: property) else { continue }
        let typeName = declaredType(property.type) ?? initialType(property.initializer)
        add(
          ThemeMember(
            owner: owner, name: outline.name(property.name),
            type: type(named: typeName, annotation: property.type, property.initializer),
            typeName: typeName, code: code, isStatic: isStatic,
            access: access(from: property.start, to: property.name, in: property.parent),
            file: path, position: SourcePosition(offset: 0, line: 1, column: 1)),
          at: property.name, from: property.start)
      }
    }

    mutating func readFunctions() {
      for function in outline.functions where function.keyword == .func && function.scope >= 0 {
        guard let owner = owner(of: function.parent) else { continue }
        let isStatic = owner.isEmpty || isStatic(from: function.start, to: function.name)
        note(owner, isStatic: isStatic)
        guard isStatic, let result = outline.reading(ofType: function.result), !result.isArray,
          result.key == nil
        else { continue }
        let scope = outline.scopes[function.scope]
        guard scope.bodyStart >= 0, scope.bodyStart < scope.close else { continue }
        let own = outline.text(result.name)
        let name = own == "Self" ? owner.split(separator: ".").last.map(String.init) ?? own : own
        var member = ThemeMember(
          owner: owner, name: outline.name(function.name), type: ThemeType(named: name),
          typeName: name, code: outline.text(scope.bodyStart..<scope.close), isStatic: true,
          access: access(from: function.start, to: function.name, in: function.parent),
          file: path, position: SourcePosition(offset: 0, line: 1, column: 1))
        member.isFunction = true
        member.parameters = outline.parameters(function).map { parameter in
          ThemeParameter(
            label: parameter.label.map { outline.name($0) }, name: outline.name(parameter.name),
            type: outline.compactText(parameter.type), hasDefault: !parameter.defaultValue.isEmpty)
        }
        add(member, at: function.name, from: function.start)
      }
    }

    private mutating func add(_ member: ThemeMember, at name: Int, from start: Int) {
      var member = member
      let offset = outline.byteRange(name..<name + 1).start
      member.position = lines.position(at: offset)
      member.isConditional = outline.isConditional(offset)
      member.isAppKit = isAppKit
      member.mention = mention(before: start)
      member.repeatsToken = TokenRepetition.isSaid(in: comments(before: start))
      members.append(member)
      switch member.type {
      case .color, .font: owners[member.owner]?.styleCount += 1
      case .number, .animation, nil: break
      }
    }

    /// The tokens that the comments before a declaration name.
    private func mention(before start: Int) -> TokenMention? {
      let comments = comments(before: start)
      return comments.isEmpty ? nil : TokenMention(comments: comments)
    }

    private func comments(before start: Int) -> ArraySlice<UInt8> {
      let end = outline.byteRange(start..<start + 1).start
      let begin = start > 0 ? outline.byteRange(start - 1..<start).end : 0
      return begin < end ? outline.bytes[begin..<end] : []
    }

    /// Counts a member of a type; one of its values makes it more than a namespace.
    private mutating func note(_ owner: String, isStatic: Bool) {
      guard !owner.isEmpty else { return }
      owners[owner]?.memberCount += 1
      if !isStatic { owners[owner]?.isNamespace = false }
    }

    /// The type of a member by its scope; empty at the top of the file, `nil` for a local.
    private func owner(of scope: Int) -> String? {
      switch outline.scopes[scope].kind {
      case .file: ""
      case .type: outline.qualifiedTypeName(ofScope: scope)
      default: nil
      }
    }

    // MARK: Parts

    private func code(of property: PropertyDeclaration) -> String? {
      if !property.initializer.isEmpty { return outline.text(property.initializer) }
      guard property.isComputed, property.scope >= 0 else { return nil }
      if let single = outline.singleValue(of: property) { return outline.text(single) }
      var scope = outline.scopes[property.scope]
      if outline.bareWord(scope.bodyStart) == .get, outline.kind(scope.bodyStart + 1) == .leftBrace
      {
        scope = outline.scopes[outline.scopeIndex(scope.bodyStart + 1)]
      }
      guard scope.bodyStart >= 0, scope.bodyStart < scope.close else { return nil }
      return outline.text(scope.bodyStart..<scope.close)
    }

    private func declaredType(_ span: Range<Int>) -> String? {
      guard let reading = outline.reading(ofType: span), !reading.isArray, reading.key == nil else {
        return nil
      }
      // `SwiftUI.Color`, `Self`: the last name says it; `ClosedRange<CGFloat>` keeps its arguments.
      return outline.kind(reading.name + 1) == .op
        ? outline.compactText(span) : outline.text(reading.name)
    }

    /// The type whose call or member makes the initial value: `Color` of `Color(…)`.
    private func initialType(_ span: Range<Int>) -> String? {
      guard !span.isEmpty else { return nil }
      let path = outline.calleePath(from: span.lowerBound).map { outline.text($0) }
      guard outline.kind(span.lowerBound) == .identifier else { return nil }
      return path.last { ThemeType(named: $0) != nil } ?? path.first
    }

    private func type(
      named name: String?, annotation: Range<Int>, _ initializer: Range<Int>
    ) -> ThemeType? {
      if let name, let type = ThemeType(named: name) { return type }
      // Without an annotation a literal without a point is an `Int`, which no API of style takes.
      let isInteger = outline.numericLiteral(initializer)?.integer != nil
      return annotation.isEmpty && !isInteger && outline.number(initializer) != nil
        ? .number(.double) : nil
    }

    private func isStatic(from start: Int, to end: Int) -> Bool {
      outline.hasModifier(.static, from: start, to: end)
        || outline.hasModifier(.class, from: start, to: end)
    }

    private func isPrivate(from start: Int, to end: Int) -> Bool {
      outline.hasModifier(.private, from: start, to: end)
        || outline.hasModifier(.fileprivate, from: start, to: end)
    }

    /// Who can use a member: what it says itself, else what the extension around it says.
    private func access(from start: Int, to end: Int, in scope: Int) -> ThemeMember.Access {
      if isPrivate(from: start, to: end) { return .private }
      if isPublic(from: start, to: end) { return .public }
      let declaration = outline.scopes[scope].declaration
      guard outline.scopes[scope].kind == .type, declaration >= 0 else { return .internal }
      let type = outline.types[declaration]
      guard type.keyword == .extension else { return .internal }
      if isPrivate(from: type.start, to: type.name.lowerBound) { return .private }
      return isPublic(from: type.start, to: type.name.lowerBound) ? .public : .internal
    }

    private func isPublic(from start: Int, to end: Int) -> Bool {
      (start..<max(start, end)).contains { index in
        outline.word(index) == .public || outline.isText(index, "open")
          || outline.isText(index, "package")
      }
    }
  }
}
