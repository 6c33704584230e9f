import { join } from "../../../src/shared/json-pointer";
import { quoted } from "../../../src/samples/quote";
import { templateText } from "../../../src/samples/template";
import { indentLines } from "../../../src/samples/text";
import { clientSource, okhttpCall } from "../okhttp";
import {
  camelCase,
  codeOf,
  declareOnce,
  type Dialect,
  fillCall,
  type Holes,
  type Plan,
  textLiteral,
} from "./plan";

const dialect: Dialect = {
  language: "okhttp",
  quote: '"',
  name: camelCase,
  code: {
    url: (value) => `encode(${value})`,
    json: (value, isText) => (isText ? `JSONObject.quote(${value})` : value),
    text: (value) => value,
  },
  joined: (pieces) => pieces.map(({ text, code }) => code ?? `"${text}"`).join(" + "),
};

/** The helpers of a program, by what calls them. */
const helpers: readonly (readonly [use: string, ...lines: readonly string[]])[] = [
  [
    "send(",
    "/** Sends a request; stops with status and body when it is refused. */",
    "static String send(OkHttpClient client, Request request) throws IOException {",
    "  try (Response response = client.newCall(request).execute()) {",
    "    String text = response.body().string();",
    "    if (!response.isSuccessful()) {",
    '      throw new IOException(response.code() + " " + text);',
    "    }",
    "    return text;",
    "  }",
    "}",
  ],
  [
    " = read(",
    "/** Reads a value of a response by its JSON Pointer. */",
    "static String read(String response, String pointer) {",
    "  Object value = new JSONPointer(pointer).queryFrom(new JSONTokener(response).nextValue());",
    "  if (JSONObject.NULL.equals(value)) {",
    '    throw new IllegalStateException("The response has no " + pointer + ".");',
    "  }",
    "  return value.toString();",
    "}",
  ],
  [
    "encode(",
    "/** Percent-encodes a value for a URL. */",
    "static String encode(String value) {",
    '  return URLEncoder.encode(value, StandardCharsets.UTF_8).replace("+", "%20");',
    "}",
  ],
];

/** The program in Java 15 or later, with OkHttp 4 or 5 and org.json. */
export function okhttpProgram(plan: Plan): string {
  const made = plan.calls.map(({ request }) => okhttpCall(request));
  const calls = plan.calls.map((call, index) => {
    const { body = [], notes = [], builder = "" } = made[index] ?? {};
    const fill = (template: string) =>
      plan.holes.write(formatted(fillCall("okhttp", template, call), plan.holes), dialect);
    const isUsed = call.reads.length > 0 || call.shows !== undefined;
    return [
      `// ${call.title}`,
      ...body.map((one) => fill(one).replace("RequestBody body = ", "body = ")),
      ...notes,
      `${isUsed ? "response = " : ""}send(client, ${fill(builder)});`,
      ...(call.shows === undefined ? [] : ["System.out.println(response);"]),
      ...call.reads.map(
        ({ variable, path }) =>
          `String ${camelCase(variable)} = read(response, ${templateText(quoted(join("", ...path)))});`,
      ),
    ].join("\n");
  });
  const declared = declareOnce(
    declareOnce(calls, "response = send(", "String response = send("),
    "body = RequestBody",
    "RequestBody body = RequestBody",
  );
  const [first] = plan.calls;
  const code = [
    plan.given.map((one) => `String ${camelCase(one)} = ${textLiteral(one)};`).join("\n"),
    ...(first ? [clientSource(first.request)] : []),
    [
      declared.join("\n\n"),
      ...plan.results.map(camelCase).map((name) => `System.out.println("${name}: " + ${name});`),
    ].join("\n"),
  ].join("\n\n");
  const used = helpers.filter(([use]) => code.includes(use));
  const isEncoding = code.includes("encode(");
  const imports = new Set([
    ...made.flatMap((one) => one.imports),
    ...(isEncoding
      ? ["import java.net.URLEncoder;", "import java.nio.charset.StandardCharsets;"]
      : []),
    ...(/\bread\(|JSONObject\./.test(code) ? ["import org.json.*;"] : []),
  ]);
  return [
    [...imports].sort().join("\n"),
    "",
    `/** ${plan.title} */`,
    "public class Main {",
    "  public static void main(String[] args) throws IOException {",
    indentLines(code, "    "),
    "  }",
    ...used.flatMap(([, ...lines]) => ["", indentLines(lines.join("\n"), "  ")]),
    "}",
  ].join("\n");
}

/** The text block of a body whose values come from variables. */
function formatted(source: string, holes: Holes): string {
  return source.replace(/"""\n(?:\\[^]|"(?!"")|[^"\\])*?"""/g, (block) => {
    const parts = holes.split(holes.withoutQuotes(block));
    if (parts.length === 1) return block;
    const values = parts.flatMap((part) =>
      typeof part === "string" ? [] : [codeOf(part, dialect)],
    );
    const text = parts.map((part) =>
      typeof part === "string" ? part.replaceAll("%", "%%") : "%s",
    );
    return `${text.join("")}.formatted(${values.join(", ")})`;
  });
}
