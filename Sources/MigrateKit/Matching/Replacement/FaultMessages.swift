/// The messages of the reasons that hold a change because of the project's declarations: what is
/// missing, and the remedy.
struct FaultMessages: Sendable {
  let model: ProjectModel
  let resolver: NameResolver
  /// What files declare that some file of the target declares as well, by the number of the file.
  let twins = Memo<Int32, String?>()

  private typealias Fault = CodeStanding.Fault

  /// The message for an unknown name.
  func fault(
    for failure: ResolutionFailure, chain: MemberChain, code: String
  ) -> CodeStanding.Fault {
    switch failure {
    case .notDeclared(let name, let owner):
      return notDeclared(chain, name: name, owner: owner)
    case .external(let name): return external(chain, name)
    case .unreachable(let place):
      return unreachable(chain, place)
    case .notPublic(let place) where !model.isInFile(place):
      return Fault(
        code: .notVisible,
        message: "'\(chain.text)' is generated for \(homes(of: place)) alone, and \(target) is "
          + "another module; declare a public constant for the color")
    case .notPublic(let place):
      return Fault(
        code: .notVisible,
        message: "\(subject(of: chain, place)) is not public (\(model.location(of: place))); "
          + "make it public, since \(target) is another module")
    case .isPrivate(let place):
      return Fault(
        code: .notVisible,
        message:
          "\(subject(of: chain, place)) is private to its file (\(model.location(of: place))); "
          + "make it internal")
    case .otherPlatform(let place, let condition):
      return Fault(
        code: .otherPlatform,
        message: "'\(chain.text)' is compiled only under '#if \(condition)' "
          + "(\(model.location(of: place))), and this line without it; put both under one condition"
      )
    case .missingFramework(let framework):
      return Fault(
        code: .otherPlatform,
        message: "'\(code)' needs \(framework), which \(target) is also built without; "
          + "put the line under '#if canImport(\(framework))'")
    case .tooNew(let place, let platform, let release):
      return tooNew(chain, place, platform, release)
    case .ambiguous(let first, let second):
      return Fault(
        code: .notVisible,
        message: "'\(chain.text)' is declared twice, in \(model.location(of: first)) and in "
          + "\(model.location(of: second)); rename one of them")
    case .hidden(let place, let name):
      return hidden(chain, by: place, name: name)
    case .limitedPlatforms(let place, let condition):
      return limited(chain, place, to: condition)
    case .incompleteType(let place): return incomplete(chain, place)
    case .isolated(let place): return isolated(chain, place)
    case .notInlinable(let place): return notInlinable(chain, place)
    case .notStatic(let place):
      return Fault(
        code: .notDeclared,
        message: "'\(chain.text)' is not static (\(model.location(of: place))); make it static")
    }
  }

  private func external(_ chain: MemberChain, _ name: String) -> CodeStanding.Fault {
    if let module = model.targets.moduleGenerating(name) {
      return Fault(
        code: .notVisible,
        message: "'\(chain.text)' is generated for '\(module)', which \(target) does not "
          + "depend on; add the dependency")
    }
    let owner = DeclaredType.isSystem(name) ? "in an extension of '\(name)'" : "by '\(name)'"
    return Fault(
      code: .external,
      message:
        "'\(chain.text)' may be declared \(owner), which is not part of the scanned code; "
        + "add its folder to \"also\" in .dsmigrate.json")
  }

  /// The code, or the type in it that a fault is about.
  private func subject(of chain: MemberChain, _ place: Int32) -> String {
    let declared = model.index[place]
    return declared.name == chain.names.last?.text
      ? "'\(chain.text)'" : "'\(declared.path)' of '\(chain.text)'"
  }

  private func tooNew(
    _ chain: MemberChain, _ place: Int32, _ platform: String, _ release: [Int]
  ) -> CodeStanding.Fault {
    Fault(
      code: .notVisible,
      message: platform.isEmpty
        ? "'\(chain.text)' is marked unavailable (\(model.location(of: place))); use another"
        : "'\(chain.text)' needs \(platform) \(release.map(String.init).joined(separator: ".")) "
          + "(\(model.location(of: place))), newer than the oldest release of \(target); "
          + "raise that release")
  }

  /// The name of the target in messages.
  var target: String {
    isInNoTarget ? "this module" : "the target '\(model.targets.targets[resolver.target].name)'"
  }

