import requests

response = requests.post(
    "https://test.example.com/tp-api/classes",
    headers={
        "Authorization": "TP key={key}, token={token}",
        "training-provider-id": "tp-48213",
    },
    json={
        "name": "Wind turbine \"basics\": it's on",
        "seats": 12,
        "online": False,
        "location": None,
        "sessions": [
            {
                "start": "2027-03-01T08:00:00Z",
            },
        ],
    },
    cert=("client.pem", "client.key"),
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.json())