import { bodyMarker } from "../../../src/samples/json-body";
import { jsValue } from "../../../src/samples/languages";
import { isLostKey, searchParams } from "../../../src/samples/pairs";
import { jsKey, quoted } from "../../../src/samples/quote";
import { marker, templateText } from "../../../src/samples/template";
import { indentLines, isPlainBlock } from "../../../src/samples/text";
import type { JsonValue } from "../../model/types";
import type { Retry } from "../../model/workflows/retries";
import type { Part, SampleBody } from "../body";
import { commonHelpers } from "../helpers";
import {
  camelCase,
  declareOnce,
  type Dialect,
  fillCall,
  interpolated,
  loopBody,
  type Plan,
  readLines,
  startLiteral,
} from "../programs/plan";
import { headerFields, loginMarkers, paramsSlot, type SampleRequest, urlOf } from "../request";
import { certificateFiles } from "../security";
import { nest } from "../text";

/** A body: the imports, a template of the statements before the call, and the header that axios would not set itself. */
interface BodySource {
  readonly imports?: readonly string[];
  readonly statements: string;
  readonly type: string | undefined;
}

/**
 * Writes the request as an ECMAScript module for Node 20 or later that uses axios 1.
 *
 * Query values are plain literals in `params`; if axios would not write them as the document requires, the whole query is encoded in the
 * URL. A rejected request shows status and body and fails.
 */
export function axios(request: SampleRequest): string {
  const { auth, response } = request;
  const { imports, statements: before, call } = axiosCall(request);
  const answer = answerSource(response);
  const data = response.kind === "status" ? "status" : "data";
  const statements = `  const { ${data} } = await ${call};\n${indentLines(answer.show, "  ")}`;
  return [
    [...new Set([...imports, ...(answer.imports ?? [])])].join("\n"),
    ...before,
    [
      ...(auth.login === "digest"
        ? [
            "// axios does not support digest authentication (RFC 7616): requests are rejected until a library adds it.",
          ]
        : []),
      tried(
        response.kind === "pages"
          ? ["  let skip = 0;", "  while (true) {", nest(statements, 2), "  }"]
          : [statements],
        answer.refusal,
      ),
    ].join("\n"),
  ].join("\n\n");
}

/** Returns the call for use in a block, with the statements before it. */
function axiosCall(request: SampleRequest) {
  const { auth, body } = request;
  const source = body === undefined ? undefined : bodySource(body);
  return {
    imports: [
      'import axios from "axios";',
      ...(auth.hasCertificate
        ? ['import { readFileSync } from "node:fs";', 'import { Agent } from "node:https";']
        : []),
      ...(source?.imports ?? []),
    ],
    statements: source === undefined ? [] : [source.statements],
    call: callOf(request, source),
  };
}

/** The body of an error response. */
const refused = "error.response.data";

/** Returns a block that shows a rejected request and fails. */
function tried(statements: readonly string[], refusal = refused): string {
  return [
    "try {",
    ...statements,
    "} catch (error) {",
    "  if (!error.response) throw error;",
    `  console.error(error.response.status, ${refusal});`,
    "  process.exitCode = 1;",
    "}",
  ].join("\n");
}

/** The statements that handle a response. */
interface AnswerSource {
  readonly imports?: readonly string[];
  readonly show: string;
  /** The body of an error response as text; absent if it already is text or data. */
  readonly refusal?: string;
}

function answerSource(response: SampleRequest["response"]): AnswerSource {
  switch (response.kind) {
    case "json":
    case "text":
      return { show: "console.log(data);" };
    case "status":
      return { show: "console.log(status);" };
    case "pages":
      return {
        show: [
          "if (data.length === 0) break;",
          // If the page is a text instead of a list, this fails.
          "data.forEach((entry) => console.log(entry));",
          "skip += data.length;",
        ].join("\n"),
      };
    case "lines":
      return {
        imports: [
          'import { createInterface } from "node:readline";',
          'import { text } from "node:stream/consumers";',
        ],
        show: "for await (const line of createInterface({ input: data })) console.log(line);",
        refusal: `await text(${refused})`,
      };
    case "file":
      return {
        imports: ['import { writeFile } from "node:fs/promises";'],
        show: `await writeFile(${quoted(response.file)}, data);`,
        refusal: `String(${refused})`,
      };
  }
}

