using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Net;
using System.Net.Http;
using System.Net.Sockets;
using System.Security.Cryptography.X509Certificates;
using System.Text;
using System.Text.RegularExpressions;
using System.Threading;
using System.Threading.Tasks;
using RestSharp.Authenticators;

/// The part of RestSharp 110 that samples use, with its signatures. What it refuses is refused here, too.
/// It writes HTTP/1.1 itself: the clients of Mono refuse some methods, and bodies of GET.
namespace RestSharp
{
    public enum Method { Get, Post, Put, Delete, Head, Options, Patch, Merge, Copy, Search }

    public sealed class ContentType
    {
        public static readonly ContentType Json = "application/json";
        public static readonly ContentType Xml = "application/xml";
        public static readonly ContentType Plain = "text/plain";
        public static readonly ContentType Binary = "application/octet-stream";
        public static readonly ContentType FormUrlEncoded = "application/x-www-form-urlencoded";

        public string Value { get; private set; }

        public static implicit operator ContentType(string value)
        {
            return new ContentType { Value = value };
        }
    }

    public abstract class Parameter
    {
        public string Name { get; protected set; }
        public object Value { get; protected set; }
    }

    public sealed class BodyParameter : Parameter
    {
        public ContentType ContentType { get; private set; }

        public BodyParameter(string name, object value, ContentType contentType)
        {
            Name = name;
            Value = value;
            ContentType = contentType;
        }
    }

    public sealed class RestClientOptions
    {
        public Uri BaseUrl { get; set; }
        public IAuthenticator Authenticator { get; set; }
        public ICredentials Credentials { get; set; }
        public X509CertificateCollection ClientCertificates { get; set; }
        public bool ThrowOnAnyError { get; set; }

        public RestClientOptions() { }

        public RestClientOptions(string baseUrl)
        {
            BaseUrl = new Uri(baseUrl);
        }
    }

    public sealed class RestRequest
    {
        internal readonly List<KeyValuePair<string, string>> Query = new List<KeyValuePair<string, string>>();
        internal readonly List<KeyValuePair<string, string>> Headers = new List<KeyValuePair<string, string>>();
        internal readonly List<KeyValuePair<string, string>> Fields = new List<KeyValuePair<string, string>>();
        internal readonly List<Tuple<string, string, ContentType>> Files = new List<Tuple<string, string, ContentType>>();
        internal BodyParameter Body;

        public string Resource { get; set; }
        public Method Method { get; set; }
        public bool AlwaysMultipartFormData { get; set; }
        public Func<HttpRequestMessage, Samples.ValueTask> OnBeforeRequest { get; set; }

        public RestRequest(string resource, Method method = Method.Get)
        {
            Method = method;
            string[] parts = resource.Split(new[] { '?' }, 2);
            Resource = parts[0];
            if (parts.Length == 2 && !parts[1].Contains("=")) Resource = resource;
            else if (parts.Length == 2)
                foreach (string pair in parts[1].Split(new[] { '&' }, StringSplitOptions.RemoveEmptyEntries))
                {
                    string[] sides = pair.Split(new[] { '=' }, 2);
                    Query.Add(new KeyValuePair<string, string>(sides[0], sides.Length == 2 ? sides[1] : ""));
                }
        }

        public RestRequest AddHeader(string name, string value)
        {
            Headers.Add(new KeyValuePair<string, string>(name, value));
            return this;
        }

        public RestRequest AddParameter(string name, string value, bool encode = true)
        {
            Fields.Add(new KeyValuePair<string, string>(name, value));
            return this;
        }

        public RestRequest AddParameter(Parameter parameter)
        {
            if (Body != null) throw new ArgumentException("A request has one body.");
            Body = (BodyParameter)parameter;
            return this;
        }

        public RestRequest AddStringBody(string body, ContentType contentType)
        {
            if (contentType.Value.Contains(";")) throw new FormatException("Not a media type: " + contentType.Value);
            return AddParameter(new BodyParameter("", body, contentType));
        }

