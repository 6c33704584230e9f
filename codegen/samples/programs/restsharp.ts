import { quoted } from "../../../src/samples/quote";
import { templateText } from "../../../src/samples/template";
import { restsharpCall } from "../restsharp";
import {
  camelCase,
  codeOf,
  declareOnce,
  type Dialect,
  doubleBraces,
  fillCall,
  interpolated,
  type Holes,
  type Plan,
  textLiteral,
} from "./plan";

const dialect: Dialect = {
  language: "restsharp",
  quote: '"',
  name: camelCase,
  code: {
    url: (value) => `Uri.EscapeDataString(${value})`,
    json: (value, isText) => (isText ? `JsonSerializer.Serialize(${value})` : value),
    text: (value) => value,
  },
  joined: (pieces) => `$"${interpolated(pieces, "{", doubleBraces)}"`,
};

const send = `// Sends a request; stops with status and body when it is refused.
async Task<string> Send(RestRequest call)
{
    var answer = await client.ExecuteAsync(call);
    if (!answer.IsSuccessful)
    {
        throw new HttpRequestException(
            (int)answer.StatusCode + " " + answer.Content, answer.ErrorException);
    }
    return answer.Content ?? "";
}`;

/** The program in C# 11 or later, as top-level statements, with RestSharp 110 or later. */
export function restsharpProgram(plan: Plan): string {
  const made = plan.calls.map(({ request, inputs }) => restsharpCall(request, inputs.url));
  const fill = (template: string, index: number) => {
    const call = plan.calls[index];
    if (!call) return template;
    const whole = call.shared.has("server")
      ? template
      : template.replace('RestRequest("/', 'RestRequest("{{server}}/');
    const filled = rawLiterals(fillCall("restsharp", whole, call), plan.holes);
    return plan.holes.write(filled, dialect);
  };
  const calls = plan.calls.map((call, index) => {
    const { statements = [] } = made[index] ?? {};
    const isUsed = call.reads.length > 0 || call.shows !== undefined;
    return [
      `// ${call.title}`,
      // Filled with a line below: the last statement may be a slot of whole lines.
      fill(
        [...statements, `${isUsed ? "response = " : ""}await Send(request);`].join("\n"),
        index,
      ).replace("var request = ", "request = "),
      ...(call.shows === undefined ? [] : ["Console.WriteLine(response);"]),
      ...call.reads.map(({ variable, path }) => {
        const keys = path.map((key) =>
          typeof key === "number" ? `[${key}]` : `.GetProperty(${templateText(quoted(key))})`,
        );
        const value = variable.isText ? ".GetString()!" : ".GetRawText()";
        return `var ${camelCase(variable)} = JsonDocument.Parse(response).RootElement${keys.join("")}${value};`;
      }),
    ].join("\n");
  });
  const declared = declareOnce(
    declareOnce(calls, "request = new RestRequest(", "var request = new RestRequest("),
    "response = await Send(",
    "var response = await Send(",
  );
  const results = plan.results
    .map(camelCase)
    .map((name) => `Console.WriteLine($"${name}: {${name}}");`);
  const isReading = calls.some((one) => /JsonDocument\.|JsonSerializer\./.test(one));
  const usings = new Set(made.flatMap(({ imports }) => imports));
  if (isReading) usings.add("using System.Text.Json;");
  // Those of the system stand first.
  const order = (line: string) => Number(!line.startsWith("using System"));
  return [
    `// ${plan.title}`,
    [...usings].sort((one, other) => order(one) - order(other)).join("\n"),
    [
      ...plan.given.map((one) => `var ${camelCase(one)} = ${textLiteral(one)};`),
      fill(made[0]?.client ?? "", 0),
    ].join("\n"),
    [declared.join("\n\n"), ...results].join("\n"),
    send,
  ].join("\n\n");
}

/** The raw literal of a body whose values come from variables: as many `$` as make its own braces text. */
function rawLiterals(source: string, holes: Holes): string {
  return source.replace(/("{3,})\n[^]*?\n *\1/g, (literal) => {
    const parts = holes.split(holes.withoutQuotes(literal.replaceAll("{{{{}}", "{{")));
    if (parts.length === 1) return literal;
    const runs =
      parts
        .map(String)
        .join("")
        .match(/\{+|\}+/g) ?? [];
    const count = Math.max(...runs.map(({ length }) => length), 1) + 1;
    const text = parts.map((part) =>
      typeof part === "string"
        ? templateText(part)
        : // The code is a template already.
          templateText("{".repeat(count)) + codeOf(part, dialect) + "}".repeat(count),
    );
    return "$".repeat(count) + text.join("");
  });
}
