// The messages for names that are declared and visible, and cannot be written at the place.

extension FaultMessages {
  /// The text style and the stated weight are one on iOS, and not on a platform of the target.
  func otherWeight(
    _ code: String, _ new: FontValue.Weight, insteadOf old: FontValue.Weight,
    on platform: BuildPlatform
  ) -> CodeStanding.Fault {
    CodeStanding.Fault(
      code: .weightDiffers,
      message:
        "\(platform.rawValue) draws '\(code)' \(new.rawValue) and this font \(old.rawValue); "
        + "only a font of the same weight is applied")
  }

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

  /// A type, or a member of an extension, that a file declares and that some file of the target declares as well.
  func twin(ofFile file: Int32) -> String? {
    twins.value(of: file) { firstTwin(ofFile: file) }
  }

  private func firstTwin(ofFile file: Int32) -> String? {
    model.index.declarations(ofFile: file).first { own in
      guard !own.isExtension, own.access > .fileprivate else { return false }
      let others =
        own.kind == .type
        ? model.index.types(own.path) : model.index.members(own.name, of: own.owner)
      return others.contains { place in
        let other = model.index[place]
        return other.file != file && !other.isExtension && other.access > .fileprivate
          && other.kind == own.kind && other.signature == own.signature
          && model.targets.targets(ofFile: other.file).contains(resolver.target)
      }
    }.map { $0.kind == .type ? $0.path : "\($0.owner).\($0.signature)" }
  }
}
