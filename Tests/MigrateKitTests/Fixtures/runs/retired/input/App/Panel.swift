import SwiftUI

/// Tokens that are on their way out answer only where a person says so.
struct Panel: View {
  let title: String

  var body: some View {
    VStack {
      Text(title)
        .foregroundColor(Color(red: 0, green: 0, blue: 0.2))
      Text("Details")
        .foregroundColor(Color(red: 0.2, green: 0.2, blue: 0.4))
        .cornerRadius(6)
    }
    .cornerRadius(12)
  }
}
