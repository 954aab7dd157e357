// The messages for names that are declared and visible, and cannot be written at the place.

extension FaultMessages {
  func limited(
    _ chain: MemberChain, _ place: Int32, to condition: BuildCondition
  ) -> CodeStanding.Fault {
    CodeStanding.Fault(
      code: .otherPlatform,
      message: "\(target) has '\(chain.text)' (\(model.location(of: place))) only where "
        + "'\(condition)' holds, and is also built for other platforms; "
        + "put the line under '#if \(condition)'")
  }

  func incomplete(_ chain: MemberChain, _ place: Int32) -> CodeStanding.Fault {
    CodeStanding.Fault(
      code: .notVisible,
      message: "'\(chain.text)' is a static member of a protocol or a generic type "
        + "(\(model.location(of: place))); declare it in a type without parameters")
  }

  func isolated(_ chain: MemberChain, _ place: Int32) -> CodeStanding.Fault {
    CodeStanding.Fault(
      code: .notVisible,
      message: "'\(chain.text)' is isolated to the main actor (\(model.location(of: place))), "
        + "and this code is not; mark one of them '@MainActor' or 'nonisolated'")
  }

  func hiddenImport(_ code: String, _ module: String) -> CodeStanding.Fault {
    CodeStanding.Fault(
      code: .notVisible,
      message:
        "'\(code)' is declared in '\(module)', which this file imports for its module alone, and "
        + "this code is compiled into other modules; import it with 'public import \(module)'")
  }

  func notInlinable(_ chain: MemberChain, _ place: Int32) -> CodeStanding.Fault {
    CodeStanding.Fault(
      code: .notVisible,
      message: "'\(chain.text)' is not public (\(model.location(of: place))), and this code is "
        + "compiled into other modules; make it public")
  }

  /// A type that a file declares and that some file of the target declares as well.
  func twin(ofFile file: Int32) -> String? {
    let own = model.index.declarations(ofFile: file).lazy
      .filter { $0.kind == .type && $0.owner.isEmpty && !$0.isExtension }
    return own.map(\.name).first { name in
      model.index.types(name).contains { place in
        let other = model.index[place]
        return other.file != file && !other.isExtension
          && model.targets.targets(ofFile: other.file).contains(resolver.target)
      }
    }
  }
}
