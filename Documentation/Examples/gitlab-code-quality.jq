# Makes of a report of dsmigrate the code quality report that GitLab shows in merge requests.
[ .findings[]
  | select(.status == "exact" or .status == "near" or .status == "review" or .status == "gap")
  | select(.baselineState != "unchanged")
  | {
      description: ((.source | gsub("\\s+"; " ")) + (if .token then " → " + .token else ": no matching token" end)),
      check_name: ("hard-coded-" + .category),
      fingerprint: .id,
      severity: (if .status == "gap" then "info" else "minor" end),
      location: { path: .file, lines: { begin: .range.start.line } }
    } ]