  /// Whether the code is in files that no manifest lists.
  var isInNoTarget: Bool {
    model.targets.isInferred(resolver.target)
      && model.targets.targets[resolver.target].manifest.isEmpty
  }

  /// Whether a manifest lists the target, so that code that none lists is left out on purpose.
  private var isListed: Bool { !model.targets.isInferred(resolver.target) }

  func systemTwin(_ code: String, _ place: Int32) -> CodeStanding.Fault {
    Fault(
      code: .notVisible,
      message: "'\(code)' (\(model.location(of: place))) has the name of a color of the system; "
        + "rename it")
  }

  private func notDeclared(
    _ chain: MemberChain, name: String, owner: String
  ) -> CodeStanding.Fault {
    let near = model.names.nearest(to: name, in: owner)
    // A function, or what takes arguments, has the name and is not the constant.
    if near == name {
      return Fault(
        code: .notDeclared,
        message: "'\(chain.text)' is not a constant of the project; declare one without parameters")
    }
    return Fault(
      code: .notDeclared,
      message: "the project does not declare '\(chain.text)'; "
        + (near.map { near in
          "the nearest name is '\(owner.isEmpty ? near : "\(owner).\(near)")'"
        } ?? "'\(model.commands.generate)' writes a theme that does"))
  }

  private func unreachable(_ chain: MemberChain, _ place: Int32) -> CodeStanding.Fault {
    let names = homes(of: place)
    let file = model.index[place].file
    let targets = model.targets.targets(ofFile: file)
    let isLeftOut = isListed && targets.allSatisfy(model.targets.isInferred)
    guard model.isInFile(place) else {
      let catalog = isLeftOut ? "a catalog" : "a catalog of \(names)"
      return Fault(
        code: .notVisible,
        message: "'\(chain.text)' is a color in \(catalog) that is not part of "
          + "\(target); \(catalogRemedy)")
    }
    if isLeftOut {
      return Fault(
        code: .notVisible,
        message: "'\(chain.text)' is declared in \(model.location(of: place)), "
          + "a file that is in no target"
          + (twin(ofFile: file).map { type in
            " and cannot be in \(target), which declares '\(type)' as well; "
              + "declare the constant in a file of that target"
          } ?? "; add that file to \(target)"))
    }
    let place = "'\(chain.text)' is declared in \(names) (\(model.location(of: place)))"
    // Modules cannot import one another.
    if targets.contains(where: { model.targets.reach[$0].contains(resolver.target) }) {
      return Fault(
        code: .notVisible,
        message: "\(place), which itself depends on \(target); move the declaration to \(target)")
    }
    let canDepend = targets.contains {
      [.library, .other].contains(model.targets.targets[$0].kind)
    }
    if isInNoTarget, !targets.contains(where: model.targets.isInferred) {
      return Fault(
        code: .notVisible,
        message: "\(place), and this file is in no target; add it to one that sees the declaration")
    }
    if canDepend {
      return Fault(
        code: .notVisible,
        message: "\(place), which \(target) does not depend on; add the dependency")
    }
    let remedy =
      twin(ofFile: file).map { type in
        "and its file cannot be in both, since \(target) declares '\(type)' as well; "
          + "declare the constant in a file of both"
      } ?? "which \(target) cannot import; add the file to it"
    return Fault(code: .notVisible, message: "\(place), \(remedy)")
  }

  /// The targets that compile a declaration, for messages.
  private func homes(of place: Int32) -> String {
    let homes = model.targets.targets(ofFile: model.index[place].file)
    if homes.isEmpty { return "no target" }
    let names = homes.map { "'\(model.targets.targets[$0].name)'" }
    return ReasonMessages.list(names.uniqued())
  }

  private func hidden(_ chain: MemberChain, by place: Int32, name: String) -> CodeStanding.Fault {
    Fault(
      code: .notVisible,
      message: "'\(chain.names[0].text)' means '\(model.index[place].path)' here "
        + "(\(model.location(of: place))), which has no '\(name)'; "
        + "rename one of them")
  }

  // MARK: Values

  func unknown(_ code: String, _ why: String, _ declaration: Int32?) -> CodeStanding.Fault {
    Fault(
      code: .valueUnknown,
      message: "the value of '\(code)'\(location(declaration)) is not known: \(why); "
        + "declare it as a constant")
  }

