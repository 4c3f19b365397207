#!/bin/sh
# Puts a site with a base, base: /docs/, into a folder that a host serves from its root: UPLOAD/docs/, with
# the rules beside it.
#
#   deploy/below-base.sh DIST UPLOAD
#
# The rules in _redirects expect the files at the root, as Vercel takes them. Here they stand where readers ask for them,
# so that nothing has to take the base off: Cloudflare would lead /docs/guide to /guide/.
set -eu
dist=$1 upload=$2
[ -f "$dist/.base" ] || { echo "$dist has no .base: the site has no base, upload it as it is." >&2; exit 1; }
base=$(cat "$dist/.base") base=${base%/}
rm -rf "$upload"
mkdir -p "$upload$(dirname "$base")"
cp -a "$dist" "$upload$base"
mv "$upload$base/_headers" "$upload/_headers"
# A rewrite names a file, which stands below the base now; the one that takes the base off is not needed.
awk -v base="$base" '$1 == base "/*" && $3 == 200 { next } $3 == 200 { $2 = base $2 } 1' \
  "$upload$base/_redirects" > "$upload/_redirects"
cp "$upload$base/404.html" "$upload/404.html"
rm -f "$upload$base/_redirects" "$upload$base/vercel.json"
