import requests

response = requests.get(
    "https://api.example.com/events",
    params={
        "since": 7,
    },
    headers={
        "Accept": "text/event-stream",
    },
    stream=True,
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
for line in response.iter_lines():
    print(line.decode())