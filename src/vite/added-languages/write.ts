import { percentEncode } from "../../samples/encode";
import type { RequestHeaders } from "../../samples/headers";
import { bodyMarker } from "../../samples/json-body";
import { familyOf } from "../../samples/quoting";
import { marker, templateText } from "../../samples/template";
import { jsonText } from "../../samples/text";
import type {
  BodyTemplate,
  JsonValue,
  PartTemplate,
  RequestTemplate,
  WritingRule,
} from "../../samples/types";
import { shapeOf, tokens } from "./shape";
import { type AddedLanguage, addedLanguages } from "./table";

/** The parts to replace: whole lines, parts of a literal, and the body with its quotes. */
const places =
  /^.*Qzslot(?<slot>\d+).*$|Qzname(?<name>\d+)|qzvalue(?<value>\d+)|(?<url>https:\/\/qzhost\.q\/qzpath)|(?<host>qzhost\.q)|(?<path>\/qzpath)|(?<type>qztype\/q)|(?<length>(?<=^Content-Length: )\d+$)|(?:@?(?:"""|'''|"|'|`)\n?)?(?<body>qzbody)(?:\n?(?:"""|'''|"|'|`)@?)?/gm;

interface JsonBody {
  readonly type: string;
  readonly json: JsonValue;
}

/**
 * Writes the template of a sample. The library provides its shape. Every text of the document and every slot is inserted with the
 * escapes of the surrounding literal, because the library quotes some of them wrongly.
 *
 * @param key a name of `addedLanguages`
 * @param fields the headers of the request
 * @param body JSON becomes a slot, unless the sample contains its length
 * @returns `undefined` if the language cannot send the request, or only with a different kind of client
 */
export function writeSample(
  key: string,
  request: RequestTemplate,
  fields: RequestHeaders,
  body: BodyTemplate | JsonBody | undefined,
): string | undefined {
  const language = rowOf(key);
  const { method, login, certificate } = request;
  const sent = body === undefined ? undefined : textBody(body);
  const { text: writeText, comment } = familyOf(language.quoting);
  const text = sent && writeText(sent.text);
  const notes = [
    ...(login === "digest"
      ? ["The server asks for digest authentication (RFC 7616), which is not part of this sample."]
      : []),
    ...(certificate
      ? ["The server asks for a client certificate, which is not part of this sample."]
      : []),
  ];
  const isRefused =
    (body !== undefined && (text === undefined || language.refuses?.body?.test(method) === true)) ||
    (notes.length > 0 && comment === undefined) ||
    language.refuses?.request?.test(method) === true ||
    // In some languages, a custom method becomes an identifier.
    !/^[A-Z]+$/.test(method);
  if (isRefused) return undefined;

  const slots = fields.extraHeaders;
  const own = [
    ...(login === "basic" ? [{ name: "Authorization", value: `Basic ${marker("basic")}` }] : []),
    ...fields.headers,
  ];
  const needsLast = language.isStrictList && slots.length > 0 && own.length === 0 && !sent;
  const headers = needsLast ? [{ name: "Accept", value: "*/*" }] : own;
  const code = shapeOf(language, {
    method,
    header: [
      ...slots.map((_, index) => ({ key: `Qzslot${index}`, value: "qz" })),
      ...headers.map((_, index) => ({ key: `Qzname${index}`, value: `qzvalue${index}` })),
      ...(sent ? [{ key: "Content-Type", value: tokens.type }] : []),
    ],
    ...(sent && { body: { mode: "raw", raw: tokens.body } }),
  });
  const isSlot = body && "json" in body && !code.includes("Content-Length:");
  const escape = familyOf(language.literals ?? language.quoting).inside;
  const write: Readonly<Record<string, (index: number) => string>> = {
    slot: (index) => marker(slots[index] ?? ""),
    name: (index) => escape(headers[index]?.name ?? ""),
    value: (index) => escape(headers[index]?.value ?? ""),
    url: () => escape(request.url),
    host: () => marker("host"),
    path: () => escape(request.url.replace(marker("server"), marker("basePath"))),
    type: () => escape(templateText(sent?.type ?? "")),
    length: () => String(Buffer.byteLength(sent?.text ?? "")),
    body: () => (isSlot ? bodyMarker : templateText(text ?? "")),
  };
  return withNotes(comment, notes, code).replace(places, (...match: readonly unknown[]) => {
    const groups = match.at(-1) as Readonly<Record<string, string | undefined>>;
    const [kind = "", found] =
      Object.entries(groups).find(([, value]) => value !== undefined) ?? [];
    return write[kind]?.(Number(found)) ?? "";
  });
}

const rules = new Map<string, WritingRule>();

/** Returns how a browser writes the reader's values into such a sample. */
export function writingRule(key: string): WritingRule {
  const known = rules.get(key);
  if (known) return known;
  const language = rowOf(key);
  const header = [0, 1].map((index) => ({ key: `Qzname${index}`, value: `qzvalue${index}` }));
  const line = shapeOf(language, { method: "GET", header })
    .split("\n")
    .find((one) => one.includes("Qzname0"));
  if (line === undefined) throw new Error(`The template of ${key} has no header.`);
  const written = `${line.replace("Qzname0", marker("name")).replace("qzvalue0", marker("value"))}\n`;
  const { quoting, literals, noValue } = language;
  const rule: WritingRule = {
    quoting,
    ...(literals !== undefined && { literals }),
    json: "text",
    line: written,
    ...(noValue !== undefined && {
      emptyLine: noValue && written.replace(`: ${marker("value")}`, noValue),
    }),
  };
  rules.set(key, rule);
  return rule;
}

function rowOf(key: string): AddedLanguage {
  const row = addedLanguages[key];
  if (!row) throw new Error(`There is no sample language ${key}.`);
  return row;
}

/** Adds comments at the start of the code; in PHP, this is after the opening tag. */
function withNotes(
  [begin, end]: readonly [string, string] = ["", ""],
  notes: readonly string[],
  code: string,
): string {
  const lines = notes.map((note) => `${begin}${note}${end}\n`).join("");
  return code.replace(/^(<\?php\n+)?/, (start) => start + lines);
}

/** Returns a body as text, which every language can send; `undefined` for a body with a file. */
function textBody(
  body: BodyTemplate | JsonBody,
): { readonly type: string; readonly text: string } | undefined {
  if ("json" in body) return { type: body.type, text: jsonText(body.json, 2) };
  if ("text" in body) return body;
  if ("file" in body) return undefined;
  const parts = body.parts.map(partText);
  if (!parts.every((part) => part !== undefined)) return undefined;
  let boundary = "form-boundary";
  while (parts.some((part) => part.includes(boundary))) boundary += "-";
  const text = parts.map((part) => `--${boundary}\r\n${part}\r\n`).join("");
  return { type: `${body.type}; boundary=${boundary}`, text: `${text}--${boundary}--\r\n` };
}

/** Returns a part of a form (RFC 7578, 4.2). Characters that would end the name are encoded as in HTML. */
function partText({ name, text, type, headers = [] }: PartTemplate): string | undefined {
  if (text === undefined) return undefined;
  const written = name.replace(/["\r\n]/g, percentEncode);
  const fields = [
    { name: "Content-Disposition", value: `form-data; name="${written}"` },
    ...(type === undefined ? [] : [{ name: "Content-Type", value: type }]),
    ...headers,
  ];
  return `${fields.map((field) => `${field.name}: ${field.value}\r\n`).join("")}\r\n${text}`;
}
