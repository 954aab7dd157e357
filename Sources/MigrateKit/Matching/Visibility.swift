/// The tokens that are visible to a file's module.
struct Visibility: Sendable {
  private let sees: [PathGlob]?

  /// Compiles a module's rule; without one everything is visible.
  init(_ module: ModuleRule?) {
    sees = module?.sees.map { $0.map(PathGlob.init) }
  }

  /// Whether the token with a path is visible.
  func sees(_ path: String) -> Bool {
    sees?.contains { $0.matches(path) } ?? true
  }
}
