import SwiftUI
import WellnessTheme

/// A row of the sleep diary. (This file came from a colleague's Windows machine.)
struct SleepRow: View {
  let hours: Double

  var body: some View {
    HStack {
      Text("😴 Schläfrig").foregroundColor(Color(hex: "#8E8E93"))
      Spacer()
      Text(String(hours))
        .font(.custom("Raleway-SemiBold", size: 17))
        .foregroundColor(Color(hex: "#8B5CF6"))
    }
    .padding(12)
    .background(Color(hex: "#FFFFFF"))
    .cornerRadius(12)
  }
}
