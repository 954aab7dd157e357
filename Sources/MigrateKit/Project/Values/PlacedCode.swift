/// Code where it would be.
struct PlacedCode: Hashable, Sendable {
  var code: String
  var site: Site
  var place: NameResolver.Place
}
