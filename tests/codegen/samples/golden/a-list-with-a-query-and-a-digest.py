import requests

response = requests.get(
    "https://test.example.com/tp-api/classes",
    params=[
        ("limit", 25),
        ("ids[]", "7c41e0b95d2a"),
        ("ids[]", "3fa98b26c07e"),
        ("start", "2027-03-01T00:00:00Z"),
    ],
    headers={
        "Authorization": "TP key={key}, token={token}",
        "training-provider-id": "tp-48213",
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.json())