        public RestRequest AddBody(object obj, ContentType contentType = null)
        {
            if (!(obj is byte[])) throw new NotSupportedException("Serializers are not part of this stub.");
            return AddParameter(new BodyParameter("", obj, contentType ?? ContentType.Binary));
        }

        public RestRequest AddFile(string name, string path, ContentType contentType = null)
        {
            Files.Add(Tuple.Create(name, path, contentType ?? ContentType.Binary));
            return this;
        }
    }

    public sealed class RestResponse
    {
        public HttpStatusCode StatusCode { get; internal set; }
        public byte[] RawBytes { get; internal set; }
        public string Content { get { return Encoding.UTF8.GetString(RawBytes); } }
        public bool IsSuccessful { get { return ErrorException == null; } }
        public Exception ErrorException { get; internal set; }
    }

    public sealed class RestClient : IDisposable
    {
        private readonly RestClientOptions options;

        public RestClient() : this(new RestClientOptions()) { }

        public RestClient(string baseUrl) : this(new RestClientOptions(baseUrl)) { }

        public RestClient(RestClientOptions options)
        {
            this.options = options;
        }

        public void Dispose() { }

        public async Task<Stream> DownloadStreamAsync(
            RestRequest request, CancellationToken cancellationToken = default(CancellationToken))
        {
            RestResponse response = await ExecuteAsync(request, cancellationToken);
            return response.IsSuccessful ? new MemoryStream(response.RawBytes) : null;
        }

        public Task<RestResponse> ExecuteAsync(
            RestRequest request, CancellationToken cancellationToken = default(CancellationToken))
        {
            string address = AddressOf(request);
            var uri = new Uri(address);
            var message = new HttpRequestMessage(new HttpMethod(request.Method.ToString().ToUpperInvariant()), uri);
            if (request.OnBeforeRequest != null) request.OnBeforeRequest(message);
            var headers = new List<KeyValuePair<string, string>>(request.Headers);
            if (options.Authenticator != null)
                headers.Add(new KeyValuePair<string, string>("Authorization", options.Authenticator.Header));
            string type;
            byte[] body = BodyOf(request, out type);
            var head = new StringBuilder();
            head.Append(message.Method.Method + " " + address.Substring(uri.GetLeftPart(UriPartial.Authority).Length) + " HTTP/1.1\r\n");
            head.Append("Host: " + uri.Authority + "\r\nConnection: close\r\n");
            foreach (var header in headers)
            {
                if (header.Value.Any(letter => letter > 126 || (letter < ' ' && letter != '\t')))
                    throw new HttpRequestException("Request headers must contain only ASCII characters.");
                if (header.Key.ToLowerInvariant() == "content-type") type = type == null ? null : header.Value;
                else head.Append(header.Key + ": " + header.Value + "\r\n");
            }
            if (type != null) head.Append("Content-Type: " + type + "\r\n");
            if (body.Length > 0 || type != null) head.Append("Content-Length: " + body.Length + "\r\n");
            RestResponse response = Send(uri, Encoding.ASCII.GetBytes(head + "\r\n").Concat(body).ToArray());
            if (!response.IsSuccessful && options.ThrowOnAnyError) throw response.ErrorException;
            return Task.FromResult(response);
        }

        private static RestResponse Send(Uri uri, byte[] request)
        {
            using (var socket = new TcpClient(uri.Host, uri.Port))
            using (var answer = new MemoryStream())
            {
                socket.GetStream().Write(request, 0, request.Length);
                socket.GetStream().CopyTo(answer);
                byte[] bytes = answer.ToArray();
                string head = Encoding.GetEncoding("iso-8859-1").GetString(bytes);
                int end = head.IndexOf("\r\n\r\n", StringComparison.Ordinal) + 4;
                int status = int.Parse(head.Split(' ')[1], CultureInfo.InvariantCulture);
                return new RestResponse
                {
                    StatusCode = (HttpStatusCode)status,
                    RawBytes = bytes.Skip(end).ToArray(),
                    ErrorException =
                        status < 300 ? null : new HttpRequestException("Request failed with status code " + status),
                };
            }
        }

