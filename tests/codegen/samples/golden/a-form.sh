curl --fail-with-body --request POST \
  --url 'https://api.example.com/token' \
  --data-urlencode 'grant_type=password' \
  --data-urlencode 'scope=a b' \
  --data-urlencode 'scope=c'