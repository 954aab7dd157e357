import DesignKit
import SwiftUI

@main
struct MeadowMacApp: App {
  var body: some Scene {
    WindowGroup {
      LegendView()
        .padding(16)  // expect: exact Spacing.md
    }
  }
}
