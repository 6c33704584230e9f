using System.Text.Json;
using RestSharp;

var client = new RestClient("https://api.example.com");
var skip = 0;
while (true)
{
    var request = new RestRequest("/entries?limit=100&skip=" + skip);

    var response = await client.ExecuteAsync(request);
    if (!response.IsSuccessful)
    {
        throw new HttpRequestException(
            (int)response.StatusCode + " " + response.Content, response.ErrorException);
    }
    using var page = JsonDocument.Parse(response.Content!);
    var count = page.RootElement.GetArrayLength();
    if (count == 0) break;
    foreach (var entry in page.RootElement.EnumerateArray()) Console.WriteLine(entry);
    skip += count;
}