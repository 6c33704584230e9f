using RestSharp;

var client = new RestClient("https://api.example.com");
var request = new RestRequest("/files", Method.Post);
request.AlwaysMultipartFormData = true;
request.AddParameter("note", "A plain note");
request.AddParameter(new BodyParameter("meta", "{\"tags\":[\"a\"]}", ContentType.Json));
request.AddFile("file", "file.png", "image/png");

var response = await client.ExecuteAsync(request);
if (!response.IsSuccessful)
{
    throw new HttpRequestException(
        (int)response.StatusCode + " " + response.Content, response.ErrorException);
}
Console.WriteLine(response.Content);