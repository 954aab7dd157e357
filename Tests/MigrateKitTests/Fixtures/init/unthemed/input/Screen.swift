import SwiftUI

struct Screen: View {
  var body: some View { Text("Hi").foregroundColor(Color(red: 1, green: 0.5, blue: 0)) }
}
