import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What is set on a part of a view is not about the view around.
@Suite struct PartReceiversTests {
  private func components(_ code: String) throws -> ComponentSet {
    let source = "class CardCell: UIView { func setUp() { \(code) } }"
    let finding = try #require(MarkedSource(source).findings(in: [.color, .radius]).first)
    return finding.context.components
  }

  @Test(arguments: [
    "dotView.backgroundColor = .white", "self.statusIndicator.layer.cornerRadius = 4",
    "UITabBar.appearance().backgroundColor = .white",
    "avatarRing.layer.borderColor = UIColor.white.cgColor",
  ])
  func aPartIsNotTheCardAroundIt(code: String) throws {
    #expect(try components(code).isDisjoint(with: ComponentSet(names: ["card"])))
  }

  @Test(arguments: [
    "backgroundColor = .white", "self.backgroundColor = .white",
    "contentView.backgroundColor = .white",
    "containerView.layer.cornerRadius = 4", "layer.cornerRadius = 4",
    "view.backgroundColor = .white",
    "v.layer.cornerRadius = 4", "selectedBackgroundView.backgroundColor = .white",
    "titleLabel.textColor = .white", "configuration.background.cornerRadius = 4",
  ])
  func theWholeAndItsTextAreOfTheCard(code: String) throws {
    #expect(try !components(code).isDisjoint(with: ComponentSet(names: ["card"])))
  }

  @Test func theRadiusOfAPartHasNoRoleFromNamesAround() throws {
    func role(_ code: String) throws -> UsageRole? {
      let source = "class CardCell: UIView { func setUp() { \(code) } }"
      return MarkedSource(source).findings(in: [.radius]).first?.role.role
    }
    #expect(try role("dotView.layer.cornerRadius = 4") == .unknown)
    #expect(try role("containerView.layer.cornerRadius = 4") == .card)
    #expect(try role("avatarImage.layer.cornerRadius = 4") == .image)
  }
}
