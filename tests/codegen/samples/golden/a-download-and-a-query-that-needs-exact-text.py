import requests

response = requests.get("https://api.example.com/exports/1/file?columns=a,b")
response.raise_for_status()
with open("file.zip", "wb") as file:
    file.write(response.content)