curl --fail-with-body \
  --url 'https://test.example.com/tp-api/classes?limit=25&ids%5B%5D=7c41e0b95d2a&ids%5B%5D=3fa98b26c07e&start=2027-03-01T00%3A00%3A00Z' \
  --digest \
  --user '{username}:{password}' \
  --header 'training-provider-id: tp-48213'