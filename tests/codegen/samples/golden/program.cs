// Borrow a book

using System.Text.Json;
using System.Text.Json.Nodes;
using RestSharp;

var baseUrl = "https://api.example.com";
var title = "Emma";
var client = new RestClient(baseUrl);

// 1. GET /books
var request = new RestRequest($"/books?title={Uri.EscapeDataString(title)}");
var response = await Send(request);
var bookId = Read(response, "0", "id");

// 2. POST /loans
request = new RestRequest("/loans", Method.Post);
request.AddStringBody($$"""
    {
      "bookId": {{JsonSerializer.Serialize(bookId)}},
      "weeks": 2,
      "kind": "HOME"
    }
    """, ContentType.Json);
response = await Send(request);
var loanId = Read(response, "id");
Console.WriteLine($"loanId: {loanId}");

// 3. DELETE /loans/{loanId}
request = new RestRequest($"/loans/{Uri.EscapeDataString(loanId)}", Method.Delete);
await Send(request);

// Reads a value that later calls need.
static string Read(string json, params string[] path)
{
    var value = JsonNode.Parse(json);
    foreach (var key in path)
    {
        value = value is JsonArray list
            ? list.ElementAtOrDefault(int.Parse(key))
            : (value as JsonObject)?[key];
    }
    return value?.ToString()
        ?? throw new InvalidDataException($"The response has no {string.Join(".", path)}.");
}

// Sends a request; stops with status and body if it is rejected.
async Task<string> Send(RestRequest call)
{
    var answer = await client.ExecuteAsync(call);
    if (!answer.IsSuccessful)
    {
        throw new HttpRequestException(
            (int)answer.StatusCode + " " + answer.Content, answer.ErrorException);
    }
    return answer.Content ?? "";
}