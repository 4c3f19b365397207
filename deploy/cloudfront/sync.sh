#!/bin/sh
# Uploads a finished folder to S3, puts the functions into CloudFront and has everything but assets fetched anew.
#
#   deploy/cloudfront/sync.sh DIST BUCKET DISTRIBUTION [--stars]
#
# The functions docs-request and docs-response must exist, with the runtime cloudfront-js-2.0, and be associated with the
# distribution's default behavior. New files come first and old ones go last, so that no page names what is not there.
set -eu
dist=$1 bucket=$2 distribution=$3
functions=$(mktemp -d)
trap 'rm -rf "$functions"' EXIT
node "$(dirname "$0")/functions.mjs" "$dist" "$functions" "${4-}"

# Assets of the site and of its former versions: what _headers has sections for.
base=
[ ! -f "$dist/.base" ] || { base=$(cat "$dist/.base"); base=${base%/}; }
assets=$(sed -n "s|^$base/\(.*assets\)/\*\$|\1|p" "$dist/_headers")

left="--exclude *.br --exclude *.gz --exclude .vitrine --exclude .base --exclude _* --exclude vercel.json"
set -f # the stars are the tool's
kept=
for folder in $assets; do
  kept="$kept --exclude $folder/*"
  aws s3 sync "$dist/$folder" "s3://$bucket/$folder" --exclude '*.br' --exclude '*.gz' \
    --cache-control 'public, max-age=31536000, immutable'
done
aws s3 sync "$dist" "s3://$bucket" $left $kept --exclude '*.md' --cache-control no-cache
aws s3 sync "$dist" "s3://$bucket" --exclude '*' --include '*.md' $kept --cache-control no-cache \
  --content-type 'text/markdown; charset=utf-8'
for name in request response; do
  tag=$(aws cloudfront describe-function --name "docs-$name" --query ETag --output text)
  tag=$(aws cloudfront update-function --name "docs-$name" --if-match "$tag" --query ETag --output text \
    --function-config "Comment=docs,Runtime=cloudfront-js-2.0" --function-code "fileb://$functions/$name.js")
  aws cloudfront publish-function --name "docs-$name" --if-match "$tag"
done
aws cloudfront create-invalidation --distribution-id "$distribution" --paths '/*'
# What nobody names any more. Assets stay for pages that are open: delete old ones by a lifecycle rule.
aws s3 sync "$dist" "s3://$bucket" $left $kept --delete --size-only
