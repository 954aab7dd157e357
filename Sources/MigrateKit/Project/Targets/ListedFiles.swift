/// The files of one kind in the project's tree, sorted, so that a folder's files are one range.
struct ListedFiles {
  /// The paths in the order of their bytes, each once.
  let paths: [String]
  /// The folder of the package that each file belongs to, by its index; -1 outside packages.
  private var packages: [Int32] = []
  private var packageFolders: [String] = []
  private let numbers: [ByteText: Int]
  /// The files by their names in lower case; a name that several files share is -1.
  private let folded: Folded

  /// Sorts paths.
  init(_ paths: [String]) {
    let sorted = Set(paths.map { ByteText(ManifestPath.normalized($0)) }).sorted()
    self.paths = sorted.map(\.text)
    numbers = Dictionary(
      sorted.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    folded = Folded(self.paths)
  }

  /// The number of files.
  var count: Int { paths.count }

  /// The number of a file.
  ///
  /// Where no name is the same, one that differs in case or in how its letters are encoded is taken: the
  /// file systems of most Macs make no difference.
  func number(of path: String) -> Int? {
    numbers[ByteText(path)] ?? folded.number(of: path)
  }

  /// The numbers of the files in a folder, at any depth.
  func numbers(in folder: String) -> Range<Int> {
    if folder == "/" { return 0..<count }
    let start = firstNumber { !$0.utf8.lexicographicallyPrecedes((folder + "/").utf8) }
    let end = firstNumber { !$0.utf8.lexicographicallyPrecedes((folder + "0").utf8) }
    return start..<max(start, end)
  }

  private func firstNumber(where isBehind: (String) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(paths[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Notes the folders that hold packages, so that files of nested ones are known.
  mutating func note(packageFolders folders: [String]) {
    packageFolders = folders.sorted {
      ($0.utf8.count, ByteText($0)) < ($1.utf8.count, ByteText($1))
    }
    packages = [Int32](repeating: -1, count: count)
    for (index, folder) in packageFolders.enumerated() {
      for number in numbers(in: folder) { packages[number] = Int32(truncatingIfNeeded: index) }
    }
  }

  /// Whether a file in a folder belongs to a package that lies deeper in that folder.
  func isInPackage(_ number: Int, below folder: String) -> Bool {
    guard packages.indices.contains(number), packages[number] >= 0 else { return false }
    let package = packageFolders[Int(packages[number])]
    return package.utf8.count > folder.utf8.count && ManifestPath.contains(folder, package)
  }

  /// The names without their case, made when they are first asked for.
  private final class Folded {
    private let paths: [String]
    private var numbers: [String: Int]?

    init(_ paths: [String]) { self.paths = paths }

    func number(of path: String) -> Int? {
      if numbers == nil {
        numbers = Dictionary(
          paths.enumerated().map { ($0.element.lowercased(), $0.offset) },
          uniquingKeysWith: { _, _ in -1 })
      }
      guard let number = numbers?[path.lowercased()], number >= 0 else { return nil }
      return number
    }
  }
}
