library(httr)

headers = c(
  'Authorization' = '{provider}',
  'training-provider-id' = 'tp-48213',
  'Content-Type' = 'application/json'
)

body = r"({
  "name": "Wind \"basics\"",
  "seats": 12
})"

res <- VERB("POST", url = "https://api.example.com/classes", body = body, add_headers(headers))

cat(content(res, 'text'))