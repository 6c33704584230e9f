using System.Net;
using RestSharp;

var client = new RestClient(new RestClientOptions("https://test.example.com")
{
    Credentials = new NetworkCredential("{username}", "{password}"),
});
var request = new RestRequest("/tp-api/classes?limit=25&ids%5B%5D=7c41e0b95d2a&ids%5B%5D=3fa98b26c07e&start=2027-03-01T00%3A00%3A00Z");
request.AddHeader("training-provider-id", "tp-48213");

var response = await client.ExecuteAsync(request);
if (!response.IsSuccessful)
{
    throw new HttpRequestException(
        (int)response.StatusCode + " " + response.Content, response.ErrorException);
}
Console.WriteLine(response.Content);