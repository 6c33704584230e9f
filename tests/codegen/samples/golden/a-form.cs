using RestSharp;

var client = new RestClient("https://api.example.com");
var request = new RestRequest("/token", Method.Post);
request.AddParameter("grant_type", "password");
request.AddParameter("scope", "a b");
request.AddParameter("scope", "c");

var response = await client.ExecuteAsync(request);
Console.WriteLine(response.Content);