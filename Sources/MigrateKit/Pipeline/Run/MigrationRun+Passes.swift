import MigrateKitCore

// The two passes over the files of a run.

extension MigrationRun {
  /// The state of the passes.
  private struct Counters: Sendable {
    let reading: ProgressCounter?
    let matching: ProgressCounter?

    init(_ run: MigrationRun) {
      let count = run.found.files.count
      reading = ProgressCounter(.reading, fileCount: count, listener: run.request.progress)
      matching = ProgressCounter(.matching, fileCount: count, listener: run.request.progress)
    }
  }

  /// The data for checking a run that writes.
  struct CheckedRun {
    /// The run with the models of its projects.
    var run: MigrationRun
    /// The result of reading each file.
    var reads: [FileRead] = []
    /// The models of all projects, for previews.
    var models: [Int: ProjectViews] = [:]
  }

  /// Reads and matches all projects, group by group; a run that writes nothing only keeps the
  /// findings.
  func takeResults(_ assets: AssetReading, into draft: OutcomeDraft) -> CheckedRun {
    let counters = Counters(self)
    let fileNames = found.files.map(\.name)
    let groups =
      request.keepsBytes
      ? [.everything(in: found)] : ProjectGroup.all(of: found, compilers, draft.places)
    var checked = CheckedRun(run: self)
    for group in groups {
      let pass = readFiles(of: group, assets.named, counters)
      let projectFacts = pass.projectFacts()
      var modelled = self
      let models = models(of: pass.takeBuilders(), group, projectFacts, assets, fileNames)
      modelled.models = models.models
      let reads = pass.takeReads()
      if request.keepsBytes { (checked.run, checked.reads) = (modelled, reads) }
      if request.keepsModels { checked.models.merge(models.models) { $1 } }
      modelled.matchColorSets(of: group, assets.sets, reads, projectFacts, into: draft)
      modelled.match(consume reads, of: group, projectFacts, counters, into: draft)
      draft.add(problems: models.problems, disagreements: modelled.disagreements)
    }
    return checked
  }

  /// The models of the projects, and unreadable files, without matching.
  func projectModels() -> (models: [ProjectModel?], problems: [FileProblem]) {
    let assets = readAssets()
    let group = ProjectGroup.everything(in: found)
    let pass = readFiles(of: group, assets.named, Counters(self))
    let (models, modelProblems) = models(
      of: pass.takeBuilders(), group, pass.projectFacts(), assets, found.files.map(\.name))
    return (
      projects.indices.map { models[$0]?.model },
      assets.problems + pass.takeReads().compactMap(\.problem) + modelProblems
    )
  }

  /// Pass 1 over the files of a group; a run that writes nothing frees the facts of a file once
  /// they are merged.
  private func readFiles(
    of group: ProjectGroup, _ assets: [NamedColors], _ counters: Counters
  ) -> ReadingPass {
    let files = group.files
    let pass = ReadingPass(
      count: files.count, of: group.projects, assets, keepsFacts: request.keepsBytes
    ) {
      projects[$0].designSystem != nil
    }
    let large = files.indices.filter { found.files[files[$0]].isLarge }
    Workers.forEach(count: files.count, jobs: jobs, first: large) { index in
      let file = found.files[files[index]]
      let read = read(file, assets: assets[file.projectIndex])
      counters.reading?.finishFile(bytes: read.byteCount)
      read.returnFreeMemory()
      return read
    } inOrder: { index, read in
      var lap = StageLap(request.clock)
      let file = found.files[files[index]]
      pass.add(
        read, number: files[index], ofProject: file.projectIndex,
        compiledBy: compilers.compilers(of: file))
      lap.end(.match)
    }
    return pass
  }

  /// Pass 2 over the results of pass 1, which are freed on the way.
  private func match(
    _ reads: consuming [FileRead], of group: ProjectGroup, _ projectFacts: [Int: ProjectFacts],
    _ counters: Counters, into draft: OutcomeDraft
  ) {
    let names = projectNames
    let files = group.files
    draft.makeRoom(for: reads.reduce(0) { $0 + $1.scan.pending.count })
    Workers.forEach(moving: reads, jobs: jobs) { index, read in
      var read = read
      var lap = StageLap(request.clock)
      var fileResult = FileResult()
      // Most files have nothing to match.
      if read.hasResults {
        let file = found.files[files[index]]
        fileResult = self.fileResult(
          &read, of: file, index: files[index],
          project: projectFacts[file.projectIndex] ?? ProjectFacts())
        if file.isOwn { fileResult.prepare(for: stream) }
        fileResult.pass(on: read)
        read.returnFreeMemory()
      }
      lap.end(.match, count: 1)
      counters.matching?.finishFile()
      return fileResult
    } inOrder: { index, fileResult in
      let file = found.files[files[index]]
      let system =
        fileResult.hasFindings ? projects[file.projectIndex].designSystem : nil
      draft.add(
        fileResult, ofFile: files[index], file, project: names[file.projectIndex], system: system)
    }
  }

  /// Matches the color sets of a group; a set that the design system is declared with is a definition.
  private func matchColorSets(
    of group: ProjectGroup, _ sets: [ColorSetRead?], _ reads: [FileRead],
    _ projectFacts: [Int: ProjectFacts], into draft: OutcomeDraft
  ) {
    var lap = StageLap(request.clock)
    let declared = group.colorSets.isEmpty ? [:] : declaredAssets(reads, of: group)
    let results = Workers.map(count: group.colorSets.count, jobs: jobs) { index in
      let number = group.colorSets[index]
      let project = found.colorSets[number].projectIndex
      return suggestions(
        forColorSet: found.colorSets[number], sets[number],
        declared: declared[project] ?? [], projectFacts[project] ?? ProjectFacts())
    }
    for (number, suggestions) in zip(group.colorSets, results) {
      draft.add(suggestions, ofColorSet: number)
    }
    lap.end(.match)
  }
}
