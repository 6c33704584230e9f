using RestSharp;

var client = new RestClient("https://api.example.com");
var request = new RestRequest("/exports/1/file?columns=a,b");

var response = await client.ExecuteAsync(request);
if (!response.IsSuccessful)
{
    throw new HttpRequestException(
        (int)response.StatusCode + " " + response.Content, response.ErrorException);
}
await File.WriteAllBytesAsync("file.zip", response.RawBytes!);