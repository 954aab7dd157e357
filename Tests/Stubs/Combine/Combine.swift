// swift-format-ignore-file
// Declarations of the SDK, with its typing rules and without bodies: see Tests/Stubs/README.md.

@_exported import Foundation

func stub() -> Never { fatalError("a declaration without a body") }

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { stub() }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  public init() { stub() }
  public func send() { stub() }
}

@propertyWrapper public struct Published<Value> {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
  }
  public init(wrappedValue: Value) { stub() }
  public init(initialValue: Value) { stub() }
  public var wrappedValue: Value { get { stub() } set { stub() } }
  public var projectedValue: Publisher { stub() }
}

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> { stub() }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    stub()
  }
  public func receive(on queue: DispatchQueue) -> AnyPublisher<Output, Failure> { stub() }
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable { stub() }
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { stub() }
  public func autoconnect() -> AnyPublisher<Output, Failure> { stub() }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { stub() }
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { stub() }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {}

public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  public init() { stub() }
  public func send(_ value: Output) { stub() }
}

public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  public init(_ value: Output) { stub() }
  public var value: Output { get { stub() } set { stub() } }
  public func send(_ value: Output) { stub() }
}

public final class AnyCancellable: Hashable {
  public func cancel() { stub() }
  public func store(in set: inout Set<AnyCancellable>) { stub() }
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { stub() }
  public func hash(into hasher: inout Hasher) { stub() }
}

extension NotificationCenter {
  public func publisher(for name: Notification.Name) -> AnyPublisher<Notification, Never> { stub() }
}

extension Timer {
  public static func publish(
    every interval: TimeInterval, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> AnyPublisher<Date, Never> { stub() }
}