function callOf(request: SampleRequest, source: BodySource | undefined): string {
  const { method } = request;
  const call = method.toLowerCase();
  const url = quoted(urlOf(request));
  const config = configOf(request, source);
  if (/^(POST|PUT|PATCH)$/.test(method)) {
    if (source !== undefined) return `axios.${call}(${url}, payload${config})`;
    return `axios.${call}(${url}${config === "" ? "" : `, null${config}`})`;
  }
  if (/^(GET|DELETE|HEAD|OPTIONS)$/.test(method)) return `axios.${call}(${url}${config})`;
  return `axios.request(${config.slice(", ".length)})`;
}

/** Returns the configuration after a comma; empty if there is nothing to configure. */
function configOf(request: SampleRequest, source: BodySource | undefined): string {
  const { method, extraHeaders, auth, response } = request;
  const params = paramsSlot(request);
  const isGeneral = !/^(GET|DELETE|HEAD|OPTIONS|POST|PUT|PATCH)$/.test(method);
  const sendsData = source !== undefined && !/^(POST|PUT|PATCH)$/.test(method);
  const fields = headerFields(request, source?.type);
  const slots = extraHeaders.map(marker);
  const before = isGeneral ? [`method: ${quoted(method)},`, `url: ${quoted(urlOf(request))},`] : [];
  const after = [
    ...(sendsData ? ["data: payload,"] : []),
    ...(auth.login === "basic"
      ? [`auth: { username: "${loginMarkers.name}", password: "${loginMarkers.password}" },`]
      : []),
    ...(auth.hasCertificate ? agentLines : []),
    ...(response.kind === "file" ? ['responseType: "arraybuffer",'] : []),
    ...(response.kind === "lines" ? ['responseType: "stream",'] : []),
  ];
  if (before.length + fields.length + after.length === 0 && response.kind !== "pages") {
    return params.length > 0 || slots.length > 0 ? marker("config") : "";
  }
  const members = fields.map(
    ({ name, value }) => `  ${name.startsWith("{{") ? name : jsKey(name)}: ${quoted(value)},`,
  );
  const lines = [
    ...before,
    ...params,
    ...(fields.length === 0
      ? slots.slice(0, 1).map(() => marker("headerBlock"))
      : ["headers: {", ...members, ...slots.map((slot) => `  ${slot}`), "},"]),
    ...after,
  ];
  return `, {\n${indentLines(lines.join("\n"), "    ")}\n  }`;
}

const agentLines: readonly string[] = [
  "httpsAgent: new Agent({",
  `  cert: readFileSync(${quoted(certificateFiles.certificate)}),`,
  `  key: readFileSync(${quoted(certificateFiles.key)}),`,
  "}),",
];

function bodySource(body: SampleBody): BodySource {
  switch (body.kind) {
    case "json": {
      // axios sends a string, number or null unchanged, so these are converted to JSON first.
      const isObject =
        typeof body.value === "object" && body.value !== null && !hasLostKeys(body.value);
      return {
        statements: `const payload = ${isObject ? bodyMarker : `JSON.stringify(${bodyMarker})`};`,
        type: isObject && body.type === "application/json" ? undefined : body.type,
      };
    }
    case "text":
      return {
        statements: templateText(`const payload = ${jsText(body.text)};`),
        type: body.type,
      };
    case "form":
      return formSource(body);
    case "multipart":
      return {
        imports: body.parts.some(({ kind }) => kind === "file")
          ? ['import { openAsBlob } from "node:fs";']
          : [],
        statements: templateText(
          [
            "const payload = new FormData();",
            ...body.parts.flatMap((part) => [
              ...part.headers.map(
                ({ name }) => `// FormData cannot give this part its header ${name}.`,
              ),
              partSource(part),
            ]),
          ].join("\n"),
        ),
        type: undefined,
      };
    case "file":
      return {
        imports: ['import { readFile } from "node:fs/promises";'],
        statements: templateText(`const payload = await readFile(${quoted(body.file)});`),
        type: body.type,
      };
  }
}

function hasLostKeys(value: JsonValue | undefined): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (Object.keys(value).some(isLostKey)) return true;
  return Object.values(value).some(hasLostKeys);
}

function formSource({ pairs, type }: SampleBody & { kind: "form" }): BodySource {
  const plain = pairs.every((pair) => pair.plain);
  const text = pairs.map((pair) => pair.text).join("&");
  return {
    statements: templateText(`const payload = ${plain ? searchParams(pairs) : quoted(text)};`),
    type: plain && type === "application/x-www-form-urlencoded" ? undefined : type,
  };
}

