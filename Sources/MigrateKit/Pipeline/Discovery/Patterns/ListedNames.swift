import MigrateKitCore

/// The names of files and folders as listed on disk, regardless of how they were typed.
///
/// On a case-insensitive file system `card.swift` opens `Card.swift`. Reports and ids use the
/// listed name, as git does.
struct ListedNames {
  /// The names in the requested folders; `nil` if names compare by bytes.
  private var listings: [PathKey: Listing?] = [:]

  private struct Listing {
    var rules: NameRules
    var names: [String]
  }

  /// The path with its last component as listed on disk; unchanged if there is none.
  mutating func path(_ typed: String) -> String {
    let (folder, name) = (FilePath.folder(typed), FilePath.name(typed))
    guard typed != "/", let listing = listing(of: folder),
      !listing.names.contains(where: { $0.hasSameBytes(as: name) }),
      let listed = listing.names.first(where: { listing.rules.areSame($0, name) })
    else { return typed }
    return FilePath.join(folder, listed)
  }

  private mutating func listing(of folder: String) -> Listing? {
    if let known = listings[PathKey(folder)] { return known }
    let rules = NameRules(ofFolder: folder)
    var listing: Listing?
    if !rules.isExact, let entries = try? FileSystem.entries(of: folder) {
      listing = Listing(rules: rules, names: entries.map(\.name))
    }
    listings[PathKey(folder)] = .some(listing)
    return listing
  }
}
