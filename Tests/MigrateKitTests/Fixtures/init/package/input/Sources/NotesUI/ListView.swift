import SwiftUI

struct ListView: View {
  var body: some View {
    Text("All notes").foregroundColor(Color(red: 0.12, green: 0.13, blue: 0.15))
  }
}
