curl --fail-with-body --request POST \
  --url 'https://test.example.com/tp-api/classes' \
  --cert client.pem \
  --key client.key \
  --header 'Authorization: TP key={key}, token={token}' \
  --header 'training-provider-id: tp-48213' \
  --header 'Content-Type: application/json' \
  --data '{
  "name": "Wind turbine \"basics\": it'\''s on",
  "seats": 12,
  "online": false,
  "location": null,
  "sessions": [
    {
      "start": "2027-03-01T08:00:00Z"
    }
  ]
}'