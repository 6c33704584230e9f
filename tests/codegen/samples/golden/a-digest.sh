curl --fail-with-body \
  --url 'https://api.example.com/account' \
  --digest \
  --user '{username}:{password}'