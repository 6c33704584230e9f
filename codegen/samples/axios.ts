import type { JsonValue } from "../model/types";
import type { Part, SampleBody } from "./body";
import { block, jsKey, jsText, jsValue } from "./literals/javascript";
import { quoted } from "./literals/quoted";
import { hasPlainQuery, type SampleRequest, urlOf } from "./request";
import type { Pair } from "./serialize";
import { indentLines } from "./text";

/** axios leaves these out when it copies a plain object, lest they change a prototype. */
const LOST_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/** The body as source: what to import, the statements before the call, and the header that axios would not set itself. */
interface BodySource {
  readonly imports: readonly string[];
  readonly statements: string;
  readonly type: string | undefined;
}

/**
 * The request as an ECMAScript module that uses axios.
 *
 * Query values stand in `params` as plain literals; where axios would write them otherwise than the document asks, the whole
 * query stands encoded in the URL.
 */
export function axios(request: SampleRequest): string {
  const { method, body, response } = request;
  const source = body === undefined ? undefined : bodySource(body);
  const usesParams = hasPlainQuery(request);
  const url = quoted(usesParams ? `${request.origin}${request.path}` : urlOf(request));
  const save = response.kind === "file" ? ['import { writeFile } from "node:fs/promises";'] : [];
  const config = block(
    "{}",
    configMembers(request, source, usesParams).map((member) => indentLines(member, "  ").trim()),
  );
  const call = `await ${callOf(method, url, source, config)};`;
  return [
    [...new Set(['import axios from "axios";', ...(source?.imports ?? []), ...save])].join("\n"),
    ...(source === undefined ? [] : [source.statements]),
    response.kind === "status"
      ? `const { status } = ${call}\n\nconsole.log(status);`
      : `const { data } = ${call}\n\n${response.kind === "file" ? `await writeFile(${quoted(response.file)}, data);` : "console.log(data);"}`,
  ].join("\n\n");
}

function callOf(
  method: string,
  url: string,
  source: BodySource | undefined,
  config: string,
): string {
  const call = method.toLowerCase();
  if (/^(POST|PUT|PATCH)$/.test(method)) {
    const payload = source === undefined ? "null" : "payload";
    if (config !== "{}") return `axios.${call}(${url}, ${payload}, ${config})`;
    return source === undefined ? `axios.${call}(${url})` : `axios.${call}(${url}, ${payload})`;
  }
  if (/^(GET|DELETE|HEAD|OPTIONS)$/.test(method)) {
    return `axios.${call}(${url}${config === "{}" ? "" : `, ${config}`})`;
  }
  return `axios.request(${config})`;
}

function configMembers(
  request: SampleRequest,
  source: BodySource | undefined,
  usesParams: boolean,
): readonly string[] {
  const { method, headers, query, response } = request;
  const isGeneral = !/^(GET|DELETE|HEAD|OPTIONS|POST|PUT|PATCH)$/.test(method);
  const fields = [
    ...headers,
    ...(source?.type === undefined ? [] : [{ name: "Content-Type", value: source.type }]),
  ];
  const url = usesParams ? `${request.origin}${request.path}` : urlOf(request);
  return [
    ...(isGeneral ? [`method: ${quoted(method)}`, `url: ${quoted(url)}`] : []),
    ...(usesParams ? [`params: ${pairsSource(query)}`] : []),
    ...(fields.length === 0
      ? []
      : [
          `headers: ${block(
            "{}",
            fields.map(({ name, value }) => `${jsKey(name)}: ${quoted(value)}`),
          )}`,
        ]),
    ...(source === undefined || /^(POST|PUT|PATCH)$/.test(method) ? [] : ["data: payload"]),
    ...(response.kind === "file" ? ['responseType: "arraybuffer"'] : []),
  ];
}

/** An object literal; a list of pairs for names that repeat, or that axios would not encode. */
function pairsSource(pairs: readonly Pair[]): string {
  const names = pairs.map(({ name }) => name);
  const isPlain = names.every((name) => !/[[\]]/.test(name) && !LOST_KEYS.has(name));
  if (isPlain && new Set(names).size === names.length) {
    return block(
      "{}",
      pairs.map(({ name, value }) => `${jsKey(name)}: ${quoted(value)}`),
    );
  }
  return searchParams(pairs);
}

function searchParams(pairs: readonly Pair[]): string {
  const members = pairs.map(({ name, value }) => `[${quoted(name)}, ${quoted(value)}]`);
  return `new URLSearchParams(${block("[]", members)})`;
}

function bodySource(body: SampleBody): BodySource {
  switch (body.kind) {
    case "json": {
      // axios sends a string, number or null as it stands, so those are made JSON first.
      const isObject =
        typeof body.value === "object" && body.value !== null && !hasLostKeys(body.value);
      const value = jsValue(body.value);
      return {
        imports: [],
        statements: `const payload = ${isObject ? value : `JSON.stringify(${value})`};`,
        type: isObject && body.type === "application/json" ? undefined : body.type,
      };
    }
    case "text":
      return { imports: [], statements: `const payload = ${jsText(body.text)};`, type: body.type };
    case "form":
      return formSource(body);
    case "multipart":
      return {
        imports: body.parts.some(({ kind }) => kind === "file")
          ? ['import { openAsBlob } from "node:fs";']
          : [],
        statements: ["const payload = new FormData();", ...body.parts.map(partSource)].join("\n"),
        type: undefined,
      };
    case "file":
      return {
        imports: ['import { readFile } from "node:fs/promises";'],
        statements: `const payload = await readFile(${quoted(body.file)});`,
        type: body.type,
      };
  }
}

function hasLostKeys(value: JsonValue): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (Object.keys(value).some((key) => LOST_KEYS.has(key))) return true;
  return Object.values(value).some(hasLostKeys);
}

function formSource({ pairs, type }: SampleBody & { kind: "form" }): BodySource {
  const plain = pairs.every((pair) => pair.plain);
  const text = pairs.map((pair) => pair.text).join("&");
  return {
    imports: [],
    statements: `const payload = ${plain ? searchParams(pairs) : quoted(text)};`,
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
