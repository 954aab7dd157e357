/// The candidate tokens of a report's findings: those of the design system that governs their file.
package struct TokenLists: Sendable {
  /// The tokens of one design system.
  package struct List: Hashable, Sendable {
    /// The name of the system.
    package var name: String
    /// Its tokens, sorted by path.
    package var tokens: [DesignToken]
  }

  /// One list for each design system of the run.
  package private(set) var lists: [List] = []
  private var listOfFile: [PathKey: Int] = [:]

  /// Makes an empty set of lists.
  package init() {}

  /// Makes one list for every file.
  package init(_ tokens: [DesignToken], name: String = "") {
    lists = [List(name: name, tokens: tokens)]
  }

  /// Assigns a design system to a file; equal systems share one list.
  package mutating func add(_ designSystem: DesignSystem, governs file: String) {
    let list = List(name: designSystem.name, tokens: designSystem.tokens)
    if let known = lists.firstIndex(where: { $0.name == list.name && $0.tokens == list.tokens }) {
      listOfFile[PathKey(file)] = known
    } else {
      listOfFile[PathKey(file)] = lists.count
      lists.append(list)
    }
  }

  /// The list of a file; `nil` if no system governs it.
  package func index(ofFile file: String) -> Int? {
    listOfFile[PathKey(file)] ?? (listOfFile.isEmpty && lists.count == 1 ? 0 : nil)
  }

  /// The candidate tokens of a file.
  package func tokens(ofFile file: String) -> [DesignToken] {
    index(ofFile: file).map { lists[$0].tokens } ?? []
  }
}
