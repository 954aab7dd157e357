// The declarations of Foundation that the tests use, as macOS has them. No body: nothing is run.

@_exported import Darwin

public class NSObject {
  public init() {}
}

public class NSNumber: NSObject {
  public var intValue: Int { fatalError() }
  public var doubleValue: Double { fatalError() }
  public var boolValue: Bool { fatalError() }
  public init(value: Int) { fatalError() }
}

public class NSString: NSObject {
  public init(string: String) { fatalError() }
  public var pathExtension: String { fatalError() }
  public var lastPathComponent: String { fatalError() }
  public var deletingLastPathComponent: String { fatalError() }
}

public struct ObjCBool: ExpressibleByBooleanLiteral {
  public init(booleanLiteral: Bool) { fatalError() }
  public var boolValue: Bool { fatalError() }
}

public class NSNull: NSObject {}

public final class NSLock: NSObject, @unchecked Sendable {
  public func lock() {}
  public func unlock() {}
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}

public class Thread: NSObject {
  public convenience init(block: @escaping @Sendable () -> Void) { fatalError() }
  public var stackSize: Int {
    get { fatalError() }
    set {}
  }
  public func start() {}
  public static func sleep(forTimeInterval: TimeInterval) {}
  public class func detachNewThread(_ block: @escaping @Sendable () -> Void) {}
}

public class DispatchSemaphore: @unchecked Sendable {
  public init(value: Int) {}
  public func wait() {}
  @discardableResult public func signal() -> Int { fatalError() }
}

public typealias TimeInterval = Double

public struct Date: Comparable, Hashable, Sendable {
  public init() {}
  public init(timeIntervalSinceNow: TimeInterval) {}
  public init(timeIntervalSince1970: TimeInterval) {}
  public func addingTimeInterval(_ interval: TimeInterval) -> Date { fatalError() }
  public func timeIntervalSince(_ date: Date) -> TimeInterval { fatalError() }
  public var timeIntervalSince1970: TimeInterval { fatalError() }
  public static func < (left: Date, right: Date) -> Bool { fatalError() }
}

public struct UUID: Hashable, Sendable {
  public init() {}
  public var uuidString: String { fatalError() }
}

public struct Data: RandomAccessCollection, MutableCollection, Hashable, Sendable {
  public typealias Index = Int
  public typealias SubSequence = Data
  public init() {}
  public init(_ elements: some Sequence<UInt8>) {}
  public init(contentsOf url: URL) throws {}
  public func write(to url: URL) throws {}
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public subscript(position: Int) -> UInt8 {
    get { fatalError() }
    set {}
  }
  public subscript(bounds: Range<Int>) -> Data {
    get { fatalError() }
    set {}
  }
}

public struct URL: Hashable, Sendable, CustomStringConvertible {
  public init(fileURLWithPath path: String) {}
  public init(fileURLWithPath path: String, isDirectory: Bool) {}
  public init(filePath path: String) {}
  public init?(string: String) {}
  public var path: String { fatalError() }
  public func path(percentEncoded: Bool = true) -> String { fatalError() }
  public var lastPathComponent: String { fatalError() }
  public var pathExtension: String { fatalError() }
  public var absoluteString: String { fatalError() }
  public var description: String { fatalError() }
  public func deletingLastPathComponent() -> URL { fatalError() }
  public mutating func deleteLastPathComponent() {}
  public func deletingPathExtension() -> URL { fatalError() }
  public func appendingPathComponent(_ name: String) -> URL { fatalError() }
  public func appending(path: String) -> URL { fatalError() }
  public func appending(component: String) -> URL { fatalError() }
}

public struct FileAttributeKey: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { fatalError() }
  public static let posixPermissions = FileAttributeKey(rawValue: "")
  public static let size = FileAttributeKey(rawValue: "")
  public static let modificationDate = FileAttributeKey(rawValue: "")
  public static let creationDate = FileAttributeKey(rawValue: "")
  public static let systemFileNumber = FileAttributeKey(rawValue: "")
  public static let referenceCount = FileAttributeKey(rawValue: "")
}

