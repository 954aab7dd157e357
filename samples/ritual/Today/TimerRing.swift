import DesignKit
import SwiftUI

/// The timer of a breathing ritual. Über-simple.
struct TimerRing: View {
  @Environment(\.colorScheme) private var colorScheme
  var progress: Double

  var body: some View {
    ZStack {
      Circle().stroke(Color(hex: "#8E8E9333"), lineWidth: 6)
      Circle().trim(from: 0, to: progress).stroke(Color(hex: "#C7B38C"), lineWidth: 6)
      Text("\(Int(progress * 100)) %")
        .font(.custom("Instrument Sans", size: 28, relativeTo: .title).weight(.bold))
        .foregroundColor(colorScheme == .dark ? Color(hex: "#C7B38C") : Color(hex: "#7C6945"))
    }
  }
}
