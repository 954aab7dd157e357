/// Stores a large value out of line, so that its owner stays small and copying the owner costs one
/// retain.
///
/// It has value semantics: changing a copy allocates new storage.
@propertyWrapper
package struct CopyOnWriteBox<Value: Sendable>: Sendable {
  /// `@unchecked`: mutated only while uniquely referenced.
  private final class Box: @unchecked Sendable {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var box: Box

  /// Stores a value.
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

  /// Sets a part if it changes: storage that is shared would be copied otherwise.
  @inline(__always)
  mutating func set<Part: Equatable>(_ part: WritableKeyPath<Value, Part>, to new: Part) {
    if new != wrappedValue[keyPath: part] { wrappedValue[keyPath: part] = new }
  }
}

extension CopyOnWriteBox: Equatable where Value: Equatable {
  /// Whether two values are equal, wherever they are stored.
  package static func == (a: Self, b: Self) -> Bool {
    a.box === b.box || a.wrappedValue == b.wrappedValue
  }
}

extension CopyOnWriteBox: Hashable where Value: Hashable {
  /// Hashes the value.
  package func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