public class FileManager: NSObject, @unchecked Sendable {
  public static let `default` = FileManager()
  public class DirectoryEnumerator: NSObject, Sequence, IteratorProtocol {
    public func next() -> Any? { fatalError() }
    public func nextObject() -> Any? { fatalError() }
    public var allObjects: [Any] { fatalError() }
  }
  public var temporaryDirectory: URL { fatalError() }
  public var currentDirectoryPath: String { fatalError() }
  public func createDirectory(
    atPath: String, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  public func createDirectory(
    at: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  public func createSymbolicLink(atPath: String, withDestinationPath: String) throws {}
  public func destinationOfSymbolicLink(atPath: String) throws -> String { fatalError() }
  public func createFile(
    atPath: String, contents: Data?, attributes: [FileAttributeKey: Any]? = nil
  ) -> Bool { fatalError() }
  public func linkItem(atPath: String, toPath: String) throws {}
  public func copyItem(atPath: String, toPath: String) throws {}
  public func copyItem(at: URL, to: URL) throws {}
  public func moveItem(atPath: String, toPath: String) throws {}
  public func moveItem(at: URL, to: URL) throws {}
  public func removeItem(atPath: String) throws {}
  public func removeItem(at: URL) throws {}
  public func fileExists(atPath: String) -> Bool { fatalError() }
  public func fileExists(
    atPath: String, isDirectory: UnsafeMutablePointer<ObjCBool>?
  ) -> Bool { fatalError() }
  public func isReadableFile(atPath: String) -> Bool { fatalError() }
  public func isWritableFile(atPath: String) -> Bool { fatalError() }
  public func isExecutableFile(atPath: String) -> Bool { fatalError() }
  public func contents(atPath: String) -> Data? { fatalError() }
  public func contentsOfDirectory(atPath: String) throws -> [String] { fatalError() }
  public func subpathsOfDirectory(atPath: String) throws -> [String] { fatalError() }
  public func enumerator(atPath: String) -> DirectoryEnumerator? { fatalError() }
  public func enumerator(
    at: URL, includingPropertiesForKeys: [String]?
  ) -> DirectoryEnumerator? { fatalError() }
  public func attributesOfItem(atPath: String) throws -> [FileAttributeKey: Any] { fatalError() }
  public func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath: String) throws {}
}

public class FileHandle: NSObject, @unchecked Sendable {
  public static var nullDevice: FileHandle { fatalError() }
  public init(fileDescriptor: Int32, closeOnDealloc: Bool) { fatalError() }
  public convenience init(forReadingFrom: URL) throws { fatalError() }
  public convenience init(forWritingTo: URL) throws { fatalError() }
  public func readDataToEndOfFile() -> Data { fatalError() }
  public func write(_ data: Data) {}
  public func close() throws {}
  public func seekToEnd() throws -> UInt64 { fatalError() }
}

public class Pipe: NSObject, @unchecked Sendable {
  public var fileHandleForReading: FileHandle { fatalError() }
  public var fileHandleForWriting: FileHandle { fatalError() }
}

public class Process: NSObject, @unchecked Sendable {
  public enum TerminationReason: Int, Sendable {
    case exit = 1
    case uncaughtSignal = 2
  }
  public var executableURL: URL?
  public var arguments: [String]?
  public var environment: [String: String]?
  public var currentDirectoryURL: URL?
  public var standardInput: Any?
  public var standardOutput: Any?
  public var standardError: Any?
  public func run() throws {}
  public func terminate() {}
  public func waitUntilExit() {}
  public var isRunning: Bool { fatalError() }
  public var processIdentifier: Int32 { fatalError() }
  public var terminationStatus: Int32 { fatalError() }
  public var terminationReason: TerminationReason { fatalError() }
}

public class ProcessInfo: NSObject, @unchecked Sendable {
  public static var processInfo: ProcessInfo { fatalError() }
  public var environment: [String: String] { fatalError() }
  public var processorCount: Int { fatalError() }
}

public class JSONSerialization: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static let fragmentsAllowed = ReadingOptions(rawValue: 4)
  }
  public struct WritingOptions: OptionSet, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static let sortedKeys = WritingOptions(rawValue: 2)
    public static let prettyPrinted = WritingOptions(rawValue: 1)
  }
  public class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any {
    fatalError()
  }
  public class func data(
    withJSONObject: Any, options: WritingOptions = []
  ) throws -> Data { fatalError() }
}

public class JSONDecoder {
  public init() {}
  public func decode<T: Decodable>(_ type: T.Type, from: Data) throws -> T { fatalError() }
}

public struct CharacterSet: Hashable, Sendable {
  public init(charactersIn: String) {}
  public static var whitespaces: CharacterSet { fatalError() }
  public static var whitespacesAndNewlines: CharacterSet { fatalError() }
  public static var newlines: CharacterSet { fatalError() }
}

extension StringProtocol {
  public func components(separatedBy: some StringProtocol) -> [String] { fatalError() }
  public func components(separatedBy: CharacterSet) -> [String] { fatalError() }
  public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target, with replacement: Replacement, options: String.CompareOptions = [],
    range: Range<Index>? = nil
  ) -> String { fatalError() }
  public func trimmingCharacters(in: CharacterSet) -> String { fatalError() }
  public func contains<T: StringProtocol>(_ other: T) -> Bool { fatalError() }
  public func range<T: StringProtocol>(
    of: T, options: String.CompareOptions = [], range: Range<Index>? = nil
  ) -> Range<Index>? { fatalError() }
  public var capitalized: String { fatalError() }
  public var precomposedStringWithCanonicalMapping: String { fatalError() }
  public var decomposedStringWithCanonicalMapping: String { fatalError() }
}

extension String {
  public struct CompareOptions: OptionSet, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static let anchored = CompareOptions(rawValue: 8)
    public static let backwards = CompareOptions(rawValue: 4)
    public static let regularExpression = CompareOptions(rawValue: 1024)
    public static let caseInsensitive = CompareOptions(rawValue: 1)
  }
  public struct Encoding: Sendable {
    public static let utf8 = Encoding()
  }
  public init(format: String, _ arguments: CVarArg...) { fatalError() }
  public init(contentsOf: URL, encoding: Encoding) throws { fatalError() }
  public init(contentsOfFile: String, encoding: Encoding) throws { fatalError() }
  public init?(data: Data, encoding: Encoding) { fatalError() }
  public func write(toFile: String, atomically: Bool, encoding: Encoding) throws {}
  public func write(to: URL, atomically: Bool, encoding: Encoding) throws {}
  public func data(using: Encoding) -> Data? { fatalError() }
}
