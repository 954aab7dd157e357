extension SyntaxOutline {
  /// The property whose name is the lexeme at `index`; `nil` when it declares none.
  func property(named index: Int) -> PropertyDeclaration? {
    var low = 0
    var high = properties.count
    while low < high {
      let middle = (low + high) / 2
      if properties[middle].name < index { low = middle + 1 } else { high = middle }
    }
    return low < properties.count && properties[low].name == index ? properties[low] : nil
  }
}
