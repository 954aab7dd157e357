extension ProjectModel {
  /// The model with what was read of some of its files for further names.
  package func adding(_ read: [(file: Int, facts: FileFacts)]) -> ProjectModel {
    var (index, uses) = (index, uses)
    index.add(new: read.map { ($0.file, $0.facts.declarations) })
    for (_, facts) in read { uses.add(assignedBy: facts) }
    index.resolveStyleAliases()
    index.resolveWrappers()
    return ProjectModel(
      index: index, targets: targets, uses: uses, styles: styles, facts: facts, system: system,
      settings: settings, assets: assets, targetAssets: targetAssets, fileNames: fileNames,
      publicNames: publicNames, commands: commands)
  }
}
