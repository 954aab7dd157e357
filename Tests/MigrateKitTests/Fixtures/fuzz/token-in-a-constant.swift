// Once `large` is the token, `medium` must still not become it.
struct MoviesState {
  var wishlist: Set<Int> = Set()
  static let large = Font.system(size: 17, design: .rounded)
  static let medium = Font.system(size: 15, design: .rounded)
}
