# Borrow a book

from urllib.parse import quote

import requests


def read(response, *path):
    """Reads a value that later calls need."""
    value = response.json()
    try:
        for key in path:
            value = value[key]
    except (LookupError, TypeError):
        value = None
    if value is None:
        raise SystemExit(f"The response has no {'.'.join(map(str, path))}.")
    return value


base_url = "https://api.example.com"
title = "Emma"

# 1. GET /books
response = requests.get(
    f"{base_url}/books",
    params={
        "title": title,
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
book_id = read(response, 0, "id")

# 2. POST /loans
response = requests.post(
    f"{base_url}/loans",
    json={
        "bookId": book_id,
        "weeks": 2,
        "kind": "HOME",
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
loan_id = read(response, "id")
print("loan_id:", loan_id)

# 3. DELETE /loans/{loanId}
response = requests.delete(f"{base_url}/loans/{quote(loan_id, safe='')}")
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")