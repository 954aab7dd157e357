/// Code where it would stand.
struct PlacedCode: Hashable, Sendable {
  var code: String
  var site: Site
  var place: NameResolver.Place
}
