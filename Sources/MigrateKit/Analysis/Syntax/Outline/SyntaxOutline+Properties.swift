extension SyntaxOutline {
  /// The property whose name is the lexeme at `index`; `nil` when it declares none.
  func property(named index: Int) -> PropertyDeclaration? {
    let next = properties.partitioningIndex { $0.name >= index }
    return next < properties.count && properties[next].name == index ? properties[next] : nil
  }
}
