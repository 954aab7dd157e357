#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

StandardStreams.openClosed()
exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
