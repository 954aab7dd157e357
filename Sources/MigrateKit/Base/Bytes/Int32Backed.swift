/// An `Int` stored in 32 bits, for counts and offsets that are stored often and stay below two
/// billion.
@propertyWrapper
package struct Int32Backed: Hashable, Sendable {
  private var stored: Int32

  package init(wrappedValue: Int) {
    stored = Int32(truncatingIfNeeded: wrappedValue)
  }

  package var wrappedValue: Int {
    get { Int(stored) }
    set { stored = Int32(truncatingIfNeeded: newValue) }
  }
}

/// An optional index stored in 32 bits, for indices that are stored often and stay below two billion.
@propertyWrapper
package struct OptionalIndex: Hashable, Sendable {
  /// -1 for none.
  private var stored: Int32 = -1

  package init() {}

  package var wrappedValue: Int? {
    get { stored < 0 ? nil : Int(stored) }
    set { stored = Int32(truncatingIfNeeded: newValue ?? -1) }
  }
}
