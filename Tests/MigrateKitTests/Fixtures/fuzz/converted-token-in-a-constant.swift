// Once the first is `Double(Spacing.tight)`, the second must still not become it.
struct ThemeBox: View {
  private let gutterSpace = 8.0

  var body: some View { VStack(spacing: gutterSpace) { Text("a") } }
}

struct ThemeBox: View {
  private let gutterSpace = 9.0

  var body: some View { VStack(spacing: gutterSpace) { Text("a") } }
}
