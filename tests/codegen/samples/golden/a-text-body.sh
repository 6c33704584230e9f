curl --fail-with-body --request PUT \
  --url 'https://api.example.com/notes/1' \
  --header 'Content-Type: text/csv' \
  --data 'id,name
1,"Ann ""A"" \ `x` ${y}"'