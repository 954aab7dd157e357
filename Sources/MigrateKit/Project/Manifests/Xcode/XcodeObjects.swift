/// The objects of a `project.pbxproj`, by their identifiers.
struct XcodeObjects {
  private let byID: [String: PropertyListValue]
  /// The identifiers of the objects of each class, in the order of the file.
  private let byClass: [String: [String]]
  /// The identifier of the project.
  let root: String

  /// Finds the objects in a property list.
  ///
  /// - Throws: `ManifestError` when there are none.
  init(_ list: PropertyList) throws {
    guard let objects = list.root["objects"], objects.isDictionary,
      let root = list.root["rootObject"]?.text
    else { throw ManifestError("holds no project; restore the file") }
    var byID: [String: PropertyListValue] = [:]
    var byClass: [String: [String]] = [:]
    for (id, value) in objects.pairs where value.isDictionary {
      guard let name = value["isa"]?.text, byID.updateValue(value, forKey: id) == nil else {
        continue
      }
      byClass[name, default: []].append(id)
    }
    self.byID = byID
    self.byClass = byClass
    self.root = root
  }

  /// The object with an identifier.
  subscript(id: String?) -> PropertyListValue? { id.flatMap { byID[$0] } }

  /// The class of an object; empty for one that is missing.
  func className(_ id: String?) -> String { self[id]?["isa"]?.text ?? "" }

  /// The identifiers of all objects of a class.
  func identifiers(_ className: String) -> [String] { byClass[className] ?? [] }
}
