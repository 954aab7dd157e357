// The head of the design system's own type is gone, so that only its name tells what declares `md`.
  public enum Spacing {
    public static let md: CGFloat = 16
    public static let hasMembers = Set([1])
    func isUsed() -> Bool { true }
  }
}

struct Rows: View {
  var body: some View {
    Text("a")
      .padding(.horizontal, 16)
  }
}
