using RestSharp;
using RestSharp.Authenticators;

var client = new RestClient(new RestClientOptions("https://api.example.com")
{
    Authenticator = new HttpBasicAuthenticator("{username}", "{password}"),
});
var request = new RestRequest("/account");

var response = await client.ExecuteAsync(request);
if (!response.IsSuccessful)
{
    throw new HttpRequestException(
        (int)response.StatusCode + " " + response.Content, response.ErrorException);
}
Console.WriteLine(response.Content);