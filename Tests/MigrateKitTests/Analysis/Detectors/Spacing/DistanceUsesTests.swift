import Testing

@testable import MigrateKitCore

/// What the uses of a theme's distances say they are for.
@Suite struct DistanceUsesTests {
  static let uses: [(code: String, role: UsageRole)] = [
    ("VStack(spacing: Space.small) { Text(a) }", .gap), ("stack.spacing = Space.small", .gap),
    ("Text(a).padding(Space.small)", .inset), ("Text(a).padding(.top, Space.small)", .inset),
    ("let e = EdgeInsets(top: Space.small, leading: 0, bottom: 0, trailing: 0)", .inset),
    ("a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: Space.small)", .gap),
    ("a.bottomAnchor.constraint(equalTo: b.topAnchor, constant: -Space.small)", .gap),
    ("a.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: -Space.small)", .inset),
    ("make.leading.equalTo(icon.snp.trailing).offset(Space.small)", .gap),
    ("make.leading.equalToSuperview().offset(Space.small)", .inset),
    ("make.centerX.equalTo(b.snp.leading).offset(Space.small)", .unknown),
    ("let row = Space.small", .unknown),
  ]

  @Test(arguments: uses) func thePlaceOfADistanceIsItsRole(code: String, role: UsageRole) {
    let bytes = Array(code.utf8)
    let lexemes = Lexer.lexemes(in: bytes)
    let outline = SyntaxOutline(lexemes, bytes: bytes)
    let use = TokenUses(["Space.small"]).uses(in: lexemes, bytes: bytes)[0]
    #expect(DistanceUses(outline).role(of: use.span(in: outline)) == role)
  }

  @Test(arguments: [
    ("button.setTitle(a, for: .normal)", true), ("Text(a).frame(width: .normal)", false),
    ("Text(a).padding(.normal)", false),
  ])
  func theStateOfAButtonIsNoDistance(code: String, isOther: Bool) {
    let bytes = Array(code.utf8)
    let lexemes = Lexer.lexemes(in: bytes)
    let outline = SyntaxOutline(lexemes, bytes: bytes)
    let use = TokenUses(["CGFloat.normal"]).uses(in: lexemes, bytes: bytes)[0]
    #expect(DistanceUses.isOther(use.span(in: outline), in: outline) == isOther)
  }
}
