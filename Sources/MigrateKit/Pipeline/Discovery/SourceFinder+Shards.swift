import MigrateKitCore

// Limits the found files to a shard.

extension SourceFinder {
  /// Finds everything under the paths of `request`, or its shard's part.
  ///
  /// - Throws: `MigrationError` for a path that does not exist or a configuration that does not load.
  static func find(_ request: Request) throws -> FoundFiles {
    guard let shard = request.shard else { return try run(request).found }
    let finder = try run(request, dividing: shard)
    // Every worker finds the same projects.
    if finder.projects.count > 1 { return finder.found }
    return try run(request).found.divided(for: shard)
  }
}

extension FoundFiles {
  /// The files of a single project, which every worker reads, divided among the shards.
  fileprivate func divided(for shard: Shard) -> FoundFiles {
    let assignment = ShardAssignment(shard: shard, unit: .file, root: root)
    var divided = self
    divided.assignment = assignment
    for index in files.indices where files[index].isOwn {
      divided.files[index].isOwn = assignment.owns(files[index].name)
    }
    for index in colorSets.indices where colorSets[index].isOwn {
      divided.colorSets[index].isOwn = assignment.owns(colorSets[index].name)
    }
    return divided
  }
}
