/// Reads the access level and the availability of a declaration.
struct AccessReader {
  let outline: SyntaxOutline

  /// The access of a declaration that begins at `start`, is named at `name` and is in `scope`.
  ///
  /// It is that of the declaration, else of the enclosing extension, limited by the enclosing
  /// types.
  func access(from start: Int, to name: Int, in scope: Int) -> Declaration.Access {
    var access = stated(from: start, to: name)
    var scope = scope
    for _ in 0..<SyntaxOutline.maximumDepth {
      guard scope > 0, outline.scopes[scope].declaration >= 0 else { break }
      let type = outline.types[outline.scopes[scope].declaration]
      var around = stated(from: type.start, to: type.name.lowerBound)
      if type.keyword == .extension || type.keyword == .protocol {
        // What a private extension declares is for the whole file.
        if type.keyword == .extension { around = around.map { max($0, .fileprivate) } }
        access = access ?? around
        if let around, around <= .fileprivate { access = min(access ?? around, .fileprivate) }
      } else {
        around = around ?? extensionAccess(of: type)
        access = min(
          access ?? .internal, reach(of: around ?? .internal, isNested: type.parent != 0))
      }
      scope = max(outline.scopes[type.parent].typeScope, 0)
    }
    let result = access ?? .internal
    // At file scope `private` means `fileprivate`.
    return result == .private && scope == 0 && isTopLevel(start) ? .fileprivate : result
  }

  /// The default access of a type's members.
  private func reach(of type: Declaration.Access, isNested: Bool) -> Declaration.Access {
    type == .private && !isNested ? .fileprivate : type
  }

  /// The access that the extension around a type gives to its members: `enum Text` in a `public extension`
  /// is public.
  private func extensionAccess(of type: TypeDeclaration) -> Declaration.Access? {
    let scope = max(outline.scopes[type.parent].typeScope, 0)
    guard scope > 0, outline.scopes[scope].declaration >= 0 else { return nil }
    let outer = outline.types[outline.scopes[scope].declaration]
    return outer.keyword == .extension ? stated(from: outer.start, to: outer.name.lowerBound) : nil
  }

  private func isTopLevel(_ start: Int) -> Bool {
    outline.scopes[outline.scopeIndex(start)].kind == .file
  }

  /// The access in the modifiers, except for `private(set)` and similar.
  private func stated(from start: Int, to end: Int) -> Declaration.Access? {
    var index = start
    while index < end {
      if outline.kind(index) == .at {
        index = outline.attributeEnd(index)
        continue
      }
      let isSetter =
        outline.kind(index + 1) == .leftParen && outline.isText(index + 2, "set")
      if !isSetter, let access = access(named: index) { return access }
      index = outline.stepOver(index)
    }
    return nil
  }

  private func access(named index: Int) -> Declaration.Access? {
    switch outline.bareWord(index) {
    case .private: .private
    case .fileprivate: .fileprivate
    case .internal: .internal
    case .package: .package
    case .public, .open: .public
    default: nil
    }
  }

  // MARK: Releases

  /// The releases that a declaration and the types around it need.
  func availability(from start: Int, in scope: Int) -> Availability? {
    var result = availability(statedFrom: start)
    var scope = scope
    for _ in 0..<SyntaxOutline.maximumDepth {
      guard scope > 0, outline.scopes[scope].declaration >= 0 else { break }
      let type = outline.types[outline.scopes[scope].declaration]
      if let around = availability(statedFrom: type.start) {
        result = result?.merged(with: around) ?? around
      }
      scope = max(outline.scopes[type.parent].typeScope, 0)
    }
    return result
  }

  /// The releases that the attributes of a declaration state.
  func availability(statedFrom start: Int) -> Availability? {
    var result: Availability?
    for name in outline.attributes(from: start) where outline.isText(name, "available") {
      guard outline.kind(name + 1) == .leftParen, let close = outline.partner(name + 1) else {
        continue
      }
      let read = availability(outline.elements(open: name + 1, close: close))
      result = result?.merged(with: read) ?? read
    }
    return result
  }

  /// `iOS 17, macOS 14, *`, or `iOS, introduced: 17, deprecated: 18`, or `*, unavailable`.
  func availability(_ elements: [Argument]) -> Availability {
    var result = Availability()
    var platform: String?
    for element in elements {
      let first = element.value.lowerBound
      if let label = element.label {
        if outline.isText(label, "introduced"), let platform, let release = release(element.value) {
          result.introduced[platform] = release
        }
        // Whether the target is older does not matter: it is gone on newer releases.
        if outline.isText(label, "obsoleted"), let platform {
          result.unavailable.insert(platform)
        }
        continue
      }
      let name = outline.text(first)
      if name == "unavailable" {
        result.unavailable.insert(platform ?? "*")
      } else if name == "deprecated" {
        result.isDeprecated = true
      } else if name != "noasync" {
        platform = name
        if element.value.count > 1, let release = release(first + 1..<element.value.upperBound) {
          result.introduced[name] = release
        }
      }
    }
    return result
  }

  private func release(_ span: Range<Int>) -> [Int]? {
    let numbers = outline.text(span).split(at: ".").map { Int($0) }
    return numbers.isEmpty || numbers.contains(nil) ? nil : numbers.compactMap { $0 }
  }
}
