using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;

/// The part of System.Text.Json that loops and programs use. It reads what `JSON.stringify` writes.
namespace System.Text.Json
{
    public static class JsonSerializer
    {
        public static string Serialize<TValue>(TValue value)
        {
            var text = value as string;
            if (text == null) throw new NotSupportedException("Programs serialize only texts.");
            var escaped = text.Select(next =>
                next == '"' || next == '\\' || next < ' ' || next > 126 ? "\\u" + ((int)next).ToString("x4") : next.ToString());
            return "\"" + string.Concat(escaped) + "\"";
        }
    }

    public sealed class JsonDocument : IDisposable
    {
        public JsonElement RootElement { get; private set; }

        public static JsonDocument Parse(string json)
        {
            int at = 0;
            return new JsonDocument { RootElement = new JsonElement(json, ref at) };
        }

        public void Dispose() { }
    }

    public sealed class JsonElement
    {
        private readonly string raw;
        private readonly string text;
        private readonly List<JsonElement> items;
        private readonly Dictionary<string, JsonElement> members;

        internal JsonElement(string json, ref int at)
        {
            int start = at;
            char first = json[at];
            if (first == '"') text = StringAt(json, ref at);
            else if (first == '[' || first == '{')
            {
                if (first == '[') items = new List<JsonElement>();
                else members = new Dictionary<string, JsonElement>();
                for (at++; json[at] != ']' && json[at] != '}';)
                {
                    if (json[at] == ',') at++;
                    string key = first == '{' ? StringAt(json, ref at) : null;
                    if (first == '{') at++;
                    var value = new JsonElement(json, ref at);
                    if (first == '[') items.Add(value);
                    else members[key] = value;
                }
                at++;
            }
            else while (at < json.Length && ",]}".IndexOf(json[at]) < 0) at++;
            raw = json.Substring(start, at - start);
        }

        public JsonElement this[int index] { get { return Of(items)[index]; } }

        public int GetArrayLength() { return Of(items).Count; }

        public IEnumerable<JsonElement> EnumerateArray() { return Of(items); }

        public JsonElement GetProperty(string propertyName) { return Of(members)[propertyName]; }

        internal bool Has(string propertyName) { return Of(members).ContainsKey(propertyName); }

        public string GetString() { return raw == "null" ? null : Of(text); }

        public string GetRawText() { return raw; }

        public override string ToString() { return text ?? raw; }

        private static T Of<T>(T value) where T : class
        {
            if (value == null) throw new InvalidOperationException("The element has another type.");
            return value;
        }

        private static string StringAt(string json, ref int at)
        {
            var result = new StringBuilder();
            for (at++; json[at] != '"'; at++)
            {
                char next = json[at];
                if (next != '\\')
                {
                    result.Append(next);
                    continue;
                }
                next = json[++at];
                int known = "nrtbf".IndexOf(next);
                if (next != 'u') result.Append(known < 0 ? next : "\n\r\t\b\f"[known]);
                else
                {
                    result.Append((char)int.Parse(json.Substring(at + 1, 4), NumberStyles.HexNumber, CultureInfo.InvariantCulture));
                    at += 4;
                }
            }
            at++;
            return result.ToString();
        }
    }
}

namespace System.Text.Json.Nodes
{
    /// <summary>A value other than null, which is no node.</summary>
    public class JsonNode
    {
        internal JsonElement Element;

        public static JsonNode Parse(string json) { return Of(JsonDocument.Parse(json).RootElement); }

        public override string ToString() { return Element.ToString(); }

        internal static JsonNode Of(JsonElement element)
        {
            char first = element.GetRawText()[0];
            if (first == 'n') return null;
            var node = first == '[' ? new JsonArray() : first == '{' ? new JsonObject() : new JsonNode();
            node.Element = element;
            return node;
        }
    }

    public sealed class JsonArray : JsonNode, IEnumerable<JsonNode>
    {
        public IEnumerator<JsonNode> GetEnumerator()
        {
            foreach (var element in Element.EnumerateArray()) yield return Of(element);
        }

        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { return GetEnumerator(); }
    }

    public sealed class JsonObject : JsonNode
    {
        public JsonNode this[string propertyName]
        {
            get { return Element.Has(propertyName) ? Of(Element.GetProperty(propertyName)) : null; }
        }
    }
}