  func several(
    _ code: String, _ variants: [Worth.Variant], _ declaration: Int32?
  ) -> CodeStanding.Fault {
    Fault(
      code: .valueUnknown,
      message:
        "'\(code)'\(location(declaration)) has several values: \(Self.listed(variants)); "
        + "one value is applied")
  }

  /// The first of the values that differ, with their conditions.
  static func listed(_ variants: [Worth.Variant]) -> String {
    var different: [Worth.Variant] = []
    for variant in variants where !different.contains(where: { $0.value.isSame(as: variant.value) })
    {
      different.append(variant)
    }
    let plain = different.map { ValueDescription.plain($0.value) }
    let texts = zip(different, plain).prefix(3).map { variant, text in
      let isAlone = plain.count { $0 == text } == 1
      let contrast = isAlone ? "" : increasedContrast(variant.value)
      return "\(text)\(contrast) (\(variant.condition))"
    }
    return ReasonMessages.list(texts + (different.count > 3 ? ["more"] : []))
  }

  /// What a color is under increased contrast, where it is the same as another otherwise.
  private static func increasedContrast(_ value: StyleValue) -> String {
    guard case .color(let color) = value else { return "" }
    let samples = [color.highContrast, color.darkHighContrast].compactMap(\.self)
    guard !samples.isEmpty else { return "" }
    let texts = samples.map(ValueDescription.text).uniqued()
    return " with \(texts.joined(separator: " / ")) under increased contrast"
  }

  func differs(between first: Int, and second: Int, _ code: String) -> CodeStanding.Fault {
    Fault(
      code: .valueUnknown,
      message: "'\(code)' differs between the targets '\(model.targets.targets[first].name)' and "
        + "'\(model.targets.targets[second].name)', which both compile this file; "
        + "the same value in both is applied")
  }

  func wrongType(
    _ code: String, _ type: String, site: Site, _ declaration: Int32?
  ) -> CodeStanding.Fault {
    Fault(
      code: .declaredDifferently,
      message: "'\(code)'\(location(declaration)) is \(type.hasPrefix("any ") ? "an" : "a") "
        + "\(type), not a \(site.rawValue); declare it with that type")
  }

  func unreadType(
    _ code: String, _ type: String, site: Site, _ declaration: Int32?
  ) -> CodeStanding.Fault {
    Fault(
      code: .declaredDifferently,
      message: "'\(code)'\(location(declaration)) has the type '\(type)', which the scanned code "
        + "does not declare as a \(site.rawValue); declare the constant with that type")
  }

  func severalTypes(_ code: String, _ declarations: [Int32]) -> CodeStanding.Fault {
    let places = ReasonMessages.list(declarations.map { model.location(of: $0) })
    return Fault(
      code: .declaredDifferently,
      message: "the declarations of '\(code)' under '#if' (\(places)) have different types; "
        + "declare them with one type")
  }

  private func location(_ declaration: Int32?) -> String {
    declaration.map { " (\(model.location(of: $0)))" } ?? ""
  }

  // MARK: Assets

  func missingAsset(_ name: String) -> CodeStanding.Fault {
    Fault(
      code: .notDeclared, message: "no asset catalog of the project has the color '\(name)'; add it"
    )
  }

  func stringName(_ type: String, of name: String) -> CodeStanding.Fault {
    let form = type == "Color" ? "Color(\"…\")" : "\(type)(named: \"…\")"
    return Fault(
      code: .notDeclared,
      message:
        "no file of the project names a color set as '\(form)'; declare a constant for the color "
        + "'\(name)' and name that in the mapping")
  }

  func otherBundle(_ name: String) -> CodeStanding.Fault {
    Fault(
      code: .notVisible,
      message: "the color '\(name)' is in a catalog that is not part of \(target); "
        + catalogRemedy)
  }

  func mainBundle(_ name: String) -> CodeStanding.Fault {
    Fault(
      code: .notVisible,
      message: "the color '\(name)' is in the bundle of \(target), and without 'bundle:' it is "
        + "looked up in that of the app; \(catalogRemedy)")
  }

  /// What makes a color of another catalog usable: a project lists the catalogs of its targets, while a package
  /// takes those in its folder, and a module without a manifest has no list.
  private var catalogRemedy: String {
    let manifest = model.targets.targets[resolver.target].manifest
    return isInNoTarget || manifest.hasSuffix("/Package.swift")
      ? "declare a public constant for the color there" : "add the catalog to it"
  }
}