        /// Mono's Uri drops some letters that are encoded; that of .NET does not.
        private string AddressOf(RestRequest request)
        {
            string resource = request.Resource.StartsWith("/") ? request.Resource.Substring(1) : request.Resource;
            string root = options.BaseUrl == null ? "" : options.BaseUrl.OriginalString;
            if (root != "" && !root.EndsWith("/")) root += "/";
            if (root != "" && new Uri(new Uri(root), resource).Authority != new Uri(root).Authority)
                throw new UriFormatException("Another address than that of the server: " + resource);
            var query = request.Query.Select(pair => pair.Key + "=" + pair.Value).ToList();
            if (!HasForm(request)) query.AddRange(request.Fields.Select(Encoded));
            string address = root + resource;
            if (query.Count > 0) address += (address.Contains("?") ? "&" : "?") + string.Join("&", query);
            return Regex.Replace(address, "[^!#-;=?-\\[\\]_a-z~]+", found => Uri.EscapeDataString(found.Value));
        }

        private static bool HasForm(RestRequest request)
        {
            return request.Method == Method.Post || request.Method == Method.Put || request.Method == Method.Patch;
        }

        private static string Encoded(KeyValuePair<string, string> pair)
        {
            return Uri.EscapeDataString(pair.Key) + "=" + Uri.EscapeDataString(pair.Value);
        }

        private static byte[] Bytes(object value)
        {
            return value as byte[] ?? Encoding.UTF8.GetBytes((string)value);
        }

        private static byte[] BodyOf(RestRequest request, out string type)
        {
            if (request.AlwaysMultipartFormData || request.Files.Count > 0) return Multipart(request, out type);
            if (request.Body != null)
            {
                type = request.Body.ContentType.Value + (request.Body.Value is string ? "; charset=utf-8" : "");
                return Bytes(request.Body.Value);
            }
            bool isForm = HasForm(request) && request.Fields.Count > 0;
            type = isForm ? ContentType.FormUrlEncoded.Value + "; charset=utf-8" : null;
            return Bytes(isForm ? string.Join("&", request.Fields.Select(Encoded)) : "");
        }

        /// RestSharp writes the files first, then the body, then the others.
        private static byte[] Multipart(RestRequest request, out string type)
        {
            string boundary = Guid.NewGuid().ToString();
            type = "multipart/form-data; boundary=\"" + boundary + "\"";
            var bytes = new List<byte>();
            Action<string, string, string, object> add = (name, more, mediaType, value) =>
            {
                // ContentDispositionHeaderValue refuses both.
                if (name.Any(letter => letter == '"' || letter < ' ')) throw new FormatException("Not a name: " + name);
                bytes.AddRange(Bytes("--" + boundary + "\r\nContent-Disposition: form-data; name=\"" + name + "\""));
                bytes.AddRange(Bytes(more + "\r\nContent-Type: " + mediaType + "\r\n\r\n"));
                bytes.AddRange(Bytes(value));
                bytes.AddRange(Bytes("\r\n"));
            };
            foreach (var file in request.Files)
                add(
                    file.Item1,
                    "; filename=\"" + Path.GetFileName(file.Item2) + "\"",
                    file.Item3.Value,
                    File.ReadAllBytes(file.Item2));
            if (request.Body != null)
                add(request.Body.Name, "", request.Body.ContentType.Value + "; charset=utf-8", request.Body.Value);
            foreach (var field in request.Fields) add(field.Key, "", "text/plain; charset=utf-8", field.Value);
            bytes.AddRange(Bytes("--" + boundary + "--\r\n"));
            return bytes.ToArray();
        }
    }
}

namespace RestSharp.Authenticators
{
    public abstract class IAuthenticator
    {
        internal string Header;
    }

    public sealed class HttpBasicAuthenticator : IAuthenticator
    {
        public HttpBasicAuthenticator(string username, string password)
        {
            Header = "Basic " + Convert.ToBase64String(Encoding.UTF8.GetBytes(username + ":" + password));
        }
    }
}
