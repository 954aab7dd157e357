import DesignKit
import DesignKitExtras
import SwiftUI

/// Two modules, one name.
struct SkyCard: View {
  var body: some View {
    VStack {
      Text("Sky")
        .foregroundStyle(Color(red: 127 / 255, green: 178 / 255, blue: 1))  // expect: review notVisible
      Text("Sand")
        .foregroundStyle(Color(red: 224 / 255, green: 201 / 255, blue: 166 / 255))  // expect: exact Color.sand
      Text("Coral")
        .foregroundStyle(Color(red: 1, green: 127 / 255, blue: 80 / 255))  // expect: exact ExtrasPalette.coral
    }
  }
}
