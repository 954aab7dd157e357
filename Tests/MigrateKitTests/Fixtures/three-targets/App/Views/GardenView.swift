import DesignKit
import SwiftUI

/// Names that exist and names that do not, values that agree and values that do not.
struct GardenView: View {
  var body: some View {
    VStack(spacing: 16) {  // expect: exact Spacing.md
      names
      values
      scales
      kinds
    }
  }

  private var names: some View {
    VStack(spacing: 4) {  // expect: exact Spacing.xs
      Text("Ferns")
        .foregroundStyle(Color(red: 63 / 255, green: 125 / 255, blue: 78 / 255))  // expect: exact Palette.fern
      Text("Mosses")
        .foregroundStyle(Color(red: 107 / 255, green: 142 / 255, blue: 35 / 255))  // expect: review notDeclared
      Text("Flowers")
        .padding(48)  // expect: review notDeclared
      Text("Grasses")
        .padding(16)  // expect: exact Spacing.md
    }
  }

  private var values: some View {
    VStack(spacing: 8) {  // expect: review declaredDifferently
      Text("Leaves")
        .padding(12)  // expect: exact Spacing.sm
      Text("Pots")
        .foregroundStyle(Color(red: 181 / 255, green: 101 / 255, blue: 29 / 255))  // expect: review declaredDifferently
      Text("Jars")
        .foregroundStyle(Color(red: 138 / 255, green: 75 / 255, blue: 42 / 255))  // expect: exact Palette.clay
    }
  }

  private var scales: some View {
    VStack(spacing: 24) {  // expect: exact Spacing.lg
      Text("Trees")
        .padding(32)  // expect: review valueUnknown
      Text("Shrubs")
        .padding(20)  // expect: review valueUnknown
      Text("Hedges")
        .padding(33)  // expect: review valueUnknown
    }
  }

  /// A scale whose type does not fit, and constants of files that are never rewritten.
  private var kinds: some View {
    VStack(spacing: 5) {  // expect: review declaredDifferently
      Text("Seeds")
        .padding(3)  // expect: exact GeneratedMetrics.hairline
      Text("Bulbs")
        .padding(10)  // expect: exact LocalMetrics.tab
      Text("Roots")
        .padding(14)  // expect: exact AppMetrics.rowInset
      Text("Stems")
        .padding(44)  // expect: exact AppMetrics.shelf
    }
  }
}
