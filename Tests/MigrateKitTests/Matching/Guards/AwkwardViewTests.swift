import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Views in which a tool that only compares values goes wrong.
///
/// What is marked is what a run applies.
@Suite("Views that are easy to get wrong")
struct AwkwardViewTests {
  /// Every value is a token's own: only what it is for, and what lies around it, can hold it back.
  private let fixed = TestSystem.designSystem(
    TestSystem.color("ink", "222B45", roles: [.text, .icon]),
    TestSystem.color("soft", "6B7280", roles: [.text, .icon]),
    TestSystem.color("white", "FFFFFF", roles: [.onAccent]),
    TestSystem.color("paper", "FFFFFF", roles: [.background]),
    TestSystem.color("accent", "7B61FF", roles: [.tint, .fill, .background, .icon]),
    TestSystem.color(
      "error", "F44336", roles: [.text, .icon, .fill, .background], means: "feedback",
      words: ["error", "failed"]),
    TestSystem.color(
      "success", "4CAF50", roles: [.text, .icon, .fill, .background], means: "feedback",
      words: ["success", "done"]),
    TestSystem.font("body", FontValue(size: 17)), TestSystem.font("title", FontValue(size: 20)))

  private static func view(_ body: String, _ members: String = "") -> String {
    "struct Row: View {\n  \(members)\n  var body: some View { \(body) }\n}"
  }

  @Test(
    "applied by default",
    arguments: [
      GuardRow(
        "a red heart is no error",
        view(#"Image(systemName: "heart.fill").foregroundColor(Color(hex: "F44336"))"#)),
      GuardRow(
        "nor is it beside one",
        "struct ErrorView: View { var body: some View { VStack { Text(error.message); "
          + #"Image(systemName: "heart.fill").foregroundColor(Color(hex: "F44336")) } } }"#),
      GuardRow(
        "a label that says it is",
        view(#"Text(error.message).foregroundColor(«Color(hex: "F44336")»)"#)),
      GuardRow(
        "what is true where it is not",
        view(#"Text(a).foregroundColor(isError ? «Color(hex: "6B7280")» : Color(hex: "F44336"))"#)),
      GuardRow(
        "green for more and red for less",
        view(
          #"Text(a).foregroundColor(change >= 0 ? Color(hex: "4CAF50") : Color(hex: "F44336"))"#)),
      GuardRow(
        "two dots of a legend",
        view(
          #"HStack { Circle().fill(Color(hex: "4CAF50")); Circle().fill(Color(hex: "F44336")) }"#)),
      GuardRow(
        "a step that is done",
        view(
          #"Image(systemName: a).foregroundColor(isDone ? «Color(hex: "4CAF50")» : «Color(hex: "6B7280")»)"#
        )),
      GuardRow(
        "a button that is called Done",
        view(#"Button(action: close) { Text("Done").foregroundColor(Color(hex: "4CAF50")) }"#)),
      GuardRow(
        "white over a photograph",
        view(#"ZStack { Image(a); Text(b).foregroundColor(Color(hex: "FFFFFF")) }"#)),
      GuardRow(
        "white on a dark veil",
        view(
          #"VStack { Text(a).foregroundColor(Color(hex: "FFFFFF")) }.background(Color.black.opacity(0.6))"#
        )),
      GuardRow(
        "white on an accent",
        view(
          #"Text(a).foregroundColor(«Color(hex: "FFFFFF")»).background(«Color(hex: "7B61FF")»)"#)),
      GuardRow(
        "white on a red that is no error",
        view(
          #"Text(a).foregroundColor(Color(hex: "FFFFFF")).background(Circle().fill(Color(hex: "F44336")))"#
        )),
      GuardRow(
        "a white knob is no surface", view(#"Circle().fill(Color(hex: "FFFFFF"))"#)),
      GuardRow(
        "a glow is no surface",
        view(
          #"Text(a).background(Circle().fill(RadialGradient(colors: [Color(hex: "FFFFFF"), .clear])).blendMode(.screen))"#
        )),
      GuardRow(
        "a divider is no surface", view(#"Divider().background(Color(hex: "FFFFFF"))"#)),
      GuardRow(
        "two grays that can be distinguished",
        view(
          #"VStack { Text(a).foregroundColor(Color(hex: "69707E")); Text(b).foregroundColor(Color(hex: "6D7482")) }"#
        )),
      GuardRow(
        "a heading and a body that would be of one size",
        view(
          "VStack { Text(a).font(.system(size: 17.4)); Text(b).font(.system(size: 16.6)) }")),
      GuardRow(
        "an icon of the size of a text",
        view(
          #"VStack { Image(systemName: a).font(.system(size: 17)); Text(b).font(«.system(size: 17)») }"#
        )
      ),
    ])
  func byDefault(_ row: GuardRow) {
    let matched = MatchedSource(row.source, fixed)
    #expect(matched.marking { ApplyPolicy().applies($0) } == row.source)
  }

  /// Every token changes in dark mode.
  private let adaptive = TestSystem.designSystem(
    TestSystem.color("ink", "111111", dark: "EEEEEE", roles: [.text, .icon]),
    TestSystem.color("paper", "FFFFFF", dark: "000000", roles: [.background]),
    TestSystem.color("onAccent", "FFFFFF", dark: "0A0A0A", roles: [.onAccent]))

  @Test(
    "applied with everything accepted",
    arguments: [
      GuardRow(
        "white text on a dark veil that stays",
        view(
          #"Text(a).foregroundColor(Color(hex: "FFFFFF")).background(Color.black.opacity(0.6))"#)),
      GuardRow(
        "dark text on a white that is no background",
        view(
          #"Text(a).foregroundColor(Color(hex: "111111")).background(Color(hex: "FDECEA"))"#)),
      GuardRow(
        "text and background that go together",
        view(
          #"Text(a).foregroundColor(«Color(hex: "111111")»).background(«Color(hex: "FFFFFF")»)"#)),
      GuardRow(
        "a second text that stays holds all three",
        view(
          #"VStack { Text(a).foregroundColor(Color(hex: "111111")); Text(b).foregroundColor(Color(hex: "7A0000")) }.background(Color(hex: "FFFFFF"))"#
        )),
      GuardRow(
        "white text on the color of the file's button style",
        view(
          #"Button { a() } label: { Text(b).foregroundColor(Color(hex: "FFFFFF")) }.buttonStyle(Filled())"#
        )
          + "\n"
          + #"struct Filled: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.background(Color(hex: "1D4ED8")) } }"#
      ),
      GuardRow(
        "dark text over a light shape that stays",
        view(
          #"Circle().fill(Color(hex: "FDECEA")).overlay(Text(a).foregroundColor(Color(hex: "111111")))"#
        )),
      GuardRow(
        "dark text in a stack over a color that stays",
        view(
          #"ZStack { Color(hex: "FDECEA"); VStack { Text(a).foregroundColor(Color(hex: "111111")) } }"#
        )),
      GuardRow(
        "a constant on a color that stays, in one of its two places",
        view(
          #"VStack { Text(a).foregroundColor(ink); Text(b).foregroundColor(ink).background(Color(hex: "FDECEA")) }"#,
          #"private let ink = Color(hex: "111111")"#)),
    ])
  func accepted(_ row: GuardRow) {
    let matched = MatchedSource(row.source, adaptive)
    #expect(matched.marking { ApplyPolicy(level: .review).applies($0) } == row.source)
  }
}
