import requests

response = requests.get(
    "https://api.example.com/exports/1/file?columns=a,b",
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
with open("file.zip", "wb") as file:
    file.write(response.content)