import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Laws of matching, on random systems")
struct MatchingLawsTests {
  /// A system of random colors, many of them close to one another, some equal, some adaptive.
  private struct World {
    var tokens: [DesignToken] = []
    var findings: [Finding] = []

    init(seed: UInt64) {
      var random = SeededRandom(seed: seed)
      let hexes = (0..<12).map { _ in Self.color(&random) }
      for number in 0..<30 {
        let base = hexes[Int.random(in: 0..<hexes.count, using: &random)]
        let light = Bool.random(using: &random) ? base : Self.neighbor(of: base, &random)
        let dark = Int.random(in: 0..<4, using: &random) == 0 ? Self.color(&random) : nil
        var token = TestSystem.color("token\(number)", "#000000")
        token.value = .color(ColorValue(light: light, dark: dark))
        token.roles = Self.roles(&random)
        if Int.random(in: 0..<6, using: &random) == 0 {
          token.means = "feedback"
          token.meaningWords = ["error"]
        }
        tokens.append(token)
      }
      for _ in 0..<40 {
        let base = hexes[Int.random(in: 0..<hexes.count, using: &random)]
        let light = Bool.random(using: &random) ? base : Self.neighbor(of: base, &random)
        let role =
          [UsageRole.text, .background, .border, .unknown]
          .randomElement(using: &random) ?? .text
        findings.append(.of(.color(ColorValue(light: light)), role, site: .color))
      }
    }

    private static func roles(_ random: inout SeededRandom) -> Set<UsageRole> {
      let choices: [Set<UsageRole>] = [
        [.text], [.background, .fill], [.border], [], [.text, .icon],
      ]
      return choices.randomElement(using: &random) ?? []
    }

    private static func color(_ random: inout SeededRandom) -> ColorSample {
      ColorSample(
        RGBA8(
          red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
          blue: .random(in: 0...255, using: &random),
          alpha: Int.random(in: 0..<5, using: &random) == 0 ? 128 : 255))
    }

    private static func neighbor(
      of color: ColorSample, _ random: inout SeededRandom
    ) -> ColorSample {
      func move(_ component: Double) -> Double {
        min(max(component + .random(in: -0.02...0.02, using: &random), 0), 1)
      }
      return ColorSample(
        red: move(color.red), green: move(color.green), blue: move(color.blue),
        alpha: color.alpha)
    }
  }

  @Test(
    "exact means the same 8 bits in every appearance, a role that agrees, nothing held",
    arguments: 1...60)
  func exact(seed: UInt64) throws {
    let world = World(seed: seed)
    let system = TestSystem.designSystem(world.tokens)
    for answer in system.answers(world.findings) where answer.status == .exact {
      let path = try #require(answer.token)
      let token = try #require(world.tokens.first { $0.path == path })
      guard case .color(let code) = answer.finding.value, case .color(let color) = token.value
      else { continue }
      let isComposed = color.light.alpha == 1 && code.light.alpha < 1
      var drawn = color.light.rgba8
      if isComposed { drawn.alpha = code.light.rgba8.alpha }
      #expect(drawn == code.light.rgba8)
      #expect(color.dark.map { $0.rgba8 == color.light.rgba8 } ?? true)
      #expect(token.roles.isEmpty || token.roles.contains(answer.finding.role.role))
      #expect(token.means == nil)
      #expect(answer.heldBy.isEmpty && answer.replacement != nil)
    }
  }

  @Test(
    "near is imperceptible, and no token of another color is within a step", arguments: 1...60
  )
  func near(seed: UInt64) throws {
    let world = World(seed: seed)
    for answer in TestSystem.designSystem(world.tokens).answers(world.findings)
    where answer.status == .near {
      let distance = try #require(answer.distance?.value)
      #expect(distance <= 1)
      for other in answer.candidates.dropFirst()
      where other.rejection.hasPrefix("less similar") {
        #expect(other.distance.value - distance >= 1)
      }
    }
  }

  @Test("the nearest token that can serve is chosen", arguments: 1...60)
  func nearest(seed: UInt64) throws {
    let world = World(seed: seed)
    for answer in TestSystem.designSystem(world.tokens).answers(world.findings) {
      guard let chosen = answer.distance?.value, case .color(let code) = answer.finding.value
      else { continue }
      for token in world.tokens {
        guard case .color(let color) = token.value, token.means == nil,
          RoleFit.ofColor(token, role: answer.finding.role.role) != nil,
          color.light.rgba8.alpha == code.light.rgba8.alpha
        else { continue }
        let distance = ciede2000(code.light.lab, color.light.lab)
        // Tokens of the same 8 bits count as one color, so sub-byte differences may remain.
        #expect(distance > chosen - 0.3)
      }
    }
  }

