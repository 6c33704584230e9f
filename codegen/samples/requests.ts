import type { Part, SampleBody } from "./body";
import { pyBlock, pyText, pyValue } from "./literals/python";
import { quoted } from "./literals/quoted";
import { hasPlainQuery, type SampleRequest, urlOf } from "./request";
import type { Pair } from "./serialize";
import { indentLines } from "./text";

/** The keyword argument that carries the body, and the header that requests would not set itself. */
interface BodySource {
  readonly statements: string | undefined;
  readonly argument: string;
  readonly type: string | undefined;
}

/**
 * The request as a Python script that uses requests.
 *
 * Query values stand in `params` as plain literals; where requests would write them otherwise than the document asks, the
 * whole query stands encoded in the URL.
 */
export function requests(request: SampleRequest): string {
  const { method, headers, query, body } = request;
  const usesParams = hasPlainQuery(request);
  const source = body === undefined ? undefined : bodySource(body);
  const fields = [
    ...headers,
    ...(source?.type === undefined ? [] : [{ name: "Content-Type", value: source.type }]),
  ];
  const isCommon = /^(GET|OPTIONS|HEAD|POST|PUT|PATCH|DELETE)$/.test(method);
  const members = fields.map(({ name, value }) => `${quoted(name)}: ${quoted(value)}`);
  const args = [
    ...(isCommon ? [] : [quoted(method)]),
    quoted(usesParams ? `${request.origin}${request.path}` : urlOf(request)),
    ...(usesParams ? [`params=${pairsSource(query)}`] : []),
    ...(fields.length === 0 ? [] : [`headers=${pyBlock("{}", members)}`]),
    ...(source === undefined ? [] : [source.argument]),
  ];
  const call = `response = requests.${isCommon ? method.toLowerCase() : "request"}`;
  return [
    "import requests",
    [
      ...(source?.statements === undefined ? [] : [`${source.statements}\n`]),
      `${call}${argumentList(args)}`,
      "response.raise_for_status()",
      responseSource(request),
    ].join("\n"),
  ].join("\n\n");
}

function argumentList(args: readonly string[]): string {
  if (args.length === 1) return `(${args[0] ?? ""})`;
  return `(\n${args.map((argument) => `${indentLines(argument, "    ")},\n`).join("")})`;
}

function responseSource({ response }: SampleRequest): string {
  switch (response.kind) {
    case "json":
      return "print(response.json())";
    case "text":
      return "print(response.text)";
    case "status":
      return "print(response.status_code)";
    case "file":
      return `with open(${quoted(response.file)}, "wb") as file:\n    file.write(response.content)`;
  }
}

/** A dictionary; a list of tuples for names that repeat. */
function pairsSource(pairs: readonly Pair[]): string {
  const names = new Set(pairs.map(({ name }) => name));
  return names.size === pairs.length
    ? pyBlock(
        "{}",
        pairs.map(({ name, value }) => `${quoted(name)}: ${quoted(value)}`),
      )
    : pyBlock(
        "[]",
        pairs.map(({ name, value }) => `(${quoted(name)}, ${quoted(value)})`),
      );
}

function bodySource(body: SampleBody): BodySource {
  switch (body.kind) {
    case "json":
      // `json=None` means no body.
      if (body.value === null) {
        return { statements: undefined, argument: 'data="null"', type: body.type };
      }
      return {
        statements: undefined,
        argument: `json=${pyValue(body.value)}`,
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
        statements: undefined,
        argument: `files=${pyBlock("[]", body.parts.map(partSource))}`,
        type: undefined,
      };
    case "file":
      return {
        statements: undefined,
        argument: `data=open(${quoted(body.file)}, "rb")`,
        type: body.type,
      };
  }
}

function formSource({ pairs, type }: SampleBody & { kind: "form" }): BodySource {
  const plain = pairs.length > 0 && pairs.every((pair) => pair.plain);
  const text = pairs.map((pair) => pair.text).join("&");
  return {
    statements: undefined,
    argument: `data=${plain ? pairsSource(pairs) : quoted(text)}`,
    type: plain && type === "application/x-www-form-urlencoded" ? undefined : type,
  };
}

/** A part is `(name, (file name, content, type))`; without a file name it is a plain field. */
function partSource(part: Part): string {
  const type = part.type === undefined ? "" : `, ${quoted(part.type)}`;
  const content =
    part.kind === "file"
      ? `${quoted(part.file)}, open(${quoted(part.file)}, "rb")`
      : `None, ${quoted(part.text)}`;
  return `(${quoted(part.name)}, (${content}${type}))`;
}
