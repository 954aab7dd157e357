/// What detection must know before it reads the first file: plain data, taken from the mapping.
public struct DetectionSettings: Sendable {
  /// Names of types that declare the design system.
  public var definitions: Set<String> = []
  /// The digit order of hex initializers, by call (`Color(hex:)`), where the mapping says it.
  public var hexInitializers: [String: HexDigitOrder] = [:]
  /// The release whose system colors the code means: `ios18` or `ios26`.
  public var systemColors = "ios18"
  /// Every spelling of every token, to count how much of the code uses them already.
  public var tokenSpellings: Set<String> = []

  /// Makes settings for code without a mapping.
  public init() {}
}

/// Everything pass 1 learns of one file; pass 2 turns it into findings without reading it again.
public struct FileScan: Sendable {
  /// The path of the file, as reports write it.
  public var path: String
  /// What other files, matching and rewriting need of this one.
  public var facts: FileFacts
  /// How many uses of mapped tokens stand in the file.
  public var tokenUses = 0

  /// Makes the scan of a file in which nothing was found.
  public init(path: String, facts: FileFacts = FileFacts()) {
    self.path = path
    self.facts = facts
  }
}

/// Pass 1: reads one file once. Pure, and safe to run on many files at a time.
public struct FileScanner: Sendable {
  private let settings: DetectionSettings

  /// Makes a scanner.
  public init(settings: DetectionSettings = DetectionSettings()) {
    self.settings = settings
  }

  /// Everything that `file` alone can tell.
  public func scan(_ file: SourceFile) -> FileScan {
    FileScan(path: file.path)
  }
}

/// Pass 2: turns what pass 1 saw into findings, with what the other files say.
public struct FindingResolver: Sendable {
  private let settings: DetectionSettings
  private let project: ProjectFacts

  /// Makes a resolver for the files of one app.
  public init(settings: DetectionSettings, project: ProjectFacts) {
    self.settings = settings
    self.project = project
  }

  /// The findings of one file, in order of position.
  public func findings(in scan: FileScan) -> [Finding] { [] }
}
