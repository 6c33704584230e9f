import requests

response = requests.delete(
    "https://test.example.com/tp-api/classes/7c41e0b95d2a",
    headers={
        "training-provider-id": "tp-48213",
    },
    auth=("{username}".encode(), "{password}".encode()),
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.status_code)