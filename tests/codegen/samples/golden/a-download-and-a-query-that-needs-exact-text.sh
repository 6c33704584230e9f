curl --fail-with-body \
  --url 'https://api.example.com/exports/1/file?columns=a,b' \
  --output 'file.zip'