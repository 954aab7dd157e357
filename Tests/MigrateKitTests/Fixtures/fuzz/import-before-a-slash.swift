/card/.wholeMatch(in: "card")
static let warm = Color(red: 245/255, green: 241/255, blue: 232/255)
extension Text {
  func warmed() -> some View { background(Color(red: 245/255, green: 241/255, blue: 232/255)) }
}
