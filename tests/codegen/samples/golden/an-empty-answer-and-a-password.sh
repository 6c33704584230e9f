curl --fail-with-body --request DELETE \
  --url 'https://test.example.com/tp-api/classes/7c41e0b95d2a' \
  --user '{username}:{password}' \
  --header 'training-provider-id: tp-48213'