import requests

response = requests.post(
    "https://api.example.com/files",
    files=[
        ("note", (None, "A plain note")),
        ("meta", (None, "{\"tags\":[\"a\"]}", "application/json")),
        ("file", ("file.png", open("file.png", "rb"), "image/png")),
    ],
)
response.raise_for_status()
print(response.json())