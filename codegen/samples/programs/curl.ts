import { insideShellQuotes } from "../../../src/samples/quote";
import { templateText } from "../../../src/samples/template";
import { jsonText } from "../../../src/samples/text";
import { curlCommand } from "../curl";
import {
  type Call,
  camelCase,
  type Dialect,
  fillCall,
  type Plan,
  startLiteral,
  type Variable,
  valueText,
} from "./plan";

const dialect: Dialect = {
  language: "curl",
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
};

/** The helpers of a script, by what calls them. */
const helpers: readonly (readonly [use: string, ...lines: readonly string[]])[] = [
  [" || stop", "# Shows why a call was refused.", 'stop() { echo "$response" >&2; exit 1; }'],
  [
    "$(value ",
    "# Reads a value of the last response.",
    "value() {",
    '  jq --exit-status --raw-output "$1" <<< "$response" ||',
    '    { echo "The response has no $1." >&2; exit 1; }',
    "}",
  ],
  [
    "$(encode ",
    "# Percent-encodes a value for a URL.",
    "encode() { jq --null-input --raw-output --arg value \"$1\" '$value | @uri'; }",
  ],
];

/** The program as a script for bash, with curl 7.76 or later and jq 1.6. */
export function curlProgram(plan: Plan): string {
  const calls = plan.calls.map((call) => {
    const command = curlCommand(call.request, true, jsonWord(call, plan));
    const written = plan.holes.write(fillCall("curl", command, call), dialect);
    return [
      `# ${call.title}`,
      `response=$(${written}) || stop`,
      ...(call.shows === "json" ? ['jq . <<< "$response"'] : []),
      ...(call.shows === "text" ? ['echo "$response"'] : []),
      ...call.reads.map(
        ({ variable, path }) => `${camelCase(variable)}=$(value '${filterOf(path)}')`,
      ),
    ].join("\n");
  });
  const results = plan.results.map(camelCase).map((name) => `echo "${name}: $${name}"`);
  const code = [calls.join("\n\n"), ...results].join("\n");
  return [
    `#!/usr/bin/env bash\n# ${plan.title}\nset -euo pipefail`,
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

/** The path of a value in the language of jq. */
function filterOf(path: readonly (string | number)[]): string {
  const keys = path.map((key) => {
    if (typeof key === "number") return `[${key}]`;
    return `.${/^[A-Za-z_]\w*$/.test(key) ? key : jsonText(key)}`;
  });
  const filter = keys.join("");
  return templateText(insideShellQuotes(filter.startsWith(".") ? filter : `.${filter}`));
}

/** A body with values of variables, made by jq: it quotes them. */
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
