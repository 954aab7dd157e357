// The larger may become 17 only together with the smaller, or a second run would do it.
struct QuoteOfTheWeek: View {
  let quote: Quote

  var body: some View {
    VStack(alignment: .leading) {
      Text("This week")
        .font(.custom("Instrument Sans", size: 19, relativeTo: .headline).weight(.bold))
      Text(quote.text)
        .font(.custom("Crimson Pro", size: 20, relativeTo: .body).italic())
    }
  }
}
