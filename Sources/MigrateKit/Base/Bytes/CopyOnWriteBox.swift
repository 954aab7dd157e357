/// Keeps a large value apart from what holds it, so that rows of holders stay short and a copy of one costs
/// a count.
///
/// It is a value still: a copy that is changed is kept anew.
@propertyWrapper
package struct CopyOnWriteBox<Value: Sendable>: Sendable {
  /// Unchecked: changed only while nobody else holds it.
  private final class Box: @unchecked Sendable {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var box: Box

  /// Keeps a value.
  package init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  /// The value itself.
  package var wrappedValue: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}

extension CopyOnWriteBox: Equatable where Value: Equatable {
  /// Whether two values are equal, wherever they are kept.
  package static func == (a: Self, b: Self) -> Bool {
    a.box === b.box || a.wrappedValue == b.wrappedValue
  }
}

extension CopyOnWriteBox: Hashable where Value: Hashable {
  /// Hashes the value.
  package func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
