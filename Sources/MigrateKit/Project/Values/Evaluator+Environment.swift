// What views are given: values of the environment, and objects that the app has made somewhere else.

extension Evaluator {
  /// A value of a type of the project that a view is given: `@Environment(\.theme) var theme`,
  /// `@EnvironmentObject var theme: Theme`.
  ///
  /// Where other code may decide which one it is, only what all values of the type share is known.
  mutating func givenValue(of place: Int32, from target: Int) -> SwiftValue? {
    let declared = resolver.index[place]
    let resolver = resolver(for: target)
    guard declared.attributes.contains(where: SystemTypes.holders.contains),
      let written = declared.type ?? resolver.typeOfReference(place),
      let type = typeName(written, within: declared.owner, target), resolver.declaresType(type)
    else { return nil }
    if let value = open(type: type, chosenBy: declared.path) { return value }
    if let value = environmentDefault(declared, from: target) { return value }
    if declared.code == nil, let value = object(of: type, from: target) { return value }
    return .instance(Instance(type: type, isOpen: true))
  }

  /// The value that the environment has where no code sets it.
  private mutating func environmentDefault(
    _ declared: Declaration, from target: Int
  ) -> SwiftValue? {
    let holder = "EnvironmentValues"
    guard let name = declared.code?.split(separator: ".").last.map(String.init),
      !assigned.contains("\(holder).\(name)"),
      let key = resolver.index.members(name, of: holder).first
    else { return nil }
    guard resolver.index[key].isBody else {
      // `@Entry var theme = Theme()`
      return try? knownProperty(key, of: nil, from: target, as: nil)
    }
    guard let outline = resolver.project.parsedCode(of: key)?.outline,
      let open = outline.lexemes.indices.first(where: { outline.kind($0) == .leftSquare }),
      let close = outline.partner(open), outline.isText(close - 1, "self")
    else { return nil }
    let keyType = typeName(
      outline.compactText(open + 1..<close - 2), within: resolver.index[key].owner, target)
    let value = keyType.flatMap { resolver.index.members("defaultValue", of: $0).first }
    return value.flatMap { try? self.value(ofProperty: $0, of: nil, from: target) }
  }

  /// A value of a class whose initializers take nothing: all of its values are made alike.
  private mutating func object(of type: String, from target: Int) -> SwiftValue? {
    let initializers = resolver.index.members("init", of: type).map { resolver.index[$0] }
    guard initializers.allSatisfy(\.parameters.isEmpty) else { return nil }
    let frame = CodeFrame(code: resolver.project.parsed(""), place: use, target: target)
    return try? construct(type, Call(frame: frame, arguments: [], closure: nil))
  }
}
