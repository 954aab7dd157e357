import DesignKit
import SwiftUI

/// `Spacing` means the nested type here, which has no `md`.
struct PlantGrid: View {
  enum Spacing {
    static let cell: CGFloat = 0
  }

  var body: some View {
    VStack(spacing: Spacing.cell) {
      Text("Rows")
        .padding(16)  // expect: review notVisible
      RoundedRectangle(cornerRadius: 18)  // expect: exact Radius.card
    }
  }
}

/// `Spacing.md` means the nested constant here, which is another number.
struct PlantList: View {
  enum Spacing {
    static let md: CGFloat = 11
  }

  var body: some View {
    VStack(spacing: Spacing.md) {
      Text("Items")
        .padding(16)  // expect: review declaredDifferently
    }
  }
}

/// A nested `Layout` in the way of nothing.
struct PlantTable: View {
  enum Layout {
    static let rows = 3
  }

  var body: some View {
    VStack(spacing: 16) {  // expect: exact Spacing.md
      Text("\(Layout.rows) rows")
    }
  }
}
