import SwiftUI

// expect-import: DesignKit

/// Access levels and availability, in a file that does not import the design system yet.
struct PlantCard: View {
  var body: some View {
    VStack(spacing: 16) {  // expect: exact Spacing.md
      RoundedRectangle(cornerRadius: 18)  // expect: exact Radius.card
      RoundedRectangle(cornerRadius: 22)  // expect: review notVisible
      RoundedRectangle(cornerRadius: 26)  // expect: review notVisible
      Text("Evening")
        .foregroundStyle(Color(red: 91 / 255, green: 75 / 255, blue: 138 / 255))  // expect: review notVisible
      Text("Notice")
        .foregroundStyle(Color(red: 31 / 255, green: 111 / 255, blue: 235 / 255))  // expect: exact AppColors.banner
      Text("Tint of the app")
        .foregroundStyle(Color(red: 14 / 255, green: 154 / 255, blue: 167 / 255))  // expect: exact Color.appTint
      Text("Tint of the widget")
        .foregroundStyle(Color(red: 217 / 255, green: 79 / 255, blue: 112 / 255))  // expect: review notVisible
    }
  }
}
