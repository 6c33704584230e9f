import { bodyMarker } from "../../../src/samples/json-body";
import { pyValue } from "../../../src/samples/languages";
import { pythonPairs } from "../../../src/samples/pairs";
import { quoted } from "../../../src/samples/quote";
import { marker, templateText } from "../../../src/samples/template";
import { block, indentLines, isPlainBlock } from "../../../src/samples/text";
import type { Criterion, Retry } from "../../model/workflows/retries";
import type { Part, SampleBody } from "../body";
import {
  type Dialect,
  doubleBraces,
  fillCall,
  failure,
  gaveUp,
  interpolated,
  type Plan,
  readLines,
  startLiteral,
  type Variable,
} from "../programs/plan";
import { headerFields, loginMarkers, paramsSlot, type SampleRequest, urlOf } from "../request";
import { certificateFiles } from "../security";
import { nest } from "../text";

/** A template of the keyword argument for the body, and the header that requests would not set itself. */
interface BodySource {
  readonly statements?: string;
  readonly argument: string;
  readonly type: string | undefined;
}

/**
 * Writes the request as a script for Python 3.8 or later that uses requests 2.
 *
 * Query values are plain literals in `params`; if requests would not write them as the document requires, the whole query is encoded in the
 * URL. A rejected request shows status and body and fails.
 */
export function requests(request: SampleRequest): string {
  const { imports, statements: before, call } = requestsCall(request);
  const statements = [...before, call, responseSource(request)].join("\n");
  return [
    imports.join("\n"),
    request.response.kind === "pages"
      ? `skip = 0\nwhile True:\n${nest(statements, 4)}`
      : statements,
  ].join("\n\n");
}

/** Returns the call, which fails if the request is rejected, with the statements before it. */
function requestsCall(request: SampleRequest) {
  const { method, extraHeaders, auth, body, response } = request;
  const source = body === undefined ? undefined : bodySource(body);
  const fields = headerFields(request, source?.type);
  const isCommon = /^(GET|OPTIONS|HEAD|POST|PUT|PATCH|DELETE)$/.test(method);
  const members = fields.map(({ name, value }) => `    ${quoted(name)}: ${quoted(value)},`);
  const slots = extraHeaders.map(marker);
  const url = quoted(urlOf(request));
  const lines = [
    ...(isCommon ? [] : [`${quoted(method)},`]),
    `${url},`,
    ...paramsSlot(request),
    ...(fields.length === 0
      ? slots.slice(0, 1).map(() => marker("headerBlock"))
      : ["headers={", ...members, ...slots.map((slot) => `    ${slot}`), "},"]),
    ...(source === undefined ? [] : [`${source.argument},`]),
    ...authLines(auth),
    ...(response.kind === "lines" ? ["stream=True,"] : []),
  ];
  const argumentList =
    lines.length === 1 ? `(${url})` : `(\n${indentLines(lines.join("\n"), "    ")}\n)`;
  return {
    imports: [
      "import requests",
      ...(auth.login === "digest" ? ["from requests.auth import HTTPDigestAuth"] : []),
    ],
    statements: source?.statements === undefined ? [] : [`${templateText(source.statements)}\n`],
    call: [
      `response = requests.${isCommon ? method.toLowerCase() : "request"}${argumentList}`,
      "if not response.ok:",
      '    raise SystemExit(f"{response.status_code} {response.text}")',
    ].join("\n"),
  };
}

function authLines({ login, hasCertificate }: SampleRequest["auth"]): readonly string[] {
  const { name, password } = loginMarkers;
  const { certificate, key } = certificateFiles;
  return [
    // requests would encode a text as Latin-1, or fail; servers expect UTF-8.
    ...(login === "basic" ? [`auth=("${name}".encode(), "${password}".encode()),`] : []),
    ...(login === "digest" ? [`auth=HTTPDigestAuth("${name}", "${password}"),`] : []),
    ...(hasCertificate ? [`cert=(${quoted(certificate)}, ${quoted(key)}),`] : []),
  ];
}

function responseSource({ response }: SampleRequest): string {
  switch (response.kind) {
    case "json":
      return "print(response.json())";
    case "text":
      return "print(response.text)";
    case "pages":
      return [
        "page = response.json()",
        "if not page:",
        "    break",
        "for entry in page:",
        "    print(entry)",
        "skip += len(page)",
      ].join("\n");
    case "lines":
      return "for line in response.iter_lines():\n    print(line.decode())";
    case "status":
      return "print(response.status_code)";
    case "file":
      return `with open(${quoted(response.file)}, "wb") as file:\n    file.write(response.content)`;
  }
}

function bodySource(body: SampleBody): BodySource {
  switch (body.kind) {
    case "json":
      // `json=None` means no body.
      if (body.value === null) {
        return { argument: 'data="null"', type: body.type };
      }
      return {
        argument: `json=${bodyMarker}`,
        type: body.type === "application/json" ? undefined : body.type,
      };
    case "text":
      return {
        statements: `payload = ${pyText(body.text)}`,
        argument: "data=payload.encode()",
        type: body.type,
      };
    case "form":
      return formSource(body);
    case "multipart":
      return {
        argument: templateText(`files=${block("[]", body.parts.map(partSource), "", "    ")}`),
        type: undefined,
      };
    case "file":
      return {
        argument: templateText(`data=open(${quoted(body.file)}, "rb")`),
        type: body.type,
      };
  }
}

