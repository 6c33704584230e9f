import { readFileSync } from "node:fs";
import { request as send } from "node:http";
import path from "node:path";
import { text as textOf } from "node:stream/consumers";
import { readCSharp } from "./csharp-reader";

/** How a sample ended. */
export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** What the statements before a request say of it. */
interface Call {
  base: string;
  resource: string;
  method: string;
  isMultipart: boolean;
  readonly headers: [name: string, value: string][];
  readonly parts: { name: string; value: string | Buffer; file?: string; type?: string }[];
  body?: { value: string | Buffer; type: string };
}

const contentTypes: Readonly<Record<string, string>> = {
  Json: "application/json",
  Xml: "application/xml",
  Plain: "text/plain",
  FormUrlEncoded: "application/x-www-form-urlencoded",
};

/** Statements with what each does; `S` is a string literal, and `T` a literal or a name for a media type. */
const statements: readonly (readonly [
  string,
  (call: Call, cwd: string, ...values: string[]) => void,
])[] = [
  ["using [\\w.]+;", () => {}],
  ["// RestSharp cannot give this part its header [\\w-]+\\.\\n", () => {}],
  ["var client = new RestClient\\((?:S)?\\);", (call, _, base = "") => (call.base = base)],
  [
    "var client = new RestClient\\(new RestClientOptions\\(S\\)\\s*{\\s*(?:ThrowOnAnyError = true,)?\\s*}\\);",
    (call, _, base = "") => (call.base = base),
  ],
  [
    "var client = new RestClient\\(new RestClientOptions\\(S\\)\\s*{\\s*Authenticator = new HttpBasicAuthenticator\\(S, S\\),\\s*(?:ThrowOnAnyError = true,)?\\s*}\\);",
    (call, _, base = "", ...login) => {
      call.base = base;
      call.headers.push([
        "Authorization",
        `Basic ${Buffer.from(login.join(":")).toString("base64")}`,
      ]);
    },
  ],
  [
    "var request = new RestRequest\\(S(?:, Method\\.(Get|Post|Put|Delete|Head|Options|Patch))?\\);",
    (call, _, resource = "", method = "get") =>
      Object.assign(call, { resource, method: method.toUpperCase() }),
  ],
  [
    "request\\.OnBeforeRequest = message =>\\s*{\\s*message\\.Method = new HttpMethod\\(S\\);\\s*return ValueTask\\.CompletedTask;\\s*};",
    (call, _, method = "") => (call.method = method),
  ],
  [
    "request\\.AddHeader\\(S, S\\);",
    (call, _, name = "", value = "") => call.headers.push([name, value]),
  ],
  ["request\\.AlwaysMultipartFormData = true;", (call) => (call.isMultipart = true)],
  [
    "request\\.AddParameter\\(S, S\\);",
    (call, _, name = "", value = "") => call.parts.push({ name, value }),
  ],
  [
    "request\\.AddParameter\\(new BodyParameter\\(S, S, T\\)\\);",
    (call, _, name = "", value = "", type) => call.parts.push({ name, value, type }),
  ],
  [
    "request\\.AddFile\\(S, S(?:, T)?\\);",
    (call, cwd, name = "", file = "", type) =>
      call.parts.push({ name, file, type, value: readFileSync(path.join(cwd, file)) }),
  ],
  [
    "request\\.AddStringBody\\(\\s*S,\\s+T\\);",
    (call, _, value = "", type = "") => (call.body = { value, type }),
  ],
  [
    "request\\.AddBody\\(await File\\.ReadAllBytesAsync\\(S\\), S\\);",
    (call, cwd, file = "", type = "") =>
      (call.body = { value: readFileSync(path.join(cwd, file)), type }),
  ],
];

