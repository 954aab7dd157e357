/// The files of one kind in the project's tree, sorted, so that a folder's files form one range.
struct ListedFiles: Sendable {
  /// The paths in the order of their bytes, each once.
  let paths: [String]
  /// The folder of the package that each file belongs to, by its index; -1 outside packages.
  private var packages: [Int32] = []
  private var packageFolders: [String] = []
  private let numbers: [ByteText: Int]
  /// The numbers of the files themselves, by those of their paths through links.
  private var originals: [Int: Int] = [:]

  /// Sorts paths, with those that lead to the same files through links.
  init(_ paths: [String], links: FileLinks = FileLinks()) {
    var sorted = paths.map { ByteText(ManifestPath.normalized($0)) }
    var linked: [ByteText: ByteText] = [:]
    if !links.isEmpty {
      for path in sorted {
        for other in links.paths(of: path.text) { linked[ByteText(other)] = path }
      }
      for path in sorted { linked[path] = nil }
      sorted += linked.keys
    }
    if !zip(sorted, sorted.dropFirst()).allSatisfy({ $0 < $1 }) { sorted = Set(sorted).sorted() }
    self.paths = sorted.map(\.text)
    numbers = Dictionary(keepingFirst: sorted.enumerated().map { ($0.element, $0.offset) })
    for (path, target) in linked {
      if let number = numbers[path] { originals[number] = numbers[target] }
    }
  }

  /// The number of a file by its own path.
  func original(_ number: Int) -> Int { originals[number] ?? number }

  /// The numbers of files, each by its own path.
  func originals(of numbers: Set<Int>) -> Set<Int> {
    originals.isEmpty ? numbers : Set(numbers.map(original))
  }

  /// The number of files.
  var count: Int { paths.count }

  /// The number of a file, by its name byte for byte.
  func number(of path: String) -> Int? { numbers[ByteText(path)] }

  /// The numbers of the files in a folder, at any depth.
  func numbers(in folder: String) -> Range<Int> {
    if folder == "/" { return 0..<count }
    // `0` is the byte after `/`.
    let start = firstNumber(from: ByteText(folder + "/"))
    return start..<max(start, firstNumber(from: ByteText(folder + "0")))
  }

  /// The number of the first file whose path is not before another.
  private func firstNumber(from path: ByteText) -> Int {
    paths.partitioningIndex { ByteText($0) >= path }
  }

  /// Records the folders of packages, to recognize files of nested ones.
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
}

/// The files of a listing by their lowercase names, computed on first access.
///
/// The file systems of most Macs ignore case and Unicode normalization, so that a manifest may name
/// a file differently than the tree does.
final class FoldedFiles {
  private let files: ListedFiles
  private var numbers: [String: Int]?

  /// Makes an empty table.
  init(_ files: ListedFiles) { self.files = files }

  /// The number of the only file with the name, ignoring case.
  func number(of path: String) -> Int? {
    if let number = files.number(of: path) { return number }
    if numbers == nil {
      numbers = Dictionary(
        files.paths.enumerated().map { ($0.element.lowercased(), $0.offset) },
        uniquingKeysWith: { _, _ in -1 })
    }
    guard let number = numbers?[path.lowercased()], number >= 0 else { return nil }
    return number
  }
}
