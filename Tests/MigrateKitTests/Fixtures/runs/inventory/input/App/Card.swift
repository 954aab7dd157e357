import SwiftUI

/// An app without a design system: everything is counted, nothing is answered.
struct Card: View {
  let title: String
  private let corner: CGFloat = 12

  var body: some View {
    VStack {
      Text(title)
        .font(.system(size: 17, weight: .semibold))
        .foregroundColor(Color(red: 34 / 255, green: 43 / 255, blue: 69 / 255))
      Text("New")
        .font(.caption)
        .foregroundStyle(.white)
        .background(Color.red, in: .rect(cornerRadius: 4))
    }
    .padding(16)
    .background(.white)
    .cornerRadius(corner)
  }
}
