import DesignKit
import SwiftUI

/// Compiled for iOS and for macOS.
struct LegendView: View {
  var body: some View {
    VStack(spacing: 16) {  // expect: exact Spacing.md
      Text("Touch")
        .foregroundStyle(Color(red: 194 / 255, green: 24 / 255, blue: 91 / 255))  // expect: review otherPlatform
      Text("Line")
        .foregroundStyle(Color(red: 158 / 255, green: 158 / 255, blue: 142 / 255))  // expect: exact Palette.line
      Text("Meadow")
        .foregroundStyle(Color(red: 46 / 255, green: 94 / 255, blue: 78 / 255))  // expect: review otherPlatform
      platform
    }
  }

  @ViewBuilder private var platform: some View {
    #if os(iOS)
      Text("Tap")
        .foregroundStyle(Color(red: 194 / 255, green: 24 / 255, blue: 91 / 255))  // expect: exact Palette.haptic
    #else
      Text("Click")
        .foregroundStyle(Color(red: 194 / 255, green: 24 / 255, blue: 91 / 255))  // expect: review otherPlatform
    #endif
    #if canImport(UIKit)
      Text("Field")
        .foregroundStyle(Color(red: 46 / 255, green: 94 / 255, blue: 78 / 255))  // expect: exact Color(uiColor: .meadow)
    #endif
  }
}
