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
response.raise_for_status()
print(response.text)