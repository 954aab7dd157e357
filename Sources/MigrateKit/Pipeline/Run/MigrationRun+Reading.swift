import MigrateKitCore

// Pass 1: one read of each file.

extension MigrationRun {
  /// The result of pass 1 for a file.
  struct FileRead: Sendable {
    @CopyOnWriteBox var scan: FileScan
    var byteCount = 0
    var bytes: [UInt8]?
    /// Places outside of findings at which edits may start or end, by their offsets.
    var editPositions: [Int: SourcePosition] = [:]
    var problem: FileProblem?

    /// Whether there is anything to match or to report.
    var hasResults: Bool { problem != nil || !scan.isSilent }

    /// Drops the facts for other files, once they are merged.
    ///
    /// Most files have nothing left after that, and share one empty scan.
    mutating func forgetSharedFacts() {
      if scan.isSilent { _scan = Self.silence } else { scan.facts.forgetShared() }
    }

    /// Returns what work on a huge file has freed, which the next file would not need again.
    func returnFreeMemory() {
      if byteCount >= Self.hugeSize { FreeMemory.returnToSystem() }
    }

    /// The minimum size of a huge file in bytes.
    private static let hugeSize = 1 << 22

    private static let silence = CopyOnWriteBox(wrappedValue: FileScan(path: ""))
  }

  func read(_ file: FoundFile, assets: NamedColors) -> FileRead {
    var lap = StageLap(request.clock)
    let bytes: [UInt8]
    do {
      bytes = try self.bytes(of: file)
    } catch {
      let problem = FileProblem(file: file.name, message: "cannot read it: \(error.message)")
      // As with folders, files that are only read for their declarations may be unreadable.
      return FileRead(scan: FileScan(path: file.name), problem: file.isOwn ? problem : nil)
    }
    lap.end(.read, count: 1, bytes: bytes.count)
    return scan(bytes, of: file, assets: assets, &lap)
  }

  func bytes(of file: FoundFile) throws(SystemError) -> [UInt8] {
    if let sources { return sources[PathKey(file.name)] ?? [] }
    return try FileSystem.read(file.path)
  }

  func scan(_ bytes: [UInt8], of file: FoundFile, assets: NamedColors) -> FileRead {
    var untimed = StageLap(nil)
    return scan(bytes, of: file, assets: assets, &untimed)
  }

  private func scan(
    _ bytes: [UInt8], of file: FoundFile, assets: NamedColors, _ lap: inout StageLap
  ) -> FileRead {
    defer { lap.end(.detect, count: 1, bytes: bytes.count) }
    let source = SourceFile(path: file.name, bytes: bytes)
    let scanner = projects[file.projectIndex].scanner
    if file.isBackground { return FileRead(scan: scanner.declarations(in: source)) }
    var scan =
      InterfaceScanner.reads(file.name)
      ? InterfaceScanner().scan(source) : scanner.scan(source, assets: assets, &lap)
    if request.keepsExcerpts {
      for index in scan.pending.indices {
        let range = scan.pending[index].finding.range
        scan.pending[index].finding.excerpt = SourceExcerpt(
          around: range, in: bytes, lines: request.excerptLines)
      }
    }
    return FileRead(
      scan: scan, byteCount: bytes.count, bytes: request.keepsBytes ? bytes : nil,
      editPositions: EditLocator.notes(on: scan, of: bytes))
  }

  /// The contents of the asset catalogs.
  struct AssetReading {
    /// The named colors of each app.
    var named: [NamedColors] = []
    /// The colors of catalogs outside of each app that are compiled with it, which its declarations
    /// may use.
    var outside: [AssetColors]
    /// The result of reading each color set; `nil` for those that are not reported.
    var sets: [ColorSetRead?] = []
    var problems: [FileProblem] = []
  }

  /// The colors of assets by name; `nil` if a name has no color, or several.
  typealias AssetColors = [String: ColorValue?]

  /// The named colors of each app.
  ///
  /// A name with different colors in two catalogs is unknown.
  func readAssets() -> AssetReading {
    let reads = Workers.map(count: found.colorSets.count, jobs: jobs) {
      readAsset(found.colorSets[$0])
    }
    var assets = [AssetColors](repeating: [:], count: projects.count)
    var result = AssetReading(outside: assets)
    func add(_ color: ColorValue?, named name: String, to colors: inout AssetColors) {
      let known = colors[name]
      colors[name] = .some(known == nil || known == .some(color) ? color : nil)
    }
    for (set, read) in zip(found.colorSets, reads) {
      switch read {
      case .success(let read):
        for projectIndex in projects.indices
        where projects[projectIndex].configuration.isOutside(set.path) {
          add(read?.color, named: set.asset, to: &result.outside[projectIndex])
        }
        if !set.isBackground { add(read?.color, named: set.asset, to: &assets[set.projectIndex]) }
        result.sets.append(set.isBackground ? nil : read)
      case .failure(let problem):
        if set.isOwn { result.problems.append(problem.problem) }
        result.sets.append(nil)
      }
    }
    result.named = zip(assets, projects).map {
      NamedColors($0, tokenCodes: $1.settings.tokenCodes)
    }
    return result
  }

