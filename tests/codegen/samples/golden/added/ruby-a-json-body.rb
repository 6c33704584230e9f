require "uri"
require "net/http"

url = URI("https://api.example.com/classes")

http = Net::HTTP.new(url.host, url.port)
http.use_ssl = url.scheme == "https"

request = Net::HTTP::Post.new(url)
request["Authorization"] = "{provider}"
request["training-provider-id"] = "tp-48213"
request["Content-Type"] = "application/json"
request.body = '{
  "name": "Wind \\"basics\\"",
  "seats": 12
}'

response = http.request(request)
puts response.read_body