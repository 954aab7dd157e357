/// A bounded number of threads that share the numbers of a range between them.
package enum Workers {
  /// The number of processors that the process may use.
  static var processorCount: Int {
    max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1)
  }

  /// The number of threads for a requested number; one per core by default.
  package static func jobs(_ asked: Int?) -> Int { max(asked ?? processorCount, 1) }

  /// The results of `body` for `0..<count`, in order, computed by at most `jobs` threads.
  ///
  /// `body` is called once for each number, in no particular order, on any thread.
  package static func map<Result: Sendable>(
    count: Int, jobs: Int, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    guard jobs > 1, count > 1 else { return (0..<count).map(body) }
    let results = Slots<Result>(count: count)
    let queue = Queue(count: count)
    run(min(jobs, count)) {
      while let index = queue.next() { results.fill(index, with: body(index)) }
    }
    return results.take()
  }

  /// Runs `body` on this thread and on `jobs - 1` others; returns when all have ended.
  private static func run(_ jobs: Int, _ body: @escaping @Sendable () -> Void) {
    let threads = (0..<max(jobs - 1, 0)).compactMap { _ in SystemThread.start(body) }
    body()
    for thread in threads { thread.join() }
  }
}

extension Workers {
  /// Passes the results of `body` for `0..<count` to `take` in order, one at a time, each as soon
  /// as it and all before it are computed.
  ///
  /// Only results that wait for an earlier one are kept, so that memory does not grow with `count`.
  /// The numbers in `first` are computed before all others.
  package static func forEach<Result: Sendable>(
    count: Int, jobs: Int, first: [Int] = [], _ body: @escaping @Sendable (Int) -> Result,
    inOrder take: @escaping @Sendable (Int, consuming Result) -> Void
  ) {
    let line = Line<Result>()
    let queue = Queue(count: count, first: first)
    run(min(jobs, count)) {
      while let index = queue.next() { line.finish(index, body(index), take) }
    }
  }

  /// The same for each element.
  ///
  /// Consumes the elements: each is freed when its body returns, not at the end.
  package static func forEach<Element: Sendable, Result: Sendable>(
    moving elements: consuming [Element], jobs: Int,
    _ body: @escaping @Sendable (Int, consuming Element) -> Result,
    inOrder take: @escaping @Sendable (Int, consuming Result) -> Void
  ) {
    let count = elements.count
    let slots = Slots(elements)
    elements = []
    forEach(count: count, jobs: jobs, { body($0, slots.empty($0)) }, inOrder: take)
  }
}

/// Hands out the numbers of a range, a few at a time.
///
/// `@unchecked`: the counter is only accessed with the lock held.
private final class Queue: @unchecked Sendable {
  private let lock = Lock()
  private let count: Int
  private let first: [Int]
  private let isFirst: Set<Int>
  private var upcomingFirst = 0
  private var upcoming = 0

  init(count: Int, first: [Int] = []) {
    self.count = count
    self.first = first
    isFirst = Set(first)
  }

  func next() -> Int? {
    lock {
      if upcomingFirst < first.count {
        upcomingFirst += 1
        return first[upcomingFirst - 1]
      }
      while isFirst.contains(upcoming) { upcoming += 1 }
      guard upcoming < count else { return nil }
      upcoming += 1
      return upcoming - 1
    }
  }
}

/// Restores the order of results that are finished in any order.
///
/// `@unchecked`: all state is only accessed with the lock held.
private final class Line<Value: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private var waiting: [Int: Value] = [:]
  /// The first number that was not delivered yet.
  private var first = 0
  private var isMoving = false

  /// Takes the result of a number and delivers all that no longer wait for an earlier one.
  ///
  /// Only one thread delivers at a time; it also delivers what others finish meanwhile.
  func finish(_ index: Int, _ value: Value, _ goOn: (Int, consuming Value) -> Void) {
    lock { waiting[index] = value }
    while let (index, value) = next() {
      goOn(index, value)
      lock { isMoving = false }
    }
  }

  private func next() -> (Int, Value)? {
    lock {
      guard !isMoving, let value = waiting.removeValue(forKey: first) else { return nil }
      isMoving = true
      first += 1
      return (first - 1, value)
    }
  }
}

/// One slot for each result.
///
/// `@unchecked`: while threads run, each slot is only accessed by the thread that took its number.
private final class Slots<Value>: @unchecked Sendable {
  private let slots: UnsafeMutableBufferPointer<Value?>

  init(count: Int) {
    slots = .allocate(capacity: count)
    slots.initialize(repeating: nil)
  }

  /// Fills every slot with the value of its number.
  init(_ values: [Value]) {
    slots = .allocate(capacity: values.count)
    for (index, value) in values.enumerated() { slots.initializeElement(at: index, to: value) }
  }

  deinit {
    slots.deinitialize()
    slots.deallocate()
  }

  /// Takes the value out of a slot.
  func empty(_ index: Int) -> Value {
    guard let value = slots[index].take() else {
      preconditionFailure("every number is handed out once")
    }
    return value
  }

  func fill(_ index: Int, with value: Value) {
    slots[index] = value
  }

  func take() -> [Value] { slots.indices.map(empty) }
}
