# Compiles an oracle: a small program that holds ours against the toolchain's own full parser.
#
# Sourced by the scripts that need one, in the root of the checkout:   oracle=$(build_oracle NAME)
# The program is kept in .build/oracles and compiled again only when a source is newer.

oracles="accuracy lexer-oracle project-reader tokenizer-speed"

# oracle_sources NAME: the sources of an oracle.
oracle_sources() {
  case $1 in
    accuracy)
      echo Scripts/oracles/{AccuracyMain,Summary,Measure,ScanReport}.swift \
        Scripts/oracles/{StyleVisitor,StyleTruth,ConstantExpression,Wrapping}.swift \
        Scripts/oracles/{ColorForms,FontForms,RadiusForms,NumberForms,SwiftFiles}.swift ;;
    lexer-oracle)
      echo Scripts/oracles/{LexerOracleMain,LexerOracle,TokenView,SwiftFiles}.swift \
        Sources/MigrateKit/{Base/Bytes,Analysis/Syntax/*}/*.swift \
        Sources/MigrateKit/Base/Files/Platform.swift ;;
    project-reader)
      echo Scripts/oracles/project/*.swift Scripts/oracles/SwiftFiles.swift ;;
    tokenizer-speed)
      echo Benchmarks/TokenizerSpeed.swift Scripts/oracles/SwiftFiles.swift \
        Sources/MigrateKit/{Base/Bytes,Analysis/Syntax/*}/*.swift \
        Sources/MigrateKit/Base/Files/Platform.swift ;;
  esac
}

# empty_core FOLDER: makes an empty module MigrateKitCore there, for programs that compile the whole library
# as one module: what it declares is in that module, and its imports find this one.
empty_core() {
  swiftc -frontend -emit-module -parse-as-library -enable-testing -module-name MigrateKitCore \
    -o "$1/MigrateKitCore.swiftmodule" /dev/null
}

# host_libraries: the folder of the toolchain's own parser.
host_libraries() {
  "$1" -print-target-info | sed -n 's/.*"runtimeResourcePath": *"\(.*\)".*/\1/p' | sed 's,$,/host,'
}

# compile_oracle NAME OPTION…: runs the compiler over the sources of an oracle.
compile_oracle() {
  local name=$1 && shift
  local compiler host
  compiler=$(xcrun --find swiftc 2>/dev/null || command -v swiftc) || {
    echo "$name: needs a Swift toolchain; no swiftc found in PATH" >&2
    return 2
  }
  host=$(host_libraries "$compiler")
  if [ ! -d "$host/SwiftParser.swiftmodule" ]; then
    echo "$name: the toolchain has no Swift parser to compare with (no SwiftParser in '$host');" \
      "install a toolchain from swift.org and put it first in PATH" >&2
    return 2
  fi
  # shellcheck disable=SC2046
  "$compiler" -swift-version 6 -package-name dsmigrate -suppress-warnings -module-name Oracle \
    -I "$host" -L "$host" -Xlinker -rpath -Xlinker "$host" "$@" $(oracle_sources "$name") >&2 || return 2
}

build_oracle() {
  local name=$1
  local program=.build/oracles/$name
  local source needed=
  for source in $(oracle_sources "$name"); do
    if [ ! "$program" -nt "$source" ]; then needed=yes; fi
  done
  if [ -n "$needed" ]; then
    mkdir -p .build/oracles
    compile_oracle "$name" -O -wmo \
      -lSwiftSyntax -lSwiftParser -lSwiftOperators -o "$program" || return 2
  fi
  echo "$program"
}
