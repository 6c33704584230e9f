curl --fail-with-body \
  --url 'https://api.example.com/account' \
  --user '{username}:{password}'