import { block, jsKey } from "./block";
import { cookieValue, fieldValue, percentEncode } from "./encode";
import { axiosParams, pythonPairs } from "./pairs";
import { fieldText, isFixed, pairsOf, serializationOf, typedValue } from "./parameters";
import { inLiteral, quoted } from "./quote";
import { type Pair, pair, pathText } from "./serialize";
import { serverParts, serverUrl, typedServer } from "./server";
import { marker, PLACEHOLDER, slotOf, templateParts } from "./template";
import type {
  JsonValue,
  QueryCredential,
  SampleInputs,
  SampleLanguage,
  SampleParameter,
  SamplePart,
  SampleValues,
} from "./types";

/**
 * The sample that a template stands for, in parts: their texts in a row are the source text.
 *
 * @param inputs what the document says of the request
 * @param values what a reader has typed; with none, the examples of the document stand in the sample
 */
export function fillSample(
  language: SampleLanguage,
  template: string,
  inputs: SampleInputs,
  values: SampleValues = {},
): readonly SamplePart[] {
  return templateParts(template).map(({ text, slot }) =>
    slot === undefined ? { text } : { text: fillSlot(language, slot, inputs, values), slot },
  );
}

/**
 * The text of one slot of a template, quoted for the place where it stands.
 *
 * @param slot its name, such as `server`, `path.classId` or `params`
 * @returns text; empty where nothing is sent; the marker itself for a slot that the request does not have
 */
export function fillSlot(
  language: SampleLanguage,
  slot: string,
  inputs: SampleInputs,
  values: SampleValues,
): string {
  const request = { inputs, values };
  const [kind = "", name = ""] = slot.split(/\.(.*)/s);
  const literal = (text: string) => inLiteral(language, text);
  switch (kind) {
    case "server":
      return literal(serverOf(request).base);
    case "query":
      return literal(hasParams(language, request) ? "" : queryText(request, "?"));
    case "moreQuery":
      return literal(queryText(request, "&"));
    case "credential":
      return literal(fieldValue(credential(values, name) ?? `{${name}}`));
    case "cookieCredential":
      return literal(cookieValue(credential(values, name) ?? `{${name}}`));
    case "login":
      return literal(credential(values, name) ?? `{${name}}`);
    case "cookies":
      return literal(
        extraCookies(request)
          .map((text) => `; ${text}`)
          .join(""),
      );
    case "params":
      return hasParams(language, request) ? `${paramsMember(language, request)},\n` : "";
    case "headers":
      return extraHeaders(request)
        .map((field) => headerLine(language, field))
        .join("");
    case "cookieHeader":
      return cookieField(request)
        .map((field) => headerLine(language, field))
        .join("");
    case "headerBlock":
      return headersMember(language, allExtra(request))
        .map((text) => `${text},\n`)
        .join("");
    case "config":
      return config(request);
    default: {
      const parameter = inputs.parameters.find((one) => slotOf(one.in, one.name) === slot);
      return parameter === undefined ? marker(slot) : literal(parameterText(parameter, values));
    }
  }
}

interface Request {
  readonly inputs: SampleInputs;
  readonly values: SampleValues;
}

interface HeaderField {
  readonly name: string;
  readonly value: string;
}

function serverOf({ inputs, values }: Request): ReturnType<typeof serverParts> {
  const typed = values.server?.trim() ?? "";
  const [first] = inputs.servers ?? [];
  if (typed !== "") return serverParts(typedServer(typed));
  return serverParts(first === undefined ? "" : serverUrl(first));
}

function credential(values: SampleValues, name: string): string | undefined {
  return values.credential?.[name]?.trim() || undefined;
}

function valueOf(parameter: SampleParameter, values: SampleValues): JsonValue | undefined {
  const text = values[parameter.in]?.[parameter.name] ?? "";
  return typedValue(parameter, text) ?? parameter.value;
}

function parameterText(parameter: SampleParameter, values: SampleValues): string {
  const value = valueOf(parameter, values);
  if (value === undefined) return "";
  return parameter.in === "path"
    ? pathText(serializationOf(parameter), value)
    : fieldText(parameter, value);
}

function pairsIn({ inputs, values }: Request): readonly Pair[] {
  return [
    ...inputs.parameters
      .filter((parameter) => parameter.in === "query")
      .flatMap((parameter) => {
        const value = valueOf(parameter, values);
        return value === undefined ? [] : pairsOf(parameter, value);
      }),
    ...(inputs.queryCredentials ?? []).map((one) => credentialPair(one, values)),
  ];
}