  private struct AssetFailure: Error {
    var problem: FileProblem
  }

  private func readAsset(_ set: FoundColorSet) -> Result<ColorSetRead?, AssetFailure> {
    let release =
      SystemColors.Release(rawValue: projects[set.projectIndex].settings.systemColors) ?? .ios18
    var lap = StageLap(request.clock)
    defer { lap.end(.detect) }
    do {
      let bytes = try FileSystem.read(set.path)
      lap.end(.read, count: 1, bytes: bytes.count)
      guard let color = try ColorSetFile(json: bytes).color(in: release) else {
        return .success(nil)
      }
      let range = AssetCatalog.firstColor(in: bytes)
      let lines = LineIndex(bytes)
      return .success(
        ColorSetRead(
          color: color, range: range, start: lines.position(at: range.start),
          end: lines.position(at: range.end),
          source: String(decoding: bytes[range.start..<range.end], as: UTF8.self)))
    } catch {
      let cause =
        (error as? SystemError)?.message ?? (error as? ColorSetError)?.message ?? "\(error)"
      return .failure(
        AssetFailure(
          problem: FileProblem(
            file: set.name, message: "cannot read the color: \(cause)", isWarning: true)))
    }
  }

  /// The facts of each project's files, in path order.
  func mergeFacts(
    _ reads: [FileRead], assets: [NamedColors]
  ) -> [Int: ProjectFacts] {
    let pass = ReadingPass(
      count: reads.count, of: projects.indices, assets, keepsFacts: true
    ) { _ in false }
    for (number, read) in reads.enumerated() {
      pass.add(read, number: number, ofProject: found.files[number].projectIndex)
    }
    return pass.projectFacts()
  }
}

/// The results of pass 1, added in path order.
///
/// Unchecked: one thread at a time adds to it.
final class ReadingPass: @unchecked Sendable {
  private var reads: [MigrationRun.FileRead] = []
  /// The facts and the input of the model of each project, by its index.
  private var merged: [ProjectFacts?] = []
  private var builders: [ProjectModelBuilder?] = []
  private let keepsFacts: Bool
  private let hasModel: (_ project: Int) -> Bool

  /// Starts without a file.
  ///
  /// - Parameters:
  ///   - count: How many files there are.
  ///   - projects: The projects that they belong to; some may have no file.
  ///   - assets: The named colors of each project.
  ///   - keepsFacts: Whether files keep the facts for other files after the merge.
  ///   - hasModel: Whether a project model is made of a project.
  init(
    count: Int, of projects: some Sequence<Int>, _ assets: [NamedColors], keepsFacts: Bool,
    hasModel: @escaping (_ project: Int) -> Bool
  ) {
    reads.reserveCapacity(count)
    merged = [ProjectFacts?](repeating: nil, count: assets.count)
    builders = [ProjectModelBuilder?](repeating: nil, count: assets.count)
    for project in projects { merged[project] = ProjectFacts(assets: assets[project]) }
    self.keepsFacts = keepsFacts
    self.hasModel = hasModel
  }

  /// Adds the next file, which belongs to a project and may be compiled with others too.
  func add(
    _ read: consuming MigrationRun.FileRead, number: Int, ofProject project: Int,
    compiledBy others: [Int] = []
  ) {
    for project in [project] + others where hasModel(project) {
      if builders[project] == nil { builders[project] = ProjectModelBuilder() }
      builders[project]?.add(read.scan.facts, file: number)
    }
    merged[project]?.add(read.scan.facts)
    if !keepsFacts { read.forgetSharedFacts() }
    reads.append(read)
  }

  /// Moves the results out, so that the caller can free them file by file.
  func takeReads() -> [MigrationRun.FileRead] {
    defer { reads = [] }
    return reads
  }

  /// Moves out the input of the project models.
  func takeBuilders() -> [Int: ProjectModelBuilder] {
    defer { builders = [] }
    return Self.numbered(builders)
  }

  /// The facts of each project.
  func projectFacts() -> [Int: ProjectFacts] {
    for project in merged.indices { merged[project]?.finish() }
    return Self.numbered(merged)
  }

  private static func numbered<Value>(_ values: [Value?]) -> [Int: Value] {
    Dictionary(
      uniqueKeysWithValues: values.enumerated().compactMap { index, value in
        value.map { (index, $0) }
      })
  }
}
