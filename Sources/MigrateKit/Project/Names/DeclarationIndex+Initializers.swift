extension DeclarationIndex {
  /// The parameters of each initializer of a type, in order of their places: those that are declared, and without any
  /// those that a struct has by its stored properties.
  package func initializers(of type: String) -> [[DeclaredParameter]] {
    let declared = members("init", of: type).map { self[$0] }.filter { $0.kind == .initializer }
    guard declared.isEmpty else { return declared.map(\.parameters) }
    return [members(of: type).sorted().compactMap { memberwiseParameter(self[$0]) }]
  }

  /// The parameter by which a stored property gets its value; `nil` for what has it from elsewhere.
  private func memberwiseParameter(_ property: Declaration) -> DeclaredParameter? {
    guard property.kind == .property, !property.isStatic, !property.isBody,
      !(property.isLet && property.code != nil),
      !property.attributes.contains(where: SystemTypes.holders.contains)
    else { return nil }
    return DeclaredParameter(
      label: property.name, name: property.name, type: property.type ?? "",
      defaultValue: property.code ?? (property.isOptional && !property.isLet ? "nil" : nil))
  }
}