/** What a sample does with the response: it shows it or keeps it, and throws where it is an error. */
const ending =
  /^(var response = await client\.ExecuteAsync\(request\);\s+if \(!response\.IsSuccessful\)\s+\{\s+throw new HttpRequestException\(\s+\(int\)response\.StatusCode \+ "\d+" \+ response\.Content, response\.ErrorException\);\s+\}\s+(Console\.WriteLine\(response\.(Content|StatusCode)\);|await File\.WriteAllBytesAsync\("\d+", response\.RawBytes!\);)|using var stream = await client\.DownloadStreamAsync\(request\);\s+using var reader = new StreamReader\(stream!\);\s+while \(await reader\.ReadLineAsync\(\) is \{ \} line\)\s+\{\s+Console\.WriteLine\(line\);\s+\})$/;

/**
 * Does what a sample says, with no .NET, which neither npm nor Debian has: each statement is read, and one that is not known is an error.
 *
 * @param cwd where the files are that it names
 */
export async function runCSharp(source: string, cwd: string): Promise<Outcome> {
  const { skeleton, literals } = readCSharp(source);
  const call: Call = {
    base: "",
    resource: "",
    method: "GET",
    isMultipart: false,
    headers: [],
    parts: [],
  };
  let rest = skeleton;
  while (!ending.test(rest)) {
    const found = statements.flatMap(([pattern, apply]) => {
      const literal = '"(\\d+)"';
      const whole = pattern
        .replaceAll(/\bS\b/g, literal)
        .replaceAll(/\bT\b/g, `(?:ContentType\\.(\\w+)|${literal})`);
      const [statement, ...groups] = new RegExp(`^${whole}\\s*`).exec(rest) ?? [];
      return statement === undefined ? [] : [{ statement, groups, apply }];
    })[0];
    if (!found) return { code: 1, stdout: "", stderr: `not a statement: ${rest}` };
    const given = found.groups.filter((group) => group !== undefined);
    found.apply(
      call,
      cwd,
      ...given.map((group) =>
        /^\d/.test(group) ? (literals[Number(group)] ?? "") : (contentTypes[group] ?? group),
      ),
    );
    rest = rest.slice(found.statement.length);
  }
  return sent(call);
}

/** What RestSharp sends: it takes the first slash off the resource and resolves the rest below the base URL. */
async function sent({
  base,
  resource,
  method,
  headers,
  parts,
  isMultipart,
  ...call
}: Call): Promise<Outcome> {
  const url = base === "" ? resource : new URL(resource.replace(/^\//, ""), `${base}/`);
  const form = new URLSearchParams(
    parts.map(({ name, value }) => [name, String(value)]),
  ).toString();
  const inForm =
    parts.length > 0 ? { value: form, type: "application/x-www-form-urlencoded" } : undefined;
  const body = isMultipart ? multipart(parts) : (call.body ?? inForm);
  const all = body
    ? [["Content-Type", body.type], ["Content-Length", Buffer.byteLength(body.value)], ...headers]
    : headers;
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      { method, headers: Object.fromEntries(all) as Record<string, string> },
      (response) => {
        const { statusCode = 0 } = response;
        void textOf(response).then((text) =>
          resolve(
            statusCode < 400
              ? { code: 0, stdout: text, stderr: "" }
              : { code: 1, stdout: "", stderr: `${statusCode} ${text}` },
          ),
        );
      },
    );
    request.on("error", reject).end(body?.value);
  });
}

function multipart(parts: Call["parts"]) {
  const quote = (text: string) =>
    text.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
  const chunks = parts.flatMap(({ name, value, file, type }) => [
    `--restsharp\r\nContent-Disposition: form-data; name="${quote(name)}"`,
    file === undefined ? "" : `; filename="${quote(file)}"`,
    type === undefined ? "\r\n\r\n" : `\r\nContent-Type: ${type}\r\n\r\n`,
    value,
    "\r\n",
  ]);
  const value = Buffer.concat([...chunks, "--restsharp--\r\n"].map((chunk) => Buffer.from(chunk)));
  return { value, type: "multipart/form-data; boundary=restsharp" };
}
