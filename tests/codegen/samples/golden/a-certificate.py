import requests

response = requests.post(
    "https://api.example.com/payments",
    headers={
        "Authorization": "TP key={key}, token={token}",
    },
    json={
        "amount": 5,
    },
    cert=("client.pem", "client.key"),
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.json())