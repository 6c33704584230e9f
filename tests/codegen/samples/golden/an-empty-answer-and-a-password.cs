using RestSharp;
using RestSharp.Authenticators;

var client = new RestClient(new RestClientOptions("https://test.example.com")
{
    Authenticator = new HttpBasicAuthenticator("{username}", "{password}"),
});
var request = new RestRequest("/tp-api/classes/7c41e0b95d2a", Method.Delete);
request.AddHeader("training-provider-id", "tp-48213");

var response = await client.ExecuteAsync(request);
if (!response.IsSuccessful)
{
    throw new HttpRequestException(
        (int)response.StatusCode + " " + response.Content, response.ErrorException);
}
Console.WriteLine(response.StatusCode);