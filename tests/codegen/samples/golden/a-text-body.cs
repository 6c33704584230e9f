using RestSharp;

var client = new RestClient("https://api.example.com");
var request = new RestRequest("/notes/1", Method.Put);
request.AddStringBody("""
    id,name
    1,"Ann ""A"" \ `x` ${y}"
    """, "text/csv");

var response = await client.ExecuteAsync(request);
if (!response.IsSuccessful)
{
    throw new HttpRequestException(
        (int)response.StatusCode + " " + response.Content, response.ErrorException);
}
Console.WriteLine(response.Content);