var client = new HttpClient();
var request = new HttpRequestMessage(HttpMethod.Post, "https://api.example.com/classes");
request.Headers.TryAddWithoutValidation("Authorization", "{provider}");
request.Headers.TryAddWithoutValidation("training-provider-id", "tp-48213");
var content = new StringContent("""
    {
      "name": "Wind \"basics\"",
      "seats": 12
    }
    """);
content.Headers.ContentType = System.Net.Http.Headers.MediaTypeHeaderValue.Parse("application/json");
request.Content = content;
var response = await client.SendAsync(request);
response.EnsureSuccessStatusCode();
Console.WriteLine(await response.Content.ReadAsStringAsync());