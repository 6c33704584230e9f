import requests

response = requests.post(
    "https://api.example.com/files",
    files=[
        ("note", (None, "A plain note")),
        ("meta", (None, "{\"tags\":[\"a\"]}", "application/json")),
        ("file", ("file.png", open("file.png", "rb"), "image/png")),
    ],
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.json())