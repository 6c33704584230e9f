import { percentEncode } from "../../../src/samples/encode";
import { bodyMarker } from "../../../src/samples/json-body";
import { curlHeader } from "../../../src/samples/languages";
import { insideShellQuotes, shellWord } from "../../../src/samples/quote";
import { marker, templateText } from "../../../src/samples/template";
import { jsonText } from "../../../src/samples/text";
import type { Criterion, Retry } from "../../model/workflows/retries";
import type { Part, SampleBody } from "../body";
import { commonHelpers } from "../helpers";
import {
  type Call,
  camelCase,
  type Dialect,
  fillCall,
  failure,
  gaveUp,
  type Plan,
  readLines,
  startLiteral,
  valueText,
} from "../programs/plan";
import type { Variable } from "../text";
import { headerFields, loginMarkers, type SampleRequest, urlOf } from "../request";
import { certificateFiles } from "../security";

/**
 * Writes the request as a command of curl 7.76 or later, for bash or zsh.
 *
 * The method is always written, except for a plain GET. The URL is complete: curl sends it as is. A rejected request shows its body and
 * fails. A list is read to its end with jq.
 */
export function curl(request: SampleRequest): string {
  const isPaged = request.response.kind === "pages";
  const command = curlCommand(request, isPaged);
  return isPaged ? loop(command) : command;
}

/**
 * @param isRead whether the script reads the output
 * @param json the shell word of a JSON body; if absent, the body has a slot
 */
function curlCommand(request: SampleRequest, isRead: boolean, json?: string): string {
  const { method, extraHeaders, body, response } = request;
  const isPaged = response.kind === "pages";
  const url = `--url '${insideShellQuotes(urlOf(request))}'${isPaged ? '"$skip"' : ""}`;
  const words = [
    ...authWords(request),
    ...headerFields(request, undefined).map(({ name, value }) => headerWord(name, value)),
    ...(body === undefined ? [] : bodyWords(body, json)),
    ...(response.kind === "file" ? [`--output ${shellWord(response.file)}`] : []),
  ];
  const slots = extraHeaders.map(marker);
  // A slot stands for whole lines that each continue on the next, so it cannot be last.
  const lines = words.length === 0 ? [...slots, url] : [url, ...slots, ...words];
  // A stream must show lines before a buffer is full.
  const noBuffer = response.kind === "lines" ? " --no-buffer" : "";
  const quiet = isRead ? " --silent --show-error" : "";
  return [`curl --fail-with-body${noBuffer}${quiet}${methodWord(method, body)}`, ...lines]
    .map((line) => (slots.includes(line) ? `${line}\n  ` : `${line} \\\n  `))
    .join("")
    .replace(/ \\\n {2}$/, "");
}

function loop(command: string): string {
  return [
    "skip=0",
    `while page=$(${command}) &&`,
    '  count=$(jq length <<< "$page") && [ "$count" -gt 0 ]; do',
    "  jq --compact-output '.[]' <<< \"$page\"",
    "  skip=$((skip + count))",
    "done",
    `[ "$count" = 0 ] || { echo "$page" >&2; false; }`,
  ].join("\n");
}

function methodWord(method: string, body: SampleBody | undefined): string {
  // With `--request HEAD`, curl would wait for a body that never comes.
  if (method === "HEAD") return " --head";
  return method === "GET" && body === undefined ? "" : ` --request ${method}`;
}

function authWords({ auth: { login, hasCertificate } }: SampleRequest): readonly string[] {
  const { certificate, key } = certificateFiles;
  return [
    ...(hasCertificate ? [`--cert ${certificate}`, `--key ${key}`] : []),
    ...(login === "digest" ? ["--digest"] : []),
    ...(login === undefined ? [] : [`--user '${loginMarkers.name}:${loginMarkers.password}'`]),
  ];
}

function headerWord(name: string, value: string): string {
  return curlHeader(insideShellQuotes(name), insideShellQuotes(value));
}