/** A placeholder stays readable: the reader replaces it before the request is sent. */
function credentialPair({ name, value }: QueryCredential, values: SampleValues): Pair {
  const pieces = value.split(PLACEHOLDER).map((piece, index) => {
    const text = index % 2 === 0 ? piece : credential(values, piece);
    return text === undefined
      ? { text: `{${piece}}`, encoded: `{${piece}}` }
      : { text, encoded: percentEncode(text) };
  });
  const encoded = pieces.map((piece) => piece.encoded).join("");
  return { ...pair(name, pieces.map(({ text }) => text).join(""), () => encoded), plain: true };
}

/** The query with its first separator; empty when there is none. */
function queryText(request: Request, separator: "?" | "&"): string {
  const { query } = serverOf(request);
  const texts = [...(query === "" ? [] : [query]), ...pairsIn(request).map(({ text }) => text)];
  return texts.length === 0 ? "" : `${separator}${texts.join("&")}`;
}

/**
 * Whether the client is given names and values instead of the encoded query. A blank stands in the way: clients write it as
 * `+`, which only form decoders read as a blank (RFC 3986 knows no such rule).
 */
function hasParams(language: SampleLanguage, request: Request): boolean {
  if (language !== "axios" && language !== "requests") return false;
  const pairs = pairsIn(request);
  return (
    pairs.length > 0 &&
    serverOf(request).query === "" &&
    pairs.every(({ name, value, plain }) => plain && !/ /.test(name + value))
  );
}

/** One member of the configuration of axios, or one argument of requests, on lines of its own. */
function paramsMember(language: SampleLanguage, request: Request): string {
  const pairs = pairsIn(request);
  return language === "axios"
    ? `    params: ${axiosParams(pairs, "    ")}`
    : `    params=${pythonPairs(pairs, "    ")}`;
}

function headersMember(
  language: SampleLanguage,
  fields: readonly HeaderField[],
): readonly string[] {
  if (fields.length === 0) return [];
  const members = fields.map(({ name, value }) => headerMember(language, name, value));
  return [
    language === "axios"
      ? `    headers: ${block("{}", members, "    ", "  ")}`
      : `    headers=${block("{}", members, "    ", "    ")}`,
  ];
}

/** The last argument of a call of axios that has nothing else to configure. */
function config(request: Request): string {
  const members = [
    ...(hasParams("axios", request) ? [paramsMember("axios", request)] : []),
    ...headersMember("axios", allExtra(request)),
  ];
  if (members.length === 0) return "";
  return `, {\n${members.map((member) => `${member},\n`).join("")}  }`;
}

function extraCookies({ inputs, values }: Request): readonly string[] {
  return inputs.parameters
    .filter((parameter) => parameter.in === "cookie" && !isFixed(parameter))
    .map((parameter) => parameterText(parameter, values))
    .filter((text) => text !== "");
}

function extraHeaders({ inputs, values }: Request): readonly HeaderField[] {
  return inputs.parameters
    .filter((parameter) => parameter.in === "header" && !isFixed(parameter))
    .filter((parameter) => valueOf(parameter, values) !== undefined)
    .map((parameter) => ({ name: parameter.name, value: parameterText(parameter, values) }));
}

function cookieField(request: Request): readonly HeaderField[] {
  const cookies = extraCookies(request);
  return cookies.length === 0 ? [] : [{ name: "Cookie", value: cookies.join("; ") }];
}

function allExtra(request: Request): readonly HeaderField[] {
  return [...extraHeaders(request), ...cookieField(request)];
}

function headerMember(language: SampleLanguage, name: string, value: string): string {
  return `${language === "axios" ? jsKey(name) : quoted(name)}: ${quoted(value)}`;
}

/** A header as a line of its own among the others. */
function headerLine(language: SampleLanguage, { name, value }: HeaderField): string {
  switch (language) {
    case "curl":
      return `  ${curlHeader(inLiteral("curl", name), inLiteral("curl", value))} \\\n`;
    case "axios":
      return `      ${headerMember(language, name, value)},\n`;
    case "requests":
      return `        ${headerMember(language, name, value)},\n`;
    case "okhttp":
      return `        .header(${quoted(name)}, ${quoted(value)})\n`;
    case "restsharp":
      return `request.AddHeader(${quoted(name)}, ${quoted(value)});\n`;
  }
}

/** A header for curl, from texts that are quoted already. `Name:` would remove it; `Name;` sends it empty. */
export function curlHeader(name: string, value: string): string {
  return `--header '${value === "" ? `${name};` : `${name}: ${value}`}'`;
}
