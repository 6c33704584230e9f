import requests

response = requests.post(
    "https://api.example.com/token",
    data=[
        ("grant_type", "password"),
        ("scope", "a b"),
        ("scope", "c"),
    ],
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.json())