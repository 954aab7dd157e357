/// What an expression is worth.
enum Worth: Hashable, Sendable {
  case value(StyleValue)
  case several([Variant])
  case unknown(String)
  struct Variant: Hashable, Sendable {
    var condition: String
    var value: StyleValue
  }
}
struct Evaluator {
  init(resolver: NameResolver, colors: ColorResolver, assigned: Set<String>) {}
  mutating func worth(ofCode code: String, at place: NameResolver.Place, expecting site: Site) -> Worth { .unknown("stub") }
  mutating func worth(of declaration: Int32, expecting site: Site?) -> Worth { .unknown("stub") }
}
