import DesignKit
import SwiftUI

/// A color that debug builds alone have.
struct DebugPanel: View {
  var body: some View {
    VStack {
      Text("Always")
        .foregroundStyle(Color(red: 1, green: 0, blue: 168 / 255))  // expect: review otherPlatform
      #if DEBUG
        Text("Debug only")
          .foregroundStyle(Color(red: 1, green: 0, blue: 168 / 255))  // expect: exact Palette.debugOutline
      #endif
    }
  }
}
