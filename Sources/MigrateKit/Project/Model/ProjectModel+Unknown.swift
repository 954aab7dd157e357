// Recognizes code that no target of a project can use.

extension ProjectModel {
  /// Whether a name of a code is neither declared nor used anywhere, nor Apple's, so that no target
  /// can use it.
  ///
  /// A mapping for another app consists of such code.
  func isUnknown(_ code: String) -> Bool {
    unknownCodes.value(of: code) {
      asset(of: code) == nil
        && names.parsed(code).outline.memberChains.contains { isUnknown($0) }
    }
  }

  private func isUnknown(_ chain: MemberChain) -> Bool {
    guard !chain.isImplicit, chain.names.count > 1, !chain.names[0].isCall,
      !uses.isUsed(chain.usedName)
    else { return false }
    let (head, next) = (chain.names[0].text, chain.names[1].text)
    if DeclaredType.isSystem(head) {
      return index.members(head, of: "").isEmpty && !names.declares(next)
        && !SystemNames.hasStaticMember(next, of: head)
    }
    return !names.declares(head) && index.types(head).isEmpty
      && targets.targetsByModule[head] == nil
  }
}
