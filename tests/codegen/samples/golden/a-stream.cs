using RestSharp;

var client = new RestClient(new RestClientOptions("https://api.example.com")
{
    ThrowOnAnyError = true,
});
var request = new RestRequest("/events?since=7");
request.AddHeader("Accept", "text/event-stream");

using var stream = await client.DownloadStreamAsync(request);
using var reader = new StreamReader(stream!);
while (await reader.ReadLineAsync() is { } line)
{
    Console.WriteLine(line);
}