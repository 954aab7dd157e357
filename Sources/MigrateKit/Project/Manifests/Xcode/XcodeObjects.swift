/// The objects of a `project.pbxproj`, with lookup by identifier.
///
/// A large project has tens of thousands of objects and more references. References are looked up
/// by bytes and objects are identified by index, which avoids strings.
struct XcodeObjects {
  /// The objects, in the order of the file.
  let all: [PropertyListValue]
  /// The project, which is the root object.
  let project: PropertyListValue
  /// The index in `all` of each object; -1 for a free place.
  ///
  /// A hash table with linear probing, whose size is a power of two.
  private let table: [Int32]
  /// The node of the identifier of each object.
  private let identifiers: [Int32]
  /// The node of the class of each object.
  private let classes: [Int32]
  private let list: PropertyList

  /// Finds the objects in a property list.
  ///
  /// - Throws: `ManifestError` when there are none.
  init(_ list: PropertyList) throws {
    guard let objects = list.root["objects"], objects.isDictionary,
      let root = list.root["rootObject"]
    else { throw ManifestError("holds no project; restore the file") }
    let entries = objects.entries
    var size = 16
    while size < entries.count * 2 { size *= 2 }
    var table = [Int32](repeating: -1, count: size)
    var all: [PropertyListValue] = []
    var identifiers: [Int32] = []
    var classes: [Int32] = []
    all.reserveCapacity(entries.count)
    identifiers.reserveCapacity(entries.count)
    classes.reserveCapacity(entries.count)
    for (key, value) in entries {
      guard let className = value["isa"] else { continue }
      let place = Self.place(of: key, in: list, table, identifiers)
      guard table[place] < 0 else { continue }
      table[place] = Int32(all.count)
      all.append(value)
      identifiers.append(key)
      classes.append(className.index)
    }
    let place = Self.place(of: root.index, in: list, table, identifiers)
    guard table[place] >= 0 else { throw ManifestError("holds no project; restore the file") }
    project = all[Int(table[place])]
    self.all = all
    self.identifiers = identifiers
    self.classes = classes
    self.table = table
    self.list = list
  }

  /// The object that a text refers to.
  subscript(reference: PropertyListValue?) -> PropertyListValue? {
    guard let reference else { return nil }
    let number = table[Self.place(of: reference.index, in: list, table, identifiers)]
    return number < 0 ? nil : all[Int(number)]
  }

  /// The objects that a list of texts refers to; missing ones are left out.
  func objects(_ references: PropertyListValue?) -> [PropertyListValue] {
    references?.elementsOrSelf.compactMap { self[$0] } ?? []
  }

  /// The objects of a class, in the order of the file.
  func all(_ className: StaticString) -> [PropertyListValue] {
    zip(all, classes).compactMap {
      list.holds(className, at: list.nodes[Int($1)]) ? $0 : nil
    }
  }

  /// The slot of the object with an identifier, or the free slot for it.
  private static func place(
    of key: Int32, in list: PropertyList, _ table: [Int32], _ identifiers: [Int32]
  ) -> Int {
    let name = list.nodes[Int(key)]
    let bytes = list.bytes[Int(name.start)..<Int(name.end)]
    var place = Int(truncatingIfNeeded: FNV1a.hash(bytes)) & (table.count - 1)
    while table[place] >= 0 {
      let other = list.nodes[Int(identifiers[Int(table[place])])]
      if other.end - other.start == name.end - name.start,
        bytes.elementsEqual(list.bytes[Int(other.start)..<Int(other.end)])
      {
        break
      }
      place = (place + 1) & (table.count - 1)
    }
    return place
  }
}

extension PropertyListValue {
  /// Whether an object is of a class.
  func isA(_ className: StaticString) -> Bool { self["isa"]?.isText(className) ?? false }
}
