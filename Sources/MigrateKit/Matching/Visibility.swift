/// Which tokens the module of a file sees.
struct Visibility: Sendable {
  private let sees: [PathGlob]?

  /// Compiles the rule of a module; without one everything is visible.
  init(_ module: ModuleRule?) {
    sees = module?.sees.map { $0.map(PathGlob.init) }
  }

  /// Whether the module sees the token of a path.
  func sees(_ path: String) -> Bool {
    sees?.contains { $0.matches(path) } ?? true
  }
}
