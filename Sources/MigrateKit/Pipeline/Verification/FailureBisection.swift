/// Finds which of many changes make a command fail, in as few runs of it as possible.
///
/// Values in, values out: `question` is the set of changes to try next, `record(_:)` takes what came
/// of it, and `question` is `nil` once every change is decided. Nothing here knows what a change is
/// or how the command is run.
///
/// The search only ever adds to `good`, a set that was seen to pass, so it can be stopped at any time
/// and still leaves a state that passed. Three rules:
///
/// - What the command blames by itself is taken away, and the rest tried.
/// - A set that fails and blames nothing is halved until a single change is left, which fails on top
///   of `good`. Its other half needs no run of its own: with the first half good, it is the set that
///   failed.
/// - What resembles a change that failed (its *kind*: the same replacement) is tried last, so that
///   one bad token does not cost a search for each of its uses.
///
/// Changes that fail only together are found the same way: one of them becomes good, and the other
/// then fails on top of it. Where adding changes to a failing set never makes it pass, no change that
/// was given up could have been kept.
///
/// - Complexity: at most `2 + d(⌈log₂ n⌉ + 4)` runs for `d` culprits among `n` changes, and when most
///   of them are culprits about one run a change.
struct FailureBisection: Sendable {
  /// What a run of the command said of the changes asked for.
  enum Outcome: Sendable {
    case passed
    case failed(Blame)
  }

  /// The changes that a failing run names by itself.
  struct Blame: Hashable, Sendable {
    /// Those that an error is in.
    var certain: Set<Int> = []
    /// Those that are near an error; they get a second chance once the rest passes.
    var possible: Set<Int> = []
    /// Those taken away before, where the error remains.
    var acquitted: Set<Int> = []
  }

  /// What the search knows of a change beforehand.
  struct Traits: Hashable, Sendable {
    /// The file that the change is in; changes are given file by file.
    var file: Int
    /// Changes of one kind tend to fail together.
    var kind: Int
  }

  /// The changes seen to pass together.
  private(set) var good: Set<Int> = []
  /// The changes that fail, in the order in which they were found.
  private(set) var culprits: [Int] = []

  private let traits: [Traits]
  /// What is asked on top of `good`.
  private var probe: [Int]
  /// Fails together with `probe` on top of `good`.
  private var otherHalf: [Int] = []
  /// Not tried yet.
  private var waiting: [Int] = []
  /// Of a kind that failed, tried after `waiting`.
  private var kin: [Int] = []
  /// Blamed for standing near an error, tried last.
  private var suspects: [Int] = []
  /// Kinds and changes that were put off once already.
  private var triedKinds: Set<Int> = []
  private var retried: Set<Int> = []
  private var wasAcquitted: Set<Int> = []
  /// How many sets in a row turned out to hold a culprit, less the good ones since.
  private var failures = 0

  /// Starts with every change untried; that none of them at all passes is known.
  init(_ traits: [Traits]) {
    self.traits = traits
    probe = Array(traits.indices)
  }

  /// The changes to try together; `nil` when all are decided.
  var question: Set<Int>? { probe.isEmpty ? nil : good.union(probe) }

  /// The changes that are neither good nor culprits yet, in order.
  var undecided: [Int] { (probe + otherHalf + waiting + kin + suspects).sorted() }

  /// Takes the result of `question`.
  mutating func record(_ outcome: Outcome) {
    precondition(!probe.isEmpty, "an answer needs a question")
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
      // That the whole set fails says nothing of this half once a part of the other is known to.
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
  /// Takes away what a failing run blames.
  private mutating func takeAway(_ blame: Blame) {
    let certain = probe.filter(blame.certain.contains)
    let possible = probe.filter {
      blame.possible.contains($0) && !blame.certain.contains($0) && !retried.contains($0)
    }
    // An error elsewhere that is near all there is to try says nothing.
    guard !certain.isEmpty || !possible.isEmpty else { return }
    culprits += certain
    suspects += possible
    let gone = Set(certain + possible)
    probe.removeAll(where: gone.contains)
    for culprit in certain { putOffKin(of: culprit) }
  }

  /// Gives another chance to changes that were blamed for an error that is without them.
  private mutating func acquit(_ acquitted: Set<Int>) {
    let freed = culprits.filter { acquitted.contains($0) && !wasAcquitted.contains($0) }
    guard !freed.isEmpty else { return }
    culprits.removeAll(where: freed.contains)
    wasAcquitted.formUnion(freed)
    suspects += freed
  }

  /// Goes on in a set that is known to fail on top of `good`.
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

  /// Where to halve a set: between files while it holds several, as near the middle as that allows.
  private func middle(of changes: [Int]) -> Int {
    let half = changes.count / 2
    let boundaries = changes.indices.dropFirst().filter {
      traits[changes[$0 - 1]].file != traits[changes[$0]].file
    }
    return boundaries.min { abs($0 - half) < abs($1 - half) } ?? half
  }

  /// Tries the kind of a culprit after everything else, once.
  ///
  /// A compiler that stops at the first file with errors would otherwise be asked once for each file
  /// that uses a bad token before it is known that the rest is good.
  private mutating func putOffKin(of culprit: Int) {
    let kind = traits[culprit].kind
    guard triedKinds.insert(kind).inserted else { return }
    let isKin = { [traits] in traits[$0].kind == kind }
    kin += (probe + waiting).filter(isKin)
    probe.removeAll(where: isKin)
    waiting.removeAll(where: isKin)
  }

  /// Asks for what comes next: as much at once as the last results make likely to pass.
  private mutating func advance() {
    if waiting.isEmpty {
      (waiting, kin) = (kin, [])
    }
    if waiting.isEmpty {
      (waiting, suspects) = (suspects, [])
      retried.formUnion(waiting)
    }
    // After one culprit the rest is tried at once; each further one halves the next attempt.
    let size = max(waiting.count >> min(max(failures - 1, 0), 62), min(waiting.count, 1))
    probe = Array(waiting[..<size])
    waiting.removeFirst(size)
  }
}
