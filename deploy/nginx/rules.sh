#!/bin/sh
# Writes what nginx.conf includes, from the rules that a build left in _redirects and _headers.
#
#   deploy/nginx/rules.sh DIST FOLDER    # writes FOLDER/redirects.conf and FOLDER/headers.conf
set -eu
dist=$1 folder=$2 base=
[ ! -f "$dist/.base" ] || { base=$(cat "$dist/.base"); base=${base%/}; }

# Addresses as they stand come first, then those with a star in the order of the file; nginx tries them so.
awk -v base="$base" '
  function quoted(path) { gsub(/[][.+(){}^$|?\\]/, "\\\\&", path); return path }
  function to(target) {
    hash = ""
    if ((at = index(target, "#")) > 0) { hash = substr(target, at); target = substr(target, 1, at - 1) }
    return target "$is_args$args" hash
  }
  function rule(from, target) { printf "  \"%s\" \"%s\";\n", from, to(target) > "/dev/fd/" (3 + ($3 == 302)) }
  $3 == 200 { next }
  $1 ~ /\*$/ {
    stem = substr($1, 1, length($1) - 2)
    alone = $2; sub(/:splat/, "", alone)
    rule("~^" quoted(stem) "/?$", alone)
    sub(/:splat/, "$rest/", $2)
    rule("~^" quoted(stem) "/(?<rest>.+?)/?$", $2)
    next
  }
  { rule($1, $2); if ($1 != "/") rule(substr($1, 1, length($1) - 1), $2) }
' "$dist/_redirects" 3> "$folder/moved" 4> "$folder/led"
{
  echo 'map_hash_bucket_size 512;'
  echo 'map_hash_max_size 16384;'
  printf 'map $uri $moved {\n%s\n}\n' "$(cat "$folder/moved")"
  printf 'map $uri $led {\n%s\n}\n' "$(cat "$folder/led")"
  printf 'map "" $base {\n  default "%s";\n}\n' "$base"
} > "$folder/redirects.conf"
rm "$folder/moved" "$folder/led"

awk '/^[^ ]/ { place = $1; next } place == "/*" {
  sub(/^ +/, ""); at = index($0, ": ")
  printf "add_header %s \"%s\" always;\n", substr($0, 1, at - 1), substr($0, at + 2)
}' "$dist/_headers" > "$folder/headers.conf"
