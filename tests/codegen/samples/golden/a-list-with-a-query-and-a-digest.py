import requests
from requests.auth import HTTPDigestAuth

response = requests.get(
    "https://test.example.com/tp-api/classes",
    params=[
        ("limit", 25),
        ("ids[]", "7c41e0b95d2a"),
        ("ids[]", "3fa98b26c07e"),
        ("start", "2027-03-01T00:00:00Z"),
    ],
    headers={
        "training-provider-id": "tp-48213",
    },
    auth=HTTPDigestAuth("{username}", "{password}"),
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.json())