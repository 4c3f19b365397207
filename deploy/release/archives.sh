#!/bin/sh
# Makes an archive of both programs for each platform that make dist has compiled, and SHA256SUMS of all files that a
# release has: sh deploy/release/archives.sh dist-npm
# The same commit gives the same archives: names are sorted, and times are that of the commit.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
cd "$1"
version=$(node -p 'require(process.argv[1]).version' "$root/package.json")
time=$(git -C "$root" log -1 --format=%ct)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

made=0
for folder in binaries/*/; do
  platform=$(basename "$folder")
  name=vitrine-$version-$platform
  [ -e "$folder/vitrine" ] || [ -e "$folder/vitrine.exe" ] || continue
  mkdir "$work/$name"
  cp "$folder"/* "$root/LICENSE" "$work/$name/"
  find "$work/$name" -exec touch -d "@$time" {} +
  case $platform in
  windows-*)
    rm -f "$name.zip"
    out=$(pwd)/$name.zip
    (cd "$work" && find "$name" -type f | LC_ALL=C sort | TZ=UTC zip -q -X "$out" -@)
    ;;
  *)
    tar -C "$work" --sort=name --owner=0 --group=0 --numeric-owner -cf - "$name" | gzip -n >"$name.tar.gz"
    ;;
  esac
  made=$((made + 1))
done
if [ "$made" = 0 ]; then
  echo "$1/binaries has no programs: make dist compiles them." >&2
  exit 1
fi
find . -maxdepth 1 -type f \
  \( -name "*-$version.tgz" -o -name "vitrine-$version-*.tar.gz" -o -name "vitrine-$version-*.zip" \) |
  sed 's,^\./,,' | LC_ALL=C sort | xargs sha256sum >SHA256SUMS
cat SHA256SUMS