/** Returns templates. */
function bodyWords(body: SampleBody, json?: string): readonly string[] {
  const type = templateText(headerWord("Content-Type", body.type));
  switch (body.kind) {
    case "json":
      return [type, `--data ${json === undefined ? bodyMarker : templateText(json)}`];
    case "text":
      return [type, templateText(dataWord(body.text))];
    case "form":
      return formWords(body).map(templateText);
    case "multipart":
      return body.parts.map(partWord).map(templateText);
    case "file":
      return [type, templateText(`--data-binary ${shellWord(`@${body.file}`)}`)];
  }
}

/** Returns the option for a text: `--data` would read a file if its value starts with `@`. */
function dataWord(text: string): string {
  return `--data${text.startsWith("@") ? "-raw" : ""} ${shellWord(text)}`;
}

function formWords({ pairs, type }: SampleBody & { kind: "form" }): readonly string[] {
  // This is curl's own default.
  const header =
    type === "application/x-www-form-urlencoded" && pairs.length > 0
      ? []
      : [headerWord("Content-Type", type)];
  if (pairs.length === 0) return [...header, "--data ''"];
  return [
    ...header,
    ...pairs.map(({ name, value, text, plain }) =>
      // curl encodes the text after the first `=` and sends the name unchanged.
      plain && name !== "" && !value.includes("\0")
        ? `--data-urlencode ${shellWord(`${percentEncode(name)}=${value}`)}`
        : `--data-raw ${shellWord(text)}`,
    ),
  ];
}

