# Compiles an oracle: a small program that holds ours against the toolchain's own full parser.
#
# Sourced by the scripts that need one:   oracle=$(build_oracle NAME SOURCE…)
# The program is kept in .build/oracles and compiled again only when a source is newer.

build_oracle() {
  local name=$1 && shift
  local program=.build/oracles/$name
  local source needed=
  for source in "$@"; do
    if [ ! "$program" -nt "$source" ]; then needed=yes; fi
  done
  if [ -n "$needed" ]; then
    local compiler host
    compiler=$(xcrun --find swiftc 2>/dev/null || command -v swiftc) || {
      echo "$name: needs a Swift toolchain; no swiftc found in PATH" >&2
      return 2
    }
    host=$("$compiler" -print-target-info |
      sed -n 's/.*"runtimeResourcePath": *"\(.*\)".*/\1/p')/host
    if [ ! -d "$host/SwiftParser.swiftmodule" ]; then
      echo "$name: the toolchain has no Swift parser to compare with (no SwiftParser in '$host');" \
        "install a toolchain from swift.org and put it first in PATH" >&2
      return 2
    fi
    mkdir -p .build/oracles
    "$compiler" -O -wmo -swift-version 6 -package-name dsmigrate -suppress-warnings \
      -module-name Oracle -I "$host" -L "$host" -Xlinker -rpath -Xlinker "$host" \
      -lSwiftSyntax -lSwiftParser -lSwiftOperators \
      "$@" -o "$program" >&2 || return 2
  fi
  echo "$program"
}
