import requests

payload = """\
id,name
1,"Ann ""A"" \\ `x` ${y}\""""

response = requests.put(
    "https://api.example.com/notes/1",
    headers={
        "Content-Type": "text/csv",
    },
    data=payload.encode(),
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.text)