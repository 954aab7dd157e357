/// An `Int` stored in 32 bits, for counts and offsets that are stored often and stay below two
/// billion.
@propertyWrapper
struct Int32Backed: Hashable, Sendable {
  private var stored: Int32

  init(wrappedValue: Int) {
    stored = Int32(truncatingIfNeeded: wrappedValue)
  }

  var wrappedValue: Int {
    get { Int(stored) }
    set { stored = Int32(truncatingIfNeeded: newValue) }
  }
}