function partSource(part: Part): string {
  const name = quoted(part.name);
  const type = part.type === undefined ? "" : `{ type: ${quoted(part.type)} }`;
  if (part.kind === "file") {
    const file = quoted(part.file);
    const blob = `await openAsBlob(${file}${type === "" ? "" : `, ${type}`})`;
    return `payload.append(${name}, ${blob}, ${file});`;
  }
  const text = quoted(part.text);
  return `payload.append(${name}, ${type === "" ? text : `new Blob([${text}], ${type})`});`;
}

const dialect: Dialect = {
  quote: '"',
  name: camelCase,
  code: {
    url: (value) => `encodeURIComponent(${value})`,
    json: (value) => value,
    text: (value) => value,
  },
  joined: (pieces) =>
    `\`${interpolated(pieces, "${", (text) => text.replace(/`|\$(?=\{)/g, "\\$&"))}\``,
  read: (name, path) => `  const ${name} = ${readOf(path)};`,
  print: (name) => `  console.log({ ${name} });`,
};

const read = `/** Reads a value that later calls need. */
function read({ data }, ...path) {
  const value = path.reduce((part, key) => part?.[key], data);
  if (value == null) throw new Error(\`The response has no \${path.join(".")}.\`);
  return value;
}`;

function readOf(path: readonly (string | number)[]): string {
  const keys = path.map((key) => templateText(typeof key === "number" ? String(key) : quoted(key)));
  return `read(${["response", ...keys].join(", ")})`;
}

/** Returns a call that is repeated until its response has the expected value. */
function repeated(call: string, retry: Retry): string {
  const body = loopBody(`response = await ${call.replaceAll("\n  ", "\n")};`, retry, {
    holds: ({ path, isEqual, value }) =>
      `${readOf(path)} ${isEqual ? "===" : "!=="} ${templateText(jsValue(value))}`,
    error: "Error",
    response: "JSON.stringify(response.data)",
    wait: "await sleep",
  });
  return `  for (let attempt = 0; ; attempt++) {\n${indentLines(body, "    ")}\n  }`;
}

/** Writes the program as an ECMAScript module for Node 20 or later that uses axios 1. */
export function axiosProgram(plan: Plan): string {
  const made = plan.calls.map(({ request }) => axiosCall(request));
  const calls = plan.calls.map((call, index) => {
    const { statements = [], call: source = "" } = made[index] ?? {};
    const isUsed = call.reads.length > 0 || call.shows !== undefined;
    const before = statements.map((one) =>
      call.request.body?.kind === "json" ? indentLines(one, "  ") : one,
    );
    return [
      `  // ${commonHelpers.comment(call.title)}`,
      ...before.map((one) => fill(one).replace(/^ *const payload = /, "  payload = ")),
      call.retry
        ? repeated(fill(source), call.retry)
        : `  ${isUsed ? "response = " : ""}await ${fill(source)};`,
      ...(call.shows === undefined ? [] : ["  console.log(response.data);"]),
      ...readLines(call, dialect),
    ].join("\n");
    function fill(template: string): string {
      return plan.holes
        .write(fillCall("axios", template, call), dialect)
        .replace(/^( +)(\w+): \2,$/gm, "$1$2,");
    }
  });
  const declared = ["response = await", "payload = "].reduce(
    (sources: readonly string[], start) => {
      const isOnly = sources.filter((one) => one.includes(`  ${start}`)).length === 1;
      const declaration = `  ${isOnly ? "const" : "let"} ${start}`;
      return declareOnce(sources, `  ${start}`, declaration, "  let response;");
    },
    calls,
  );
  const results = plan.results.map(camelCase);
  return [
    `// ${commonHelpers.comment(plan.title)}`,
    [
      ...new Set(made.flatMap(({ imports }) => imports)),
      ...(plan.calls.some(({ retry }) => retry && retry.after > 0)
        ? ['import { setTimeout as sleep } from "node:timers/promises";']
        : []),
    ].join("\n"),
    plan.given.map((one) => `const ${camelCase(one)} = ${startLiteral(one, jsValue)};`).join("\n"),
    tried([
      declared.join("\n\n"),
      ...(results.length > 0 ? [`  console.log({ ${results.join(", ")} });`] : []),
    ]),
    ...(calls.some((one) => one.includes("read(response, ")) ? [read] : []),
  ].join("\n\n");
}

/** Returns a text as a JavaScript literal; several lines as a template literal. */
function jsText(text: string): string {
  if (!isPlainBlock(text)) return quoted(text);
  return `\`${text.replace(/\\|`|\$(?=\{)/g, "\\$&")}\``;
}
