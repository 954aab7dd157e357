import DesignKit
import SwiftUI

/// Compiled into the app and into the widget: what both see, with one value in both.
struct PlantRow: View {
  let name: String

  var body: some View {
    VStack(spacing: 16) {  // expect: exact Spacing.md
      Text(name)
        .foregroundStyle(Color(red: 31 / 255, green: 111 / 255, blue: 235 / 255))  // expect: review notVisible
      Text(name)
        .foregroundStyle(Color(red: 63 / 255, green: 125 / 255, blue: 78 / 255))  // expect: exact Palette.fern
      Text(name)
        .padding(28)  // expect: review valueUnknown
      Text(name)
        .padding(6)  // expect: exact Metrics.gap
      Text(name)
        .foregroundStyle(Color(red: 14 / 255, green: 154 / 255, blue: 167 / 255))  // expect: review notVisible
    }
  }
}
