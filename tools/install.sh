#!/bin/sh
# Installs programs that are missing, in one go: install.sh [?]PROGRAM… Their packages are in programs.txt. Where there is
# no apt-get, this prints what to install. A program that is marked with "?" in front is optional: if it can't be
# installed, this prints so and goes on. APT_OPTIONS are passed on.
set -eu
here=$(dirname "$0")

# found succeeds if one of several commands, separated by commas, exists: by name, or by a path that may have wildcards.
found() {
  for command in $(echo "$1" | tr , ' '); do
    if command -v "$command" >/dev/null; then return 0; fi
  done
  return 1
}

required=
optional=
homebrew=
elsewhere=
for wanted in "$@"; do
  program=${wanted#\?}
  row=$(grep "^$program[, ]" "$here/programs.txt") || { echo "$program is not in tools/programs.txt." >&2; exit 1; }
  read -r commands debian brew <<EOF
$row
EOF
  if found "$commands"; then continue; fi
  if [ "$wanted" != "$program" ]; then
    optional="$optional $debian"
    continue
  fi
  required="$required $debian"
  if [ "$brew" = - ]; then elsewhere="$elsewhere $program"; else homebrew="$homebrew $brew"; fi
done
if [ -z "$required$optional" ]; then exit 0; fi

if ! command -v apt-get >/dev/null; then
  if [ -z "$required" ]; then exit 0; fi
  if [ "$(uname)" = Darwin ]; then
    if [ -n "$homebrew" ]; then echo "Not installed. Run this, then make again: brew install$homebrew"; fi
    if [ -n "$elsewhere" ]; then echo "Not available on macOS:$elsewhere. Run this on Debian."; fi
  else
    echo "Not installed:$required (names of Debian). Install them with your system's packages, then run make again."
  fi >&2
  exit 1
fi

# as_root prints a command and runs it, with sudo if this is not root.
as_root() {
  if [ "$(id -u)" != 0 ]; then set -- sudo "$@"; fi
  echo "+ $*"
  "$@" >/dev/null
}
# shellcheck disable=SC2086 # lists of words
install() { as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${APT_OPTIONS-} "$@"; }

echo "Installing$required$optional …"
# The system's packages have one lock.
mkdir -p .cache/stamps
exec 9>.cache/stamps/apt.lock
flock 9
as_root apt-get update -qq
# shellcheck disable=SC2086 # lists of words
if [ -n "$required" ]; then install $required; fi
for package in $optional; do
  install "$package" || echo "$package is not available here; the tests run without it, and take longer."
done
