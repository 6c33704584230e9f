using System.Security.Cryptography.X509Certificates;
using RestSharp;

var client = new RestClient(new RestClientOptions("https://api.example.com")
{
    ClientCertificates = new X509CertificateCollection
    {
        X509Certificate2.CreateFromPemFile("client.pem", "client.key"),
    },
});
var request = new RestRequest("/payments", Method.Post);
request.AddHeader("Authorization", "TP key={key}, token={token}");
request.AddStringBody("""
    {
      "amount": 5
    }
    """, ContentType.Json);

var response = await client.ExecuteAsync(request);
if (!response.IsSuccessful)
{
    throw new HttpRequestException(
        (int)response.StatusCode + " " + response.Content, response.ErrorException);
}
Console.WriteLine(response.Content);