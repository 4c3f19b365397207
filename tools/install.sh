#!/bin/sh
# Installs the system's packages that are missing, in one go: install.sh PACKAGE=COMMAND[,COMMAND…] …
#
# A package is there if any of its commands is found, by name or by path (which may have wildcards). A package that is
# marked with "?" in front is optional: if it can't be installed, this prints so and goes on. APT_OPTIONS are passed on.
set -eu

# found succeeds if one of several commands, separated by commas, exists.
found() {
  for command in $(echo "$1" | tr , ' '); do
    if command -v "$command" >/dev/null; then return 0; fi
  done
  return 1
}

required=
optional=
for wanted in "$@"; do
  package=${wanted%%=*}
  if found "${wanted#*=}"; then continue; fi
  case $package in
    \?*) optional="$optional ${package#\?}" ;;
    *) required="$required $package" ;;
  esac
done
if [ -z "$required$optional" ]; then exit 0; fi

if ! command -v apt-get >/dev/null; then
  if [ -z "$required" ]; then exit 0; fi
  echo "Not installed:$required. Install them with your system's packages, then run make again." >&2
  exit 1
fi
if [ "$(id -u)" = 0 ]; then sudo=; else sudo=sudo; fi
install() { DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq ${APT_OPTIONS-} "$@" >/dev/null; }

echo "Installing$required$optional …"
# The system's packages have one lock.
mkdir -p .cache/stamps
exec 9>.cache/stamps/apt.lock
flock 9
$sudo apt-get update -qq
# shellcheck disable=SC2086 # lists of words
if [ -n "$required" ]; then install $required; fi
for package in $optional; do
  install "$package" || echo "$package is not available here; the tests run without it, and take longer."
done
