import requests

response = requests.get(
    "https://api.example.com/account",
    auth=("{username}".encode(), "{password}".encode()),
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.json())