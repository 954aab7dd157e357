#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