function partWord(part: Part): string {
  // `=` ends the name, and curl has no escape for it.
  const name = part.name.replaceAll("=", "%3D");
  const headers = part.headers.map(
    (header) => `;headers="${`${header.name}: ${header.value}`.replace(/[\\"]/g, "\\$&")}"`,
  );
  const type = [part.type === undefined ? "" : `;type=${part.type}`, ...headers].join("");
  if (part.kind === "file") return `--form ${shellWord(`${name}=@${part.file}${type}`)}`;
  if (type === "") {
    // `--form` treats `@`, `<`, `;`, quotes and outer blanks specially.
    const plain = /^\w[^;"\\]*$/.test(part.text) && !/\s$/.test(part.text);
    return `--form${plain ? "" : "-string"} ${shellWord(`${name}=${part.text}`)}`;
  }
  const content = /^[{[\w][^;\\]*$/.test(part.text)
    ? part.text
    : `"${part.text.replace(/[\\"]/g, "\\$&")}"`;
  return `--form ${shellWord(`${name}=${content}${type}`)}`;
}

const dialect: Dialect = {
  quote: "'",
  name: camelCase,
  code: {
    url: (name) => `$(encode "$${name}")`,
    json: (name) => `$${name}`,
    text: (name) => `$${name}`,
  },
  joined: (pieces) =>
    pieces.every(({ text = "" }) => !/["$`\\!]/.test(text))
      ? `"${pieces.map(({ text, code }) => text ?? code).join("")}"`
      : pieces.map(({ text, code }) => (code === undefined ? `'${text}'` : `"${code}"`)).join(""),
  read: (name, path) => `${name}=$(value ${filterWord(filterOf(path))})`,
  print: (name) => `echo "${name}: $${name}"`,
};

/** The helpers of a script, each with the code that calls it. */
const helpers: readonly (readonly [use: string, ...lines: readonly string[]])[] = [
  [
    " || stop",
    "# Prints the last response, which says why, and exits.",
    'stop() { echo "$response" >&2; exit 1; }',
  ],
  [
    "$(value ",
    "# Reads a value from the last response.",
    "value() {",
    // Without `tostring`, `false` would fail like a missing value.
    '  jq --exit-status --raw-output "$1 | values | tostring" <<< "$response" ||',
    '    { echo "The response has no $1." >&2; exit 1; }',
    "}",
  ],
  [
    "$(encode ",
    "# Percent-encodes a value for a URL.",
    "encode() { jq --null-input --raw-output --arg value \"$1\" '$value | @uri'; }",
  ],
];

/** Writes the program as a script for bash, with curl 7.76 or later and jq 1.6. */
export function curlProgram(plan: Plan): string {
  const calls = plan.calls.map((call) => {
    const command = curlCommand(call.request, true, jsonWord(call, plan));
    const written = plan.holes.write(fillCall("curl", command, call), dialect);
    return [
      `# ${commonHelpers.comment(call.title)}`,
      call.retry ? repeated(written, call.retry) : `response=$(${written}) || stop`,
      ...(call.shows === "json" ? ['jq . <<< "$response"'] : []),
      ...(call.shows === "text" ? ['echo "$response"'] : []),
      ...readLines(call, dialect),
    ].join("\n");
  });
  const results = plan.results.map(camelCase).map(dialect.print);
  const code = [calls.join("\n\n"), ...results].join("\n");
  return [
    `#!/usr/bin/env bash\n# ${commonHelpers.comment(plan.title)}\nset -euo pipefail`,
    plan.given
      .map((one) => {
        const value = startLiteral(one, (start) => insideShellQuotes(valueText(start)));
        return `${camelCase(one)}='${value}'`;
      })
      .join("\n"),
    ...helpers.flatMap(([use, ...lines]) => (code.includes(use) ? [lines.join("\n")] : [])),
    code,
  ].join("\n\n");
}

/** Returns a call that is repeated until its response has the expected value. */
function repeated(command: string, retry: Retry): string {
  const holds = (criteria: readonly Criterion[]) => {
    const filters = criteria.map(
      ({ path, isEqual, value }) => `${filterOf(path)} ${isEqual ? "==" : "!="} ${jsonText(value)}`,
    );
    return `jq --exit-status ${filterWord(filters.join(" and "))} <<< "$response" > /dev/null`;
  };
  const stop = (text: string, end: string) =>
    `{ echo ${templateText(shellWord(text))} >&2; ${end}; }`;
  return [
    "attempt=0",
    `until response=$(${command}) || stop`,
    ...retry.until.map(({ path }) => `  value ${filterWord(filterOf(path))} > /dev/null`),
    `  ${holds(retry.until)}; do`,
    ...retry.failed.map((one) => `  ! ${holds([one])} || ${stop(failure(one).trim(), "stop")}`),
    `  ((attempt++ < ${retry.limit})) || ${stop(gaveUp(retry), "exit 1")}`,
    ...(retry.after > 0 ? [`  sleep ${retry.after}`] : []),
    "done",
  ].join("\n");
}

/** Returns the path of a value in jq syntax. */
function filterOf(path: readonly (string | number)[]): string {
  const keys = path.map((key) => {
    if (typeof key === "number") return `[${key}]`;
    return `.${/^[A-Za-z_]\w*$/.test(key) ? key : jsonText(key)}`;
  });
  const filter = keys.join("");
  return filter.startsWith(".") ? filter : `.${filter}`;
}

function filterWord(filter: string): string {
  return `'${templateText(insideShellQuotes(filter))}'`;
}

/** Returns a body with values of variables, built by jq, which quotes them. */
function jsonWord({ request: { body } }: Call, { holes }: Plan): string | undefined {
  if (body?.kind !== "json") return undefined;
  const used = new Set<Variable>();
  const parts = holes.split(holes.withoutQuotes(jsonText(body.value, 2))).map((part) => {
    if (typeof part === "string") return part;
    for (const piece of part.pieces) if (typeof piece !== "string") used.add(piece);
    const [first] = part.pieces;
    if (part.pieces.length === 1 && first !== undefined && typeof first !== "string")
      return `$${camelCase(first)}`;
    const pieces = part.pieces.map((piece) =>
      typeof piece === "string" ? jsonText(piece).slice(1, -1) : `\\($${camelCase(piece)})`,
    );
    return `"${pieces.join("")}"`;
  });
  if (used.size === 0) return undefined;
  const values = [...used].map((one) => {
    const name = camelCase(one);
    return `--arg${one.isText ? "" : "json"} ${name} "$${name}"`;
  });
  return `"$(jq --null-input ${values.join(" ")} '${parts.join("").replaceAll("'", "'\\''")}')"`;
}
