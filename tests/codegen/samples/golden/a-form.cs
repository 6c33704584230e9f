using RestSharp;

var client = new RestClient("https://api.example.com");
var request = new RestRequest("/token", Method.Post);
request.AddParameter("grant_type", "password");
request.AddParameter("scope", "a b");
request.AddParameter("scope", "c");

var response = await client.ExecuteAsync(request);
if (!response.IsSuccessful)
{
    throw new HttpRequestException(
        (int)response.StatusCode + " " + response.Content, response.ErrorException);
}
Console.WriteLine(response.Content);