using System.Net;
using RestSharp;

var client = new RestClient(new RestClientOptions("https://api.example.com")
{
    Credentials = new NetworkCredential("{username}", "{password}"),
});
var request = new RestRequest("/account");

var response = await client.ExecuteAsync(request);
if (!response.IsSuccessful)
{
    throw new HttpRequestException(
        (int)response.StatusCode + " " + response.Content, response.ErrorException);
}
Console.WriteLine(response.Content);