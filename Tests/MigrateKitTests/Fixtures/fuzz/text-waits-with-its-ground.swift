// The circle may not change, since white could not be read on it; the line may. Once it has, the
// circle is held for another reason, and white must still wait with it.
struct CreateButton: View {
  var body: some View {
    VStack {
      ZStack {
        Circle().fill(Color(hex: "7B61FF")).frame(width: 48, height: 48)
        Image(systemName: "wand.and.stars").font(.system(size: 28)).foregroundColor(.white)
      }
      Rectangle().fill(Color(hex: "7B61FF")).frame(height: 48)
    }
  }
}
