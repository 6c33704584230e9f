curl --fail-with-body --no-buffer \
  --url 'https://api.example.com/events?since=7' \
  --header 'Accept: text/event-stream'