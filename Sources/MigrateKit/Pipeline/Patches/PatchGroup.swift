import MigrateKitCore

/// The changes in one patch of a series.
struct PatchGroup {
  /// The common property of a group's changes, and the group's position.
  struct Key: Hashable, Comparable {
    /// The folder of the repository, relative to the root of the run; empty if there is only one.
    var repository: PathKey = ""
    /// Orders groups within a repository.
    var order: [Int] = []
    /// Orders groups that are named for a path.
    var path: PathKey = ""
    /// The common property in words: `exact colors`.
    var title: PatchTitle

    static func < (a: Key, b: Key) -> Bool {
      if a.repository != b.repository { return a.repository < b.repository }
      if a.order != b.order { return a.order.lexicographicallyPrecedes(b.order) }
      return a.path < b.path
    }
  }

  /// The changes of a group in one file.
  struct Section {
    /// The number of the file among the changes of the run.
    var change: Int
    /// The applied suggestions, in order of position.
    var suggestions: [Suggestion]
  }

  let key: Key
  let sections: [Section]
  /// The part number of a split group, from 1, and the number of parts.
  let part: (number: Int, count: Int)

  /// The name of the patch without its number: `exact-color`, `review-changesInDark-color-2-of-3`.
  var fileName: String {
    let words = [
      key.repository.path, key.title.slug, part.count > 1 ? "\(part.number) of \(part.count)" : "",
    ]
    return FileNameText.text(words.filter { !$0.isEmpty }.joined(separator: "-"))
  }

  /// Sorts changes into groups of at most `maxFiles` files, in the order of their patches.
  static func groups(
    of changes: [FileChange], in repositories: PatchRepositories, split: PatchSeries.Split,
    maxFiles: Int?
  ) -> [PatchGroup] {
    var sections: [Key: [Section]] = [:]
    for (number, change) in changes.enumerated() {
      let repository = PathKey(repositories.name(of: number))
      let ofKey = Dictionary(grouping: change.applied) {
        key(of: $0, in: change, repository: repository, split: split)
      }
      for (key, suggestions) in ofKey {
        sections[key, default: []].append(Section(change: number, suggestions: suggestions))
      }
    }
    return sections.sorted { $0.key < $1.key }.flatMap { key, sections in
      parts(of: sections, maxFiles: maxFiles, key: key)
    }
  }

  private static func parts(
    of sections: [Section], maxFiles: Int?, key: Key
  ) -> [PatchGroup] {
    let size = max(maxFiles ?? sections.count, 1)
    let starts = Array(stride(from: 0, to: sections.count, by: size))
    return starts.enumerated().map { number, start in
      PatchGroup(
        key: key, sections: Array(sections[start..<min(start + size, sections.count)]),
        part: (number + 1, starts.count))
    }
  }

  private static func key(
    of suggestion: Suggestion, in change: FileChange, repository: PathKey,
    split: PatchSeries.Split
  ) -> Key {
    let category = suggestion.finding.category
    let kind = TokenCategory.allCases.firstIndex(of: category) ?? 0
    switch split {
    case .status:
      let reason = suggestion.status == .review ? suggestion.holdingCodes.first : nil
      return Key(
        repository: repository,
        order: [
          Status.allCases.firstIndex(of: suggestion.status) ?? 0,
          reason.flatMap { ReasonCode.allCases.firstIndex(of: $0) } ?? -1, kind,
        ], title: .status(suggestion.status, reason, category))
    case .category:
      return Key(repository: repository, order: [kind], title: .category(category))
    case .directory:
      let folder = change.name.utf8.contains(UInt8(ascii: "/")) ? FilePath.folder(change.name) : "."
      return Key(repository: repository, path: PathKey(folder), title: .path(folder))
    case .file:
      return Key(repository: repository, path: PathKey(change.name), title: .path(change.name))
    }
  }
}

/// The repositories that the files of a run lie in.
struct PatchRepositories {
  private let names: [String]

  /// Finds the repository of each changed file; all names are empty if there is only one.
  init(_ changes: [FileChange], root: String) {
    var topOfFolder: [PathKey: String] = [:]
    let tops = changes.map { change in
      let folder = PathKey(FilePath.folder(change.path))
      if let known = topOfFolder[folder] { return known }
      let top = GitWorkTree.top(of: folder.path) ?? ""
      topOfFolder[folder] = top
      return top
    }
    let isOne = tops.pathKeys.count <= 1
    names = tops.map { isOne || $0.isEmpty ? "" : FilePath.relative($0, to: root) }
  }

  /// The repository of a change, relative to the root of the run.
  func name(of change: Int) -> String { names[change] }
}

/// Text as part of a file name: letters, digits, dots and underscores are kept, everything else
/// becomes a dash.
enum FileNameText {
  /// The limit of bytes; paths keep their ends, which matter most.
  static let longest = 80

  static func text(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"):
        bytes.append(byte)
      default:
        if let last = bytes.last, last != UInt8(ascii: "-") { bytes.append(UInt8(ascii: "-")) }
      }
    }
    while bytes.last == UInt8(ascii: "-") || bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
    let end = bytes.suffix(longest).drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
    return end.isEmpty ? "changes" : String(decoding: end, as: UTF8.self)
  }
}
