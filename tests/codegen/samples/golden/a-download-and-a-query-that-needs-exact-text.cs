using RestSharp;

var client = new RestClient("https://api.example.com");
var request = new RestRequest("/exports/1/file?columns=a,b");

var response = await client.ExecuteAsync(request);
await File.WriteAllBytesAsync("file.zip", response.RawBytes!);