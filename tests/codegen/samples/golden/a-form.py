import requests

response = requests.post(
    "https://api.example.com/token",
    data=[
        ("grant_type", "password"),
        ("scope", "a b"),
        ("scope", "c"),
    ],
)
response.raise_for_status()
print(response.json())