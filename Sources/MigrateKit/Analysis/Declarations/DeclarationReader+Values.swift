// Reads parameters, initial values and bodies of declarations.

extension DeclarationReader {
  func parameters(of function: FunctionDeclaration) -> [DeclaredParameter] {
    outline.parameters(function).map { parameter in
      DeclaredParameter(
        label: parameter.label.map { outline.name($0) }, name: outline.name(parameter.name),
        type: outline.compactText(parameter.type),
        defaultValue: parameter.defaultValue.isEmpty ? nil : outline.text(parameter.defaultValue))
    }
  }

  /// The longest value that is kept, in bytes.
  private static let longestCode = 8192

  /// The code of a declaration, and its lexemes.
  typealias Body = (code: String, isBody: Bool, value: Range<Int>)

  func body(of property: PropertyDeclaration) -> Body? {
    if property.isComputed, property.scope >= 0 {
      return isProtocol(property.parent) ? nil : body(ofScope: property.scope)
    }
    if let wrapped = wrappedValue(of: property) { return wrapped }
    guard !property.initializer.isEmpty else { return nil }
    let text = outline.text(property.initializer)
    return text.utf8.count <= Self.longestCode ? (text, false, property.initializer) : nil
  }

  /// What a property wrapper with arguments says of a property, as the code that the compiler writes for it:
  /// `Themed(light: day, dark: night).wrappedValue` of `@Themed(light: day, dark: night) var ink: Color`.
  private func wrappedValue(of property: PropertyDeclaration) -> Body? {
    guard !property.isLet,
      let name = outline.attributes(from: property.start).first(where: { index in
        outline.text(index).first?.isUppercase ?? false
      }), outline.kind(name + 1) == .leftParen, let close = outline.partner(name + 1),
      close > name + 2, !Self.wrappers.contains(outline.text(name))
    else { return nil }
    var arguments = outline.text(name + 2..<close)
    var value = name..<close + 1
    if !property.initializer.isEmpty {
      arguments = "wrappedValue: \(outline.text(property.initializer)), \(arguments)"
      value = name..<property.initializer.upperBound
    }
    let code = "\(outline.text(name))(\(arguments)).wrappedValue"
    return code.utf8.count <= Self.longestCode ? (code, false, value) : nil
  }

  /// The attributes of Apple's with arguments, which no app declares, and global actors.
  private static let wrappers: Set<String> = [
    "AppStorage", "Attribute", "Bindable", "Environment", "EnvironmentObject", "FetchRequest",
    "FocusState", "GestureState", "MainActor", "ObservedObject", "Parameter", "Published", "Query",
    "Relationship", "ScaledMetric", "SceneStorage", "SectionedFetchRequest", "State",
    "StateObject", "TaskLocal", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor",
  ]

  /// The statements of a body, or of its getter.
  func body(ofScope scope: Int) -> Body? {
    var scope = outline.scopes[scope]
    if outline.bareWord(scope.bodyStart) == .get, outline.kind(scope.bodyStart + 1) == .leftBrace {
      scope = outline.scopes[outline.scopeIndex(scope.bodyStart + 1)]
    }
    guard scope.bodyStart > 0, scope.bodyStart <= scope.close else { return nil }
    // From brace to brace, so that an `#if` around all of it is kept.
    let start = outline.byteRange(scope.bodyStart - 1..<scope.bodyStart).end
    let end = outline.byteRange(scope.close..<scope.close + 1).start
    let text = Self.trimmed(outline.bytes[start..<max(start, end)])
    guard text.count <= Self.longestCode else { return nil }
    return (String(decoding: text, as: UTF8.self), true, scope.bodyStart..<scope.close)
  }

  /// The type of `@Environment(Theme.self) var theme`.
  func environmentType(of property: PropertyDeclaration) -> String? {
    guard let argument = environmentArgument(of: property),
      outline.isText(argument.upperBound - 1, "self"), argument.count > 2
    else { return nil }
    return outline.compactText(argument.dropLast(2))
  }

  /// The name of the environment value that a property reads: `theme` of `@Environment(\.theme) var theme`.
  func environmentKey(of property: PropertyDeclaration) -> Int? {
    guard let argument = environmentArgument(of: property), argument.count == 3,
      outline.kind(argument.lowerBound) == .backslash
    else { return nil }
    return argument.upperBound - 1
  }

  /// The environment value that a property reads.
  private func environmentArgument(of property: PropertyDeclaration) -> Range<Int>? {
    let attribute = outline.attributes(from: property.start).first {
      outline.isText($0, "Environment")
    }
    guard let open = attribute.map({ $0 + 1 }), outline.kind(open) == .leftParen,
      let close = outline.partner(open), close > open + 1
    else { return nil }
    return open + 1..<close
  }

  func setterIsPrivate(_ property: PropertyDeclaration) -> Bool {
    (property.start..<property.name).contains { index in
      outline.isText(index, "set") && outline.kind(index - 1) == .leftParen
        && (outline.word(index - 2) == .private || outline.word(index - 2) == .fileprivate)
    }
  }

  /// The bytes without the white space at both ends.
  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes.drop { $0 <= UInt8(ascii: " ") }
    while let last = bytes.last, last <= UInt8(ascii: " ") { bytes = bytes.dropLast() }
    return bytes
  }

  /// Whether the type of a property may be a style's, by the bytes of its names alone.
  func mayBeStyle(_ property: PropertyDeclaration) -> Bool {
    if !property.type.isEmpty { return property.type.contains { nameMayBeStyle($0) } }
    guard let first = property.initializer.first else { return false }
    guard outline.kind(first) == .identifier else { return true }
    return outline.calleePath(from: first).contains { nameMayBeStyle($0) }
      || outline.isText(property.initializer.upperBound - 1, "cgColor")
      || outline.outerQuestion(in: property.initializer) != nil
  }

  func nameMayBeStyle(_ index: Int) -> Bool {
    outline.kind(index) == .identifier && outline.mayBe(index, in: DeclaredType.filter)
  }

  /// Whether a type is a view, whose properties are not a theme's.
  func isView(_ scope: Int) -> Bool {
    let declaration = outline.scopes[scope].declaration
    guard declaration >= 0 else { return false }
    return outline.types[declaration].inherited.contains { index in
      let name = outline.text(index)
      return ["View", "Controller", "Cell", "Modifier", "Shape", "Scene", "App", "Representable"]
        .contains { name.hasSuffix($0) }
    }
  }
}
