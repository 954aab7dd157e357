// Decodes JSON values as the types of a project do.

extension Evaluator {
  /// A value without a type: texts, numbers, collections.
  func plain(_ json: JSONValue) -> SwiftValue {
    switch json {
    case .null: .none
    case .bool(let bool): .bool(bool)
    case .number(let number):
      Int(exactly: number).map { .integer($0, isLiteral: true) } ?? .number(number)
    case .string(let text): .text(text)
    case .array, .object: .json(json)
    }
  }

  /// A value converted for a property or a result of a type, decoded where it comes from a file.
  mutating func settled(_ value: SwiftValue, as type: String?) throws(EvaluationStop) -> SwiftValue
  {
    guard case .json(let json) = value, let type else { return value.settled(as: type) }
    return try decoded(json, as: type)
  }

  /// A decoded value of a type.
  mutating func decoded(_ json: JSONValue, as type: String) throws(EvaluationStop) -> SwiftValue {
    try nested { evaluator throws(EvaluationStop) in try evaluator.decodedValue(json, as: type) }
  }

  private mutating func decodedValue(
    _ json: JSONValue, as type: String
  ) throws(EvaluationStop) -> SwiftValue {
    if case .null = json { return .none }
    if type.hasPrefix("[") { return try decodedCollection(json, as: type) }
    if NumberKind.isFloating(type), let number = json.number { return .number(number) }
    if NumberKind.isInteger(type), let number = json.number.flatMap({ Int(exactly: $0) }) {
      return .integer(number, isLiteral: false)
    }
    if type == "String" || type == "Bool" { return plain(json) }
    guard resolver.declaresType(type) else { throw .unknown("'\(type)' decodes itself") }
    let initializers = resolver.index.members("init", of: type).filter { place in
      let parameters = resolver.index[place].parameters
      return parameters.count == 1 && parameters[0].label == "from"
        && DeclaredType.base(of: parameters[0].type) == "Decoder"
    }
    if let place = initializers.first { return try initialized(type, at: place, from: json) }
    if !cases(ofEnum: type).isEmpty { return try decodedCase(of: type, json) }
    return try decodedInstance(of: type, json)
  }

  private mutating func decodedCollection(
    _ json: JSONValue, as type: String
  ) throws(EvaluationStop) -> SwiftValue {
    let (key, value) = TypeText.elements(of: type)
    guard let value else { throw .notConstant }
    switch json {
    case .array(let elements) where key == nil:
      var values: [Lazy] = []
      for element in elements { values.append(Lazy(try decoded(element, as: value))) }
      return .array(values)
    case .object(let object) where key != nil:
      guard value != "Any" else { return .json(json) }
      var pairs: [(key: SwiftValue, value: Lazy)] = []
      for name in object.keys {
        guard let element = object[name] else { continue }
        let text = JSONValue.string(name)
        pairs.append((try decoded(text, as: key ?? ""), Lazy(try decoded(element, as: value))))
      }
      return .dictionary(pairs)
    default: throw .notConstant
    }
  }

  /// The value that an `init(from:)` creates.
  private mutating func initialized(
    _ type: String, at place: Int32, from json: JSONValue
  ) throws(EvaluationStop) -> SwiftValue {
    var frame = try frame(of: place, from: resolver.target)
    frame.instance = .instance(Instance(type: type))
    frame.isInitializer = true
    frame.locals[resolver.index[place].parameters[0].name] = Lazy(.json(json))
    return try following { evaluator throws(EvaluationStop) in
      try evaluator.initialized(type, in: frame)
    }
  }

  private mutating func decodedCase(
    of type: String, _ json: JSONValue
  ) throws(EvaluationStop) -> SwiftValue {
    for place in cases(ofEnum: type) {
      let element = EnumCase(type: type, name: resolver.index[place].name)
      if try isEqual(rawValue(of: element), plain(json)) { return .enumCase(element) }
    }
    throw .notConstant
  }

