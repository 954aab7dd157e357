@testable import MigrateKit
@testable import MigrateKitCore

/// The value of a token as it is drawn.
struct Drawn: Equatable {
  var category: TokenCategory
  var colors: [RGBA8] = []
  var numbers: [Int] = []
  var font: FontValue?
  var animation: AnimationValue?

  init(_ value: StyleValue) {
    category = value.category
    switch value {
    case .color(let color): colors = Self.colors(color)
    case .font(let font): self.font = font
    case .shadow(let shadow):
      colors = Self.colors(shadow.color)
      numbers = [shadow.radius, shadow.x, shadow.y].map(Self.thousandths)
    case .animation(let animation): self.animation = animation
    case .radius(let number), .number(let number, of: _): numbers = [Self.thousandths(number)]
    }
  }

  private static func colors(_ color: ColorValue) -> [RGBA8] {
    AppearanceMode.allCases.map { color.drawn(in: $0).rgba8 }
  }

  private static func thousandths(_ number: Double) -> Int { Int((number * 1000).rounded()) }
}
