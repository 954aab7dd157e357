/// A number in half the room: there are many of its kind, and no file has two billion of anything.
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
