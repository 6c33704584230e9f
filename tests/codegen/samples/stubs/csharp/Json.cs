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
