skip=0
while page=$(curl --fail-with-body --silent --show-error \
  --url 'https://api.example.com/entries?limit=100&skip='"$skip") &&
  count=$(jq length <<< "$page") && [ "$count" -gt 0 ]; do
  jq --compact-output '.[]' <<< "$page"
  skip=$((skip + count))
done
[ "$count" = 0 ] || { echo "$page" >&2; false; }