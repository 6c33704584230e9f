import { cookieValue, fieldValue, percentEncode } from "./encode";
import { block } from "./text";
import { axiosParams, pythonPairs } from "./pairs";
import { jsKey, quoted } from "./quote";
import { argumentIn, literalIn, quotingOf, ruleOf, valueText } from "./quoting";
import { fieldText, isFixed, pairsOf, serializationOf, typedValue } from "./parameters";
import { type Pair, pair, pathText } from "./serialize";
import { serverParts, serverUrl, typedServer } from "./server";
import { marker, PLACEHOLDER, slotOf, templateParts } from "./template";
import type {
  HeaderField,
  JsonValue,
  QueryCredential,
  SampleInputs,
  SampleParameter,
  SamplePart,
  SampleValues,
} from "./types";

/**
 * Fills a template. Returns the sample in parts; their texts joined are the source text.
 *
 * @param inputs the facts that the document has about the request
 * @param values the values that a reader has typed; without them, the sample has the examples of the document
 */
export function fillSample(
  language: string,
  template: string,
  inputs: SampleInputs,
  values: SampleValues = {},
): readonly SamplePart[] {
  let only: string | undefined;
  return templateParts(template).flatMap(({ text, slot }): readonly SamplePart[] => {
    if (slot === "only" || slot?.startsWith("only.")) {
      only = slot.slice(5) || undefined;
      return [];
    }
    const part =
      slot === undefined ? { text } : { text: fillSlot(language, slot, inputs, values), slot };
    return [only === undefined ? part : { ...part, only }];
  });
}

/**
 * Returns the text of one slot of a template, quoted for its place.
 *
 * @param slot its name, such as `server`, `path.classId` or `params`
 * @returns the text; empty if nothing is sent; the marker itself for a slot that the request does not have
 */
export function fillSlot(
  language: string,
  slot: string,
  inputs: SampleInputs,
  values: SampleValues,
): string {
  const [kept = "", indent] = slot.split("+");
  if (indent !== undefined)
    return fillSlot(language, kept, inputs, values).replace(/^(?=.)/gm, " ".repeat(Number(indent)));
  const request = { inputs, values };
  const [kind = "", name = ""] = slot.split(/\.(.*)/s);
  const { inLiteral: literal, headerLine } = quotingOf(language, inputs.rules);
  const lineOf = ({ name: header, value }: HeaderField) => headerLine(header, value);
  switch (kind) {
    case "server":
      return literal(serverOf(request).base);
    case "host":
      return literal(splitBase(request).host);
    case "basePath":
      return literal(splitBase(request).path);
    case "query":
      return literal(queryArguments(language, request).length > 0 ? "" : queryText(request, "?"));
    case "moreQuery":
      return literal(queryText(request, "&"));
    case "credential":
      return literal(fieldValue(credential(values, name) ?? `{${name}}`));
    case "cookieCredential":
      return literal(cookieValue(credential(values, name) ?? `{${name}}`));
    case "basic":
      return literal(basicCredentials(values));
    case "login":
      return literal(credential(values, name) ?? `{${name}}`);
    case "cookies":
      return literal(
        extraCookies(request)
          .map((text) => `; ${text}`)
          .join(""),
      );
    case "pageQuery": {
      const others = withoutSkip(name, request);
      if (argumentsOf(language, inputs)) return fillSlot(language, "query", others.inputs, values);
      const query = queryText(others, "?");
      return literal(`${query === "" ? "?" : `${query}&`}${name}=`);
    }
    case "pageParams": {
      const others = withoutSkip(name, request);
      const skip: Pair = { ...pair(name, "skip"), isVariable: true };
      const pairs = [...queryArguments(language, others), skip];
      return argumentLine(argumentsOf(language, inputs)?.params(pairs) ?? "");
    }
    case "params":
      return paramsMember(language, request).map(argumentLine).join("");
    case "headers":
      return extraHeaders(request).map(lineOf).join("");
    case "cookieHeader":
      return cookieField(request).map(lineOf).join("");
    case "value":
    case "literal": {
      const parameter = inputs.parameters.find((one) => slotOf(one.in, one.name) === name);
      if (parameter === undefined) return marker(slot);
      const value = valueOf(parameter, values) ?? null;
      return kind === "value"
        ? literal(valueText(value))
        : literalIn(language, inputs.rules, value);
    }
    case "arguments":
      return inputs.parameters
        .flatMap((one) => {
          const value = one.value === undefined ? valueOf(one, values) : undefined;
          return value === undefined ? [] : argumentIn(language, inputs.rules, one.name, value);
        })
        .join("");
    case "headerBlock":
      return headersMember(language, request).map(argumentLine).join("");
    case "config":
      return config(language, request);
    default: {
      const parameter = inputs.parameters.find((one) => slotOf(one.in, one.name) === slot);
      return parameter === undefined ? marker(slot) : literal(parameterText(parameter, values));
    }
  }
}

/** Writes arguments that take names and values. */
interface NamedArguments {
  readonly params: (pairs: readonly Pair[]) => string;
  readonly headers: (fields: readonly HeaderField[]) => string;
}

