curl --fail-with-body --request POST \
  --url 'https://api.example.com/payments' \
  --cert client.pem \
  --key client.key \
  --header 'Authorization: TP key={key}, token={token}' \
  --header 'Content-Type: application/json' \
  --data '{
  "amount": 5
}'