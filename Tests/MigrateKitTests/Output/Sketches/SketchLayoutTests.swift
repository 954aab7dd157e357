import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Sizes and places by the rules of SwiftUI, on a place of known size.
@Suite struct SketchLayoutTests {
  private func block(_ width: Double, _ height: Double) -> SketchBox {
    SketchBox(
      .framed(
        SketchFrame(width: width, height: height),
        SketchBox(.shape(.rectangle, fill: .color(SketchColor.label), stroke: nil))))
  }

  private func stack(_ axis: SketchAxis, _ children: [SketchBox], spacing: Double = 8) -> SketchBox
  {
    SketchBox(.stack(axis, spacing: spacing, alignment: 0.5, children))
  }

  private func size(_ box: SketchBox, _ width: Double? = 200, _ height: Double? = nil) -> SketchSize
  {
    SketchLayout.size(of: box, SketchProposal(width: width, height: height))
  }

  private var spacer: SketchBox { SketchBox(.spacer(.horizontal, minimum: 8)) }

  @Test func stacksAddSpacingBetweenTheirViews() {
    let children = [block(40, 20), block(60, 30)]
    #expect(size(stack(.horizontal, children)) == SketchSize(width: 108, height: 30))
    #expect(size(stack(.vertical, children)) == SketchSize(width: 60, height: 58))
    #expect(size(stack(.vertical, [])) == SketchSize())
  }

  @Test func spacersTakeWhatIsLeft() {
    #expect(size(stack(.horizontal, [block(40, 20), spacer, block(40, 20)])).width == 200)
    let wide = SketchBox(.framed(SketchFrame(maxWidth: .infinity), block(10, 10)))
    let sizes = SketchLayout.stackSizes(
      [wide, spacer], .horizontal, 0, SketchProposal(width: 100, height: 20))
    #expect(sizes.map(\.width) == [92, 8], "a spacer leaves room to a view that grows")
  }

  @Test func growingViewsShareTheRest() {
    let wide = { SketchBox(.framed(SketchFrame(maxWidth: .infinity), self.block(10, 10))) }
    let sizes = SketchLayout.stackSizes(
      [wide(), block(40, 10), wide()], .horizontal, 10, SketchProposal(width: 160, height: 20))
    #expect(sizes.map(\.width) == [50, 40, 50])
  }

  @Test func framesFollowTheirLimits() {
    let inner = block(50, 20)
    func width(_ frame: SketchFrame) -> Double { size(SketchBox(.framed(frame, inner))).width }
    #expect(width(SketchFrame(width: 80)) == 80)
    #expect(width(SketchFrame(minWidth: 100)) == 100)
    #expect(width(SketchFrame(minWidth: 20)) == 50)
    #expect(width(SketchFrame(maxWidth: .infinity)) == 200)
    #expect(width(SketchFrame(maxWidth: 120)) == 120)
  }

  @Test func paddingIsAroundTheView() {
    let padded = SketchBox(
      .padded(SketchInsets(top: 1, leading: 2, bottom: 3, trailing: 4), block(10, 10)))
    #expect(size(padded) == SketchSize(width: 16, height: 14))
  }

  @Test func textWrapsWhereItDoesNotFit() {
    let text = SketchText(
      text: "one two three four", font: FontValue(size: 17, textStyle: "body"),
      paint: .color(SketchColor.label))
    #expect(size(SketchBox(.text(text)), nil).height == 61.0 / 3, "the line height of SF Pro")
    #expect(size(SketchBox(.text(text)), 80).height == 122.0 / 3)
    var limited = text
    limited.lineLimit = 1
    let lines = TextMetrics.lines(of: limited.text, in: limited.font, width: 80, limit: 1)
    #expect(lines.count == 1 && lines[0].hasSuffix("…"))
  }

  @Test func aViewThatFillsItsPlaceIsAScreen() {
    let screen = SketchBox(
      .framed(SketchFrame(maxWidth: .infinity, maxHeight: .infinity), block(10, 10)))
    let white = SketchPaint.color(SketchColor.white)
    #expect(SketchLayout.picture(of: screen, background: white).size.height == 844)
    #expect(SketchLayout.picture(of: block(10, 10), background: white).size.height == 42)
  }

  /// A surface behind a screen goes on beneath the status bar; one inside of it does not.
  @Test func surfacesOfScreensReachTheEdges() {
    let area = { SketchBox(.shape(.rectangle, fill: .color(SketchColor.accent), stroke: nil)) }
    let inner = SketchBox(.decorated(block(20, 20), by: area(), SketchPoint(), isBehind: true))
    let screen = SketchBox(
      .framed(SketchFrame(maxWidth: .infinity, maxHeight: .infinity), inner))
    let whole = SketchBox(.decorated(screen, by: area(), SketchPoint(), isBehind: true))
    let picture = SketchLayout.picture(of: whole, background: .color(SketchColor.white))
    let tops = picture.drawings.compactMap { drawing -> Double? in
      if case .shape(_, let rect, .color(SketchColor.accent), _) = drawing { rect.y } else { nil }
    }
    #expect(tops.count == 2 && tops[0] <= 0 && tops[1] > 47)
  }

  @Test func gridsPlaceRowByRow() {
    let cells = (0..<5).map { _ in block(10, 20) }
    let grid = SketchBox(.grid(.count(2, spacing: 10), spacing: 5, cells))
    #expect(size(grid) == SketchSize(width: 200, height: 70))
    let adaptive = SketchBox(.grid(.adaptive(minimum: 60, spacing: 10), spacing: 5, cells))
    #expect(size(adaptive).height == 45, "three columns")
  }
}
