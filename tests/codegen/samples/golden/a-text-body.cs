using RestSharp;

var client = new RestClient("https://api.example.com");
var request = new RestRequest("/notes/1", Method.Put);
request.AddStringBody(
    """
    id,name
    1,"Ann ""A"" \ `x` ${y}"
    """,
    "text/csv");

var response = await client.ExecuteAsync(request);
Console.WriteLine(response.Content);