// Views from a property or a function of the file lie where these are used.

extension LayerReader {
  /// The layers beneath the views of a member; unknown if its uses differ or there are none.
  mutating func beneath(memberOf scope: Int, depth: Int) -> [Int] {
    if let known = memberBackdrops[scope] { return known }
    // A recursive use is ignored.
    memberBackdrops[scope] = []
    let member = outline.scopes[scope]
    guard let name = outline.memberName(member), name != "body", returnsView(member) else {
      return []
    }
    let type = outline.enclosingTypeName(of: member.open)
    var result: [Int]?
    for use in uses(of: name) where outline.enclosingTypeName(of: use) == type {
      let start = outline.chainStart(use)
      let backdrops = beneath(start, after: use, depth: depth + 1)
      guard result == nil || result == backdrops else { return [] }
      result = backdrops
    }
    memberBackdrops[scope] = result ?? []
    return result ?? []
  }

  private func returnsView(_ member: Scope) -> Bool {
    let type =
      member.kind == .property && member.word != .subscript
      ? outline.properties[member.declaration].type : outline.functions[member.declaration].result
    return outline.isText(type.upperBound - 1, "View") && !type.isEmpty
  }

  /// The uses of a member: unqualified, or on `self`.
  private mutating func uses(of name: String) -> [Int] {
    let all = memberUses ?? outline.viewMemberUses()
    memberUses = all
    return all[name] ?? []
  }
}

extension SyntaxOutline {
  /// The uses of members that return views, at most eight each.
  fileprivate func viewMemberUses() -> [String: [Int]] {
    var declared: [String: Set<Int>] = [:]
    for property in properties where property.isComputed {
      declared[name(property.name), default: []].insert(property.name)
    }
    for function in functions where function.keyword == .func {
      declared[name(function.name), default: []].insert(function.name)
    }
    var filter = NameFilter()
    for name in declared.keys { filter.insert(Array(name.utf8)) }
    var uses: [String: [Int]] = [:]
    for index in lexemes.indices where lexemes[index].kind == .identifier {
      guard isQuoted(index) || filter.mayContain(lexemes[index], bytes), isNamedAlone(index) else {
        continue
      }
      let name = name(index)
      guard let declarations = declared[name], !declarations.contains(index),
        uses[name]?.count ?? 0 <= 8
      else { continue }
      uses[name, default: []].append(index)
    }
    return uses.filter { $0.value.count <= 8 }
  }

  private func isNamedAlone(_ index: Int) -> Bool {
    guard kind(index - 1) == .period else { return kind(index + 1) != .colon }
    return isText(index - 2, "self") && kind(index - 3) != .period
  }
}
