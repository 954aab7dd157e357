/// The types from which the code of each folder takes tokens: `Theme.Spacing` of `Theme.Spacing.md`.
package struct UsedHolders: Sendable {
  private var byFolder: [String: Set<String>] = [:]

  /// Makes an empty record.
  package init() {}

  /// Records the uses of tokens in a file, by their chains of names.
  package init(_ names: some Sequence<String>, in file: String) {
    let holders = Set(names.compactMap(Self.holder))
    guard !holders.isEmpty else { return }
    var folders = file.split(at: "/").dropLast()
    while !folders.isEmpty {
      byFolder[folders.joined(separator: "/")] = holders
      folders.removeLast()
    }
  }

  /// Adds the uses in other files.
  mutating func merge(_ other: Self) { byFolder.merge(other.byFolder) { $0.union($1) } }

  /// The types from which files in a folder, or in one inside of it, take tokens.
  package func holders(in folder: String) -> Set<String> { byFolder[folder] ?? [] }

  /// The type before the last name of a chain; `nil` without one.
  package static func holder(of name: String) -> String? {
    guard let end = name.lastIndex(of: "."), end > name.startIndex else { return nil }
    return String(name[..<end])
  }
}
