// Borrow a book

using System.Text.Json;
using RestSharp;

var baseUrl = "https://api.example.com";
var title = "Emma";
var client = new RestClient(baseUrl);

// 1. GET /books
var request = new RestRequest($"/books?title={Uri.EscapeDataString(title)}");
var response = await Send(request);
var bookId = JsonDocument.Parse(response).RootElement[0].GetProperty("id").GetString()!;

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
var loanId = JsonDocument.Parse(response).RootElement.GetProperty("id").GetString()!;

// 3. DELETE /loans/{loanId}
request = new RestRequest($"/loans/{Uri.EscapeDataString(loanId)}", Method.Delete);
await Send(request);
Console.WriteLine($"loanId: {loanId}");

// Sends a request; stops with status and body when it is refused.
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