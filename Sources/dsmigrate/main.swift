import MigrateKit
import MigrateKitCore

StandardStreams.openClosed()
exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
