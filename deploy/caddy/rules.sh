#!/bin/sh
# Writes what the Caddyfile imports, from the rules that a build left in _redirects and _headers.
#
#   deploy/caddy/rules.sh DIST > rules.caddy
set -eu
dist=$1 base=
[ ! -f "$dist/.base" ] || { base=$(cat "$dist/.base"); base=${base%/}; }

echo 'map {query} {asked} {'
echo '	~^(.+)$ "?${1}"'
echo '	default ""'
echo '}'
# Addresses as they stand come first, then those with a star in the order of the file; Caddy tries them so.
for code in 301 302; do
  echo "map {path} {to$code} {"
  awk -v code=$code '
    function quoted(path) { gsub(/[][.+(){}^$|?\\]/, "\\\\&", path); return path }
    # Behind a star Caddy puts in what the star stood for, and no query.
    function rule(from, target) {
      hash = ""; asked = from ~ /^~/ ? "" : "{asked}"
      if ((at = index(target, "#")) > 0) { hash = substr(target, at); target = substr(target, 1, at - 1) }
      printf "\t%s \"%s%s%s\"\n", from, target, asked, hash
    }
    $3 != code { next }
    $1 ~ /\*$/ {
      stem = substr($1, 1, length($1) - 2)
      alone = $2; sub(/:splat/, "", alone)
      rule("~^" quoted(stem) "/?$", alone)
      sub(/:splat/, "${1}/", $2)
      rule("~^" quoted(stem) "/(.+?)/?$", $2)
      next
    }
    { rule($1, $2); if ($1 != "/") rule(substr($1, 1, length($1) - 1), $2) }
  ' "$dist/_redirects"
  printf '	default ""\n}\n@to%s not vars {to%s} ""\nredir @to%s {to%s} %s\n' $code $code $code $code $code
done
awk '/^[^ ]/ { place = $1; next } place == "/*" {
  sub(/^ +/, ""); at = index($0, ": ")
  printf "header %s \"%s\"\n", substr($0, 1, at - 1), substr($0, at + 2)
}' "$dist/_headers"
# Assets of the site and of its former versions.
awk '/^[^ ]/ { place = $1; next } place != "/*" {
  sub(/^ +/, ""); at = index($0, ": ")
  printf "header %s %s \"%s\"\n", place, substr($0, 1, at - 1), substr($0, at + 2)
}' "$dist/_headers"
printf 'handle_errors {\n\trewrite * %s/404.html\n\tfile_server\n}\n' "$base"
