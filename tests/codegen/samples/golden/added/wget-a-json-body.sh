wget --quiet --content-on-error --output-document=- \
  --method POST \
  --header 'Authorization: {provider}' \
  --header 'training-provider-id: tp-48213' \
  --header 'Content-Type: application/json' \
  --body-data '{
  "name": "Wind \"basics\"",
  "seats": 12
}' \
  'https://api.example.com/classes'