import MigrateKit

StandardStreams.openClosed()
exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
