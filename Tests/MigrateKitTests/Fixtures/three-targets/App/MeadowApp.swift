import DesignKit
import SwiftUI

@main
struct MeadowApp: App {
  init() {
    Spacing.xl = 40
  }

  var body: some Scene {
    WindowGroup { GardenView() }
  }
}
