import requests
from requests.auth import HTTPDigestAuth

response = requests.get(
    "https://api.example.com/account",
    auth=HTTPDigestAuth("{username}", "{password}"),
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.json())