/// Finds which of many changes make a command fail, in as few runs of it as possible.
///
/// A pure algorithm: `question` is the set of changes to try next, `record(_:)` takes the result,
/// and `question` is `nil` once every change is decided. It is independent of what a change is and
/// how the command runs.
///
/// The search only adds to `good`, a set that passed, so it can be stopped at any time with a
/// passing state. Three rules:
///
/// - Changes blamed by the command's errors are removed, and the rest is tried.
/// - A failing set without blame is halved until a single change is left, which fails on top of
///   `good`. The other half needs no separate run: with the first half good, it is the set that
///   failed.
/// - Changes similar to a failed one (of its *kind*: the same replacement) are tried last, so that
///   one bad token does not need a search for each of its uses.
///
/// Changes that fail only together are found the same way: one of them becomes good, and the other
/// then fails on top of it. If adding changes to a failing set never makes it pass, no rejected
/// change could have been kept.
///
/// - Complexity: at most `2 + d(⌈log₂ n⌉ + 4)` runs for `d` culprits among `n` changes, and about
///   one run per change if most of them are culprits.
struct FailureBisection: Sendable {
  /// The result of a run with the requested changes.
  enum Outcome: Sendable {
    case passed
    case failed(Blame)
  }

  /// The changes blamed by a failing run.
  struct Blame: Hashable, Sendable {
    /// Those that contain an error.
    var certain: Set<Int> = []
    /// Those that are near an error; they get a second chance once the rest passes.
    var possible: Set<Int> = []
    /// Those removed before, if the error remains.
    var acquitted: Set<Int> = []
  }

  /// The properties of a change that the search uses.
  struct Traits: Hashable, Sendable {
    /// The file that the change is in; changes are given file by file.
    var file: Int
    /// Changes of one kind tend to fail together.
    var kind: Int
  }

  /// The changes that passed together.
  private(set) var good: Set<Int> = []
  /// The changes that fail, in the order in which they were found.
  private(set) var culprits: [Int] = []

  private let traits: [Traits]
  /// The probe on top of `good`.
  private var probe: [Int]
  /// Fails together with `probe` on top of `good`.
  private var otherHalf: [Int] = []
  /// Not tried yet.
  private var waiting: [Int] = []
  /// Of a kind that failed, tried after `waiting`.
  private var kin: [Int] = []
  /// Blamed for being near an error, tried last.
  private var suspects: [Int] = []
  /// Kinds and changes that were deferred once.
  private var triedKinds: Set<Int> = []
  private var retried: Set<Int> = []
  private var wasAcquitted: Set<Int> = []
  /// The number of recent failing sets, minus the passing ones since.
  private var failures = 0

  /// Starts with every change untried; the empty set is known to pass.
  init(_ traits: [Traits]) {
    self.traits = traits
    probe = Array(traits.indices)
  }

  /// The changes to try together; `nil` if all are decided.
  var question: Set<Int>? { probe.isEmpty ? nil : good.union(probe) }

  /// The changes that are neither good nor culprits yet, in order.
  var undecided: [Int] { (probe + otherHalf + waiting + kin + suspects).sorted() }

  /// Records the result of `question`.
  mutating func record(_ outcome: Outcome) {
    precondition(!probe.isEmpty, "a probe needs a change")
    switch outcome {
    case .passed:
      good.formUnion(probe)
      probe = []
      if otherHalf.isEmpty {
        failures = max(failures - 1, 0)
        advance()
      } else {
        let failing = otherHalf
        otherHalf = []
        narrow(to: failing)
      }
    case .failed(let blame):
      acquit(blame.acquitted)
      let failed = probe
      // Once a part of the other half is known to fail, the failure of the whole set says nothing
      // about this half.
      waiting = otherHalf + waiting
      otherHalf = []
      takeAway(blame)
      if probe.count == failed.count {
        narrow(to: failed)
      } else if probe.isEmpty {
        advance()
      }
    }
  }
}

extension FailureBisection {
  /// Removes what a failing run blames.
  private mutating func takeAway(_ blame: Blame) {
    let certain = probe.filter(blame.certain.contains)
    let possible = probe.filter {
      blame.possible.contains($0) && !blame.certain.contains($0) && !retried.contains($0)
    }
    // An error that is near all remaining changes distinguishes none.
    guard !certain.isEmpty || !possible.isEmpty else { return }
    culprits += certain
    suspects += possible
    let gone = Set(certain + possible)
    probe.removeAll(where: gone.contains)
    for culprit in certain { putOffKin(of: culprit) }
  }

  /// Retries changes that were blamed for an error that remains without them.
  private mutating func acquit(_ acquitted: Set<Int>) {
    let freed = culprits.filter { acquitted.contains($0) && !wasAcquitted.contains($0) }
    guard !freed.isEmpty else { return }
    culprits.removeAll(where: freed.contains)
    wasAcquitted.formUnion(freed)
    suspects += freed
  }

  /// Continues in a set that is known to fail on top of `good`.
  private mutating func narrow(to failing: [Int]) {
    guard failing.count > 1 else {
      culprits += failing
      failures += 1
      probe = []
      putOffKin(of: failing[0])
      advance()
      return
    }
    let middle = middle(of: failing)
    probe = Array(failing[..<middle])
    otherHalf = Array(failing[middle...])
  }

  /// The split point of a set: between files if it has several, as near the middle as possible.
  private func middle(of changes: [Int]) -> Int {
    let half = changes.count / 2
    let boundaries = changes.indices.dropFirst().filter {
      traits[changes[$0 - 1]].file != traits[changes[$0]].file
    }
    return boundaries.min { abs($0 - half) < abs($1 - half) } ?? half
  }

  /// Tries the kind of a culprit after everything else, once.
  ///
  /// With a compiler that stops at the first file with errors, a bad token would otherwise need one
  /// run for each file that uses it.
  private mutating func putOffKin(of culprit: Int) {
    let kind = traits[culprit].kind
    guard triedKinds.insert(kind).inserted else { return }
    let isKin = { [traits] in traits[$0].kind == kind }
    kin += (probe + waiting).filter(isKin)
    probe.removeAll(where: isKin)
    waiting.removeAll(where: isKin)
  }

  /// Chooses the next probe, as large as the last results suggest.
  private mutating func advance() {
    if waiting.isEmpty {
      (waiting, kin) = (kin, [])
    }
    if waiting.isEmpty {
      (waiting, suspects) = (suspects, [])
      retried.formUnion(waiting)
    }
    // After one culprit the whole rest is tried; each further one halves the next attempt.
    let size = max(waiting.count >> min(max(failures - 1, 0), 62), min(waiting.count, 1))
    probe = Array(waiting[..<size])
    waiting.removeFirst(size)
  }
}
