curl --fail-with-body --request POST \
  --url 'https://api.example.com/files' \
  --form 'note=A plain note' \
  --form 'meta={"tags":["a"]};type=application/json' \
  --form 'file=@file.png;type=image/png'