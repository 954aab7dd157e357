import SwiftUI

struct Home: View {
  var body: some View {
    VStack {
      Text("Hello").foregroundColor(.adaptiveInk)
      Text("World").foregroundColor(Color("Text Soft"))
      Divider().overlay(.divider)
      Circle().fill(Color(red: 0.8, green: 0.8, blue: 0.82))
    }
    .background(Color("Paper"))
    .cornerRadius(16)
    .padding(.spacingTight)
  }
}
