using System.Security.Cryptography.X509Certificates;
using RestSharp;

var client = new RestClient(new RestClientOptions("https://test.example.com")
{
    ClientCertificates = new X509CertificateCollection
    {
        X509Certificate2.CreateFromPemFile("client.pem", "client.key"),
    },
});
var request = new RestRequest("/tp-api/classes", Method.Post);
request.AddHeader("Authorization", "TP key={key}, token={token}");
request.AddHeader("training-provider-id", "tp-48213");
request.AddStringBody("""
    {
      "name": "Wind turbine \"basics\": it's on",
      "seats": 12,
      "online": false,
      "location": null,
      "sessions": [
        {
          "start": "2027-03-01T08:00:00Z"
        }
      ]
    }
    """, ContentType.Json);

var response = await client.ExecuteAsync(request);
if (!response.IsSuccessful)
{
    throw new HttpRequestException(
        (int)response.StatusCode + " " + response.Content, response.ErrorException);
}
Console.WriteLine(response.Content);