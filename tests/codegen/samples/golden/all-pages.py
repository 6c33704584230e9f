import requests

skip = 0
while True:
    response = requests.get(
        "https://api.example.com/entries",
        params={
            "limit": 100,
            "skip": skip,
        },
    )
    if not response.ok:
        raise SystemExit(f"{response.status_code} {response.text}")
    page = response.json()
    if not page:
        break
    for entry in page:
        print(entry)
    skip += len(page)