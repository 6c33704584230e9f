#!/usr/bin/env bash
# Borrow a book
set -euo pipefail

baseUrl='https://api.example.com'
title='Emma'

# Prints the last response, which says why, and exits.
stop() { echo "$response" >&2; exit 1; }

# Reads a value from the last response.
value() {
  jq --exit-status --raw-output "$1 | values | tostring" <<< "$response" ||
    { echo "The response has no $1." >&2; exit 1; }
}

# Percent-encodes a value for a URL.
encode() { jq --null-input --raw-output --arg value "$1" '$value | @uri'; }

# 1. GET /books
response=$(curl --fail-with-body --silent --show-error \
  --url "$baseUrl/books?title=$(encode "$title")") || stop
bookId=$(value '.[0].id')

# 2. POST /loans
response=$(curl --fail-with-body --silent --show-error --request POST \
  --url "$baseUrl/loans" \
  --header 'Content-Type: application/json' \
  --data "$(jq --null-input --arg bookId "$bookId" '{
  "bookId": $bookId,
  "weeks": 2,
  "kind": "HOME"
}')") || stop
loanId=$(value '.id')
echo "loanId: $loanId"

# 3. DELETE /loans/{loanId}
response=$(curl --fail-with-body --silent --show-error --request DELETE \
  --url "$baseUrl/loans/$(encode "$loanId")") || stop