  /// A value whose stored properties have the values of an object's members.
  private mutating func decodedInstance(
    of type: String, _ json: JSONValue
  ) throws(EvaluationStop) -> SwiftValue {
    guard let object = json.object else { throw .notConstant }
    var instance = Instance(type: type)
    for name in resolver.index.memberNames(of: type) {
      for place in resolver.index.members(name, of: type) {
        let declared = resolver.index[place]
        guard declared.kind == .property, !declared.isStatic, !declared.isBody,
          declared.wrapper == nil
        else { continue }
        let key = try codingKey(of: name, in: type)
        guard let member = object[key] ?? object[Self.snakeCase(key)],
          let written = typeName(declared.type, within: declared.owner, resolver.target)
        else { continue }
        do throws(EvaluationStop) {
          instance.fields[name] = Lazy(try decoded(member, as: written))
        } catch {
          instance.fields[name] = Lazy(.failure(error))
        }
      }
    }
    return .instance(instance)
  }

  /// The key of a property: the raw value of its case in `CodingKeys`.
  private mutating func codingKey(
    of property: String, in type: String
  ) throws(EvaluationStop) -> String {
    let keys = "\(type).CodingKeys"
    guard cases(ofEnum: keys).contains(where: { resolver.index[$0].name == property }),
      case .text(let key) = try rawValue(of: EnumCase(type: keys, name: property))
    else { return property }
    return key
  }

  /// `cornerRadius` as `corner_radius`.
  private static func snakeCase(_ name: String) -> String {
    NameWords.split(name).joined(separator: "_")
  }

  /// Whether the value of a declaration has a type that is decoded.
  package func isDecoded(_ declared: Declaration) -> Bool {
    guard let type = typeName(declared.type, within: declared.owner, resolver.target) else {
      return false
    }
    return resolver.index.types(type).contains { place in
      resolver.index[place].inherited.contains(where: ["Decodable", "Codable"].contains)
    }
  }

  // MARK: Decoders

  /// The value of a member of a decoder or of its containers, and of decoded JSON without a type.
  mutating func jsonMember(
    _ name: String, _ call: Call, of json: JSONValue
  ) throws(EvaluationStop) -> SwiftValue? {
    switch name {
    case "container", "singleValueContainer", "unkeyedContainer": return .json(json)
    case "nestedContainer":
      return try call.argument("forKey").flatMap { key throws(EvaluationStop) in
        try member(at: key, of: json, in: call.frame).map { .json($0) }
      }
    case "decode", "decodeIfPresent":
      guard let type = call.argument(nil) else { return nil }
      guard let key = call.argument("forKey") else {
        return try decoded(json, as: type, in: call.frame)
      }
      guard let member = try member(at: key, of: json, in: call.frame) else {
        return name == "decode" ? nil : SwiftValue.none
      }
      return try decoded(member, as: type, in: call.frame)
    default: return nil
    }
  }

  /// The member of an object at a coding key: `.primary`.
  private mutating func member(
    at key: Range<Int>, of json: JSONValue, in frame: CodeFrame
  ) throws(EvaluationStop) -> JSONValue? {
    guard let name = key.last.map({ frame.outline.name($0) }) else { return nil }
    let text = try codingKey(of: name, in: selfType(in: frame))
    return json[text] ?? json[Self.snakeCase(text)]
  }

  /// The element of decoded JSON without a type: `colors["primary"]`.
  mutating func element(
    of json: JSONValue, at key: Range<Int>, in frame: CodeFrame
  ) throws(EvaluationStop) -> SwiftValue {
    switch try evaluate(key, in: frame, as: nil) {
    case .text(let name): return json[name].map(plain) ?? SwiftValue.none
    case .integer(let place, _):
      guard let elements = json.array, elements.indices.contains(place) else { throw .notConstant }
      return plain(elements[place])
    default: throw .notConstant
    }
  }
}
