import DesignKit
import SwiftUI

/// In the widget's folder, and compiled into the app too.
struct StreakView: View {
  var body: some View {
    VStack(spacing: 6) {  // expect: exact Metrics.gap
      Text("Streak")
        .foregroundStyle(Color(red: 217 / 255, green: 79 / 255, blue: 112 / 255))  // expect: review notVisible
      Text("Days")
        .foregroundStyle(Color(red: 63 / 255, green: 125 / 255, blue: 78 / 255))  // expect: exact Palette.fern
    }
  }
}