  @Test("the order of tokens and of findings does not matter", arguments: 1...40)
  func orderIndependence(seed: UInt64) {
    let world = World(seed: seed)
    var random = SeededRandom(seed: seed &+ 1000)
    let answers = TestSystem.designSystem(world.tokens).answers(world.findings)
    let shuffled = TestSystem.designSystem(world.tokens.shuffled(using: &random))
    #expect(shuffled.answers(world.findings) == answers)
    let order = Array(world.findings.indices).shuffled(using: &random)
    let reordered = shuffled.answers(order.map { world.findings[$0] })
    for (position, original) in order.enumerated() {
      #expect(reordered[position] == answers[original])
    }
  }

  @Test("a finding alone gets the same result as among others", arguments: 1...20)
  func independence(seed: UInt64) {
    let world = World(seed: seed)
    let system = TestSystem.designSystem(world.tokens)
    #expect(world.findings.map { system.answer($0) } == system.answers(world.findings))
  }

  @Test(
    "a replacement is never there without a token, its edit, or a reason that a person accepts",
    arguments: 1...40)
  func consistency(seed: UInt64) {
    let world = World(seed: seed)
    for answer in TestSystem.designSystem(world.tokens).answers(world.findings) {
      #expect((answer.replacement == nil) == answer.edits.isEmpty)
      #expect((answer.status == .review) == !answer.heldBy.isEmpty)
      #expect((answer.status == .gap) == (answer.token == nil))
      #expect(answer.status != .gap || !answer.reasons.isEmpty)
      #expect(answer.candidates.count <= 5)
      #expect(Set(answer.candidates.map(\.token)).count == answer.candidates.count)
      if answer.token != nil { #expect(answer.candidates.first?.token == answer.token) }
      #expect(answer.heldBy.isSubset(of: answer.codes))
      if answer.replacement != nil {
        #expect(answer.heldBy.allSatisfy { $0.effect == .holds })
      }
    }
  }

  @Test("equal tokens are a tie, whichever comes first", arguments: [["a", "b"], ["b", "a"]])
  func symmetricTies(paths: [String]) {
    let system = TestSystem.designSystem(paths.map { TestSystem.color($0, "#123456") })
    let answer = system.answer(.color("#123456"))
    #expect(answer.token == "a")
    #expect(answer.heldBy == [.tie])
  }

  @Test(
    "radii: equal is exact, and only what is applied by default is within half a point",
    arguments: 1...40)
  func radii(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let sizes = (0..<6).map { _ in Double(Int.random(in: 1...60, using: &random)) / 2 }
    let tokens = sizes.enumerated().map { TestSystem.radius("r\($0.offset)", $0.element) }
    let system = TestSystem.designSystem(tokens)
    for step in 0...140 {
      let value = Double(step) / 4
      let answer = system.answer(.radius(value))
      guard ApplyPolicy().applies(answer) else { continue }
      let distances = Set(sizes).map { abs($0 - value) }.sorted()
      #expect(distances[0] <= 0.5)
      #expect((answer.status == .exact) == (distances[0] == 0))
      if distances[0] > 0, distances.count > 1 { #expect(distances[1] - distances[0] >= 0.5) }
    }
  }

  @Test("hostile numbers never trap")
  func hostileNumbers() {
    let system = TestSystem.designSystem(
      TestSystem.color("ink", "#1A1A1A"), TestSystem.font("body", FontValue(size: 16)),
      TestSystem.radius("card", 12))
    let numbers = [
      Double.nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, -0.0, 65_536,
      -32_768,
    ]
    for number in numbers {
      let color = ColorSample(red: number, green: number, blue: 0.5, alpha: number)
      let wide = ColorSample(.displayP3, red: number, green: 0, blue: number)
      for sample in [color, wide] {
        let value = StyleValue.color(ColorValue(light: sample, dark: sample))
        #expect(system.answer(.of(value, site: .color)).status != .exact)
      }
      #expect(system.answer(.font(FontValue(size: number))).status == .gap)
      #expect(system.answer(.radius(number)).status == .gap)
    }
  }
}