function formSource({ pairs, type }: SampleBody & { kind: "form" }): BodySource {
  const plain = pairs.length > 0 && pairs.every((pair) => pair.plain);
  const text = pairs.map((pair) => pair.text).join("&");
  return {
    argument: templateText(`data=${plain ? pythonPairs(pairs) : quoted(text)}`),
    type: plain && type === "application/x-www-form-urlencoded" ? undefined : type,
  };
}

/** Writes a part: `(name, (file name, content, type))`; without a file name, it is a plain field. */
function partSource(part: Part): string {
  const headers = part.headers.map(({ name, value }) => `${quoted(name)}: ${quoted(value)}`);
  const last = headers.length > 0 ? `, {${headers.join(", ")}}` : "";
  const noType = headers.length > 0 ? ", None" : "";
  const type = part.type === undefined ? noType : `, ${quoted(part.type)}`;
  const content =
    part.kind === "file"
      ? `${quoted(part.file)}, open(${quoted(part.file)}, "rb")`
      : `None, ${quoted(part.text)}`;
  return `(${quoted(part.name)}, (${content}${type}${last}))`;
}

const nameOf = ({ name }: Variable) => name.replaceAll("-", "_");

const dialect: Dialect = {
  quote: '"',
  name: nameOf,
  code: {
    // Before Python 3.12, an expression in an f-string cannot contain the quotes of the string.
    url: (value, isText) => `quote(${isText ? value : `str(${value})`}, safe='')`,
    json: (value) => value,
    text: (value, isText) => (isText ? value : `str(${value})`),
  },
  joined: (pieces) => `f"${interpolated(pieces, "{", doubleBraces)}"`,
  read: (name, path) => `${name} = ${readOf(path)}`,
  print: (name) => `print("${name}:", ${name})`,
};

function readOf(path: readonly (string | number)[]): string {
  const keys = path.map((key) => (typeof key === "number" ? key : templateText(quoted(key))));
  return `read(${["response", ...keys].join(", ")})`;
}

const read = `def read(response, *path):
    """Reads a value that later calls need."""
    value = response.json()
    try:
        for key in path:
            value = value[key]
    except (LookupError, TypeError):
        value = None
    if value is None:
        raise SystemExit(f"The response has no {'.'.join(map(str, path))}.")
    return value`;

/** Returns a call that is repeated until its response has the expected value. */
function repeated(call: string, retry: Retry): string {
  const holds = ({ path, isEqual, value }: Criterion) => {
    const [equal, other] = typeof value === "string" ? ["==", "!="] : ["is", "is not"];
    return `${readOf(path)} ${isEqual ? equal : other} ${templateText(pyValue(value))}`;
  };
  const stop = (text: string, end = "") => `raise SystemExit(${templateText(quoted(text))}${end})`;
  return [
    `for attempt in range(${retry.limit + 1}):`,
    ...(retry.after > 0 ? ["    if attempt > 0:", `        time.sleep(${retry.after})`] : []),
    indentLines(call, "    "),
    `    if ${retry.until.map(holds).join(" and ")}:`,
    "        break",
    ...retry.failed.flatMap((one) => [
      `    if ${holds(one)}:`,
      `        ${stop(failure(one), " + response.text")}`,
    ]),
    "else:",
    `    ${stop(gaveUp(retry))}`,
  ].join("\n");
}

/** Writes the program as a script for Python 3.8 or later that uses requests 2. */
export function requestsProgram(plan: Plan): string {
  const made = plan.calls.map(({ request }) => requestsCall(request));
  const calls = plan.calls.map((call, index) => {
    const { statements = [], call: source = "" } = made[index] ?? {};
    const fill = (template: string) =>
      plan.holes.write(fillCall("requests", template, call), dialect);
    return [
      `# ${call.title}`,
      ...statements.map(fill),
      call.retry ? repeated(fill(source), call.retry) : fill(source),
      ...(call.shows === undefined
        ? []
        : [`print(response.${call.shows === "json" ? "json()" : "text"})`]),
      ...readLines(call, dialect),
    ].join("\n");
  });
  const results = plan.results.map(nameOf).map(dialect.print);
  const isEncoding = calls.some((one) => one.includes("{quote("));
  const isWaiting = plan.calls.some(({ retry }) => retry && retry.after > 0);
  return [
    `# ${plan.title}`,
    [
      ...(isWaiting ? ["import time"] : []),
      ...(isEncoding ? ["from urllib.parse import quote"] : []),
      ...(isWaiting || isEncoding ? [""] : []),
      ...new Set(made.flatMap(({ imports }) => imports)),
    ].join("\n"),
    ...(calls.some((one) => one.includes("read(response, ")) ? [`\n${read}\n`] : []),
    plan.given.map((one) => `${nameOf(one)} = ${startLiteral(one, pyValue)}`).join("\n"),
    [calls.join("\n\n"), ...results].join("\n"),
  ].join("\n\n");
}

/** Returns a text as a Python literal; several lines as a triple-quoted one. */
function pyText(text: string): string {
  if (!isPlainBlock(text)) return quoted(text);
  const escaped = text.replace(/\\/g, "\\\\").replace(/"(?="")|"$/g, '\\"');
  return `"""\\\n${escaped}"""`;
}