/** The clients with such arguments. For others, the query is in the URL, and each header on a line. */
const namedArguments: Readonly<Record<string, NamedArguments>> = {
  axios: {
    params: (pairs) => `    params: ${axiosParams(pairs, "    ")}`,
    headers: (fields) => {
      const members = fields.map(({ name, value }) => `${jsKey(name)}: ${quoted(value)}`);
      return `    headers: ${block("{}", members, "    ", "  ")}`;
    },
  },
  requests: {
    params: (pairs) => `    params=${pythonPairs(pairs, "    ")}`,
    headers: (fields) => {
      const members = fields.map(({ name, value }) => `${quoted(name)}: ${quoted(value)}`);
      return `    headers=${block("{}", members, "    ", "    ")}`;
    },
  },
};

function argumentsOf(language: string, { rules }: SampleInputs): NamedArguments | undefined {
  return namedArguments[ruleOf(language, rules).client ?? ""];
}

/** The facts about a request, and a reader's values for it. */
export interface Request {
  readonly inputs: SampleInputs;
  readonly values: SampleValues;
}

/** Returns the request for all entries of a list, without the parameter that skips the first ones. */
function withoutSkip(name: string, { inputs, values }: Request): Request {
  const parameters = inputs.parameters
    .filter((one) => one.in !== "query" || one.name !== name)
    .map((one) => (one.isFilter === true ? { ...one, value: undefined } : one));
  return { inputs: { ...inputs, parameters }, values };
}

function serverOf({ inputs, values }: Request): ReturnType<typeof serverParts> {
  const typed = values.server?.trim() ?? "";
  const [first] = inputs.servers ?? [];
  if (typed !== "") return serverParts(typedServer(typed));
  return serverParts(first === undefined ? "" : serverUrl(first));
}

/** Splits the base URL into host and path, which are separate in an HTTP message. */
function splitBase(request: Request): { readonly host: string; readonly path: string } {
  const [, host = "", path = ""] = /^(?:[^/]*\/\/)?([^/]*)(.*)/.exec(serverOf(request).base) ?? [];
  return { host, path };
}

/** Returns the credentials in UTF-8 and Base64 (RFC 7617, 2), once both are given. */
function basicCredentials(values: SampleValues): string {
  const name = credential(values, "username");
  const password = credential(values, "password");
  if (name === undefined || password === undefined) return "{Base64 of username:password}";
  return btoa(String.fromCharCode(...new TextEncoder().encode(`${name}:${password}`)));
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

/** Returns a credential as a pair. A placeholder is not encoded, because the reader replaces it before sending the request. */
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

/** Returns the query with its first separator; empty if there is none. */
function queryText(request: Request, separator: "?" | "&"): string {
  const { query } = serverOf(request);
  const texts = [...(query === "" ? [] : [query]), ...pairsIn(request).map(({ text }) => text)];
  return texts.length === 0 ? "" : `${separator}${texts.join("&")}`;
}

/**
 * Returns names and values for clients that encode the query themselves; nothing if the URL has the encoded query. Blanks prevent it,
 * because clients write them as `+`, which only form decoders read as a blank (RFC 3986 has no such rule).
 */
export function queryArguments(language: string, request: Request): readonly Pair[] {
  const pairs = pairsIn(request);
  const isPlain = pairs.every(({ name, value, plain }) => plain && !/ /.test(name + value));
  const isNamed = argumentsOf(language, request.inputs) !== undefined;
  return isNamed && isPlain && serverOf(request).query === "" ? pairs : [];
}

function paramsMember(language: string, request: Request): readonly string[] {
  const pairs = queryArguments(language, request);
  return pairs.length === 0 ? [] : [argumentsOf(language, request.inputs)?.params(pairs) ?? ""];
}

function headersMember(language: string, request: Request): readonly string[] {
  const call = argumentsOf(language, request.inputs);
  const fields = [...extraHeaders(request), ...cookieField(request)];
  return call && fields.length > 0 ? [call.headers(fields)] : [];
}

/** Returns the last argument of a call without other configuration. */
function config(language: string, request: Request): string {
  const members = [...paramsMember(language, request), ...headersMember(language, request)];
  return members.length === 0 ? "" : `, {\n${members.map(argumentLine).join("")}  }`;
}

function argumentLine(argument: string): string {
  return `${argument},\n`;
}

function extraCookies({ inputs, values }: Request): readonly string[] {
  return inputs.parameters
    .filter((parameter) => parameter.in === "cookie" && !isFixed(parameter))
    .map((parameter) => parameterText(parameter, values))
    .filter((text) => text !== "");
}

/** Returns the headers that are only sent if they have a value. */
export function extraHeaders({ inputs, values }: Request): readonly HeaderField[] {
  return inputs.parameters
    .filter((parameter) => parameter.in === "header" && !isFixed(parameter))
    .filter((parameter) => valueOf(parameter, values) !== undefined)
    .map((parameter) => ({ name: parameter.name, value: parameterText(parameter, values) }));
}

export function cookieField(request: Request): readonly HeaderField[] {
  const cookies = extraCookies(request);
  return cookies.length === 0 ? [] : [{ name: "Cookie", value: cookies.join("; ") }];
}
