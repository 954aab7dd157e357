/// Keeps a large value apart from what holds it, so that rows of holders stay short and a copy of one costs
/// a count.
///
/// It is a value still: a copy that is changed is kept anew.
@propertyWrapper
public struct CopyOnWriteBox<Value: Sendable>: Sendable {
  /// Unchecked: changed only while nobody else holds it.
  private final class Box: @unchecked Sendable {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var box: Box

  /// Keeps a value.
  public init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  /// The value itself.
  public var wrappedValue: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}

extension CopyOnWriteBox: Equatable where Value: Equatable {
  /// Whether two values are equal, wherever they are kept.
  public static func == (a: Self, b: Self) -> Bool {
    a.box === b.box || a.wrappedValue == b.wrappedValue
  }
}

extension CopyOnWriteBox: Hashable where Value: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
