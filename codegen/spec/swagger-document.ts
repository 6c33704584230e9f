import { Source, type Document } from "@redocly/openapi-core";
import { InputError, type Problem } from "../errors";
import { quietly } from "../quietly";
import { isRaw, items, join, text, tokensOf, valueAt, type Raw } from "./document";
import { run } from "./lint";
import { baseOf, lintProblems, problemAt } from "./problems";
import type { FolderResolver } from "./resolver";
import { rules } from "./rules";
import { toOpenApi3 } from "./swagger";

/**
 * Converts a bundled Swagger 2.0 document, and adds a note about it. If 2.0 has no rule, those of 3.0 apply; locations refer to the 2.0
 * file.
 *
 * @throws InputError if the document cannot be converted, or the result is not valid OpenAPI
 */
export async function convertSwagger(
  document: Document,
  resolver: FolderResolver,
): Promise<readonly [Raw, readonly Problem[]]> {
  const { source } = document;
  const given = document.parsed as Raw;
  const atVersion = (what: Pick<Problem, "severity" | "message" | "remedy">): Problem =>
    problemAt(document, "#/swagger", { rule: "swagger", ...what }, baseOf(document));
  let converted: Raw;
  try {
    converted = await quietly(() => toOpenApi3(given));
  } catch (error) {
    const [, name] = /^Duplicate sanitised \w+ name (.*)/.exec((error as Error).message) ?? [];
    const why = name === undefined ? "" : `: two names become \`${name}\` there`;
    const message = `The document cannot be converted to OpenAPI 3.0${why}.`;
    const remedy = "Correct it, or convert it with another tool and generate from the result.";
    throw new InputError([atVersion({ severity: "error", message, remedy })]);
  }
  // The linter resolves references by file name: under the original name, it would find the original.
  const other = { source: new Source(`${source.absoluteRef}#3.0`, source.body), parsed: converted };
  const wanted = rules.filter(({ id }) => /^(struct|no-invalid-media-type-examples)$/.test(id));
  const found = await run(other, wanted, resolver);
  const problems = lintProblems(found, { source, parsed: converted }, (location) => ({
    ...location,
    source,
    pointer: formerPlace(location.pointer ?? "#", converted, given),
  }));
  if (problems.some(({ severity }) => severity === "error")) throw new InputError(problems);
  const note = {
    ...atVersion({
      severity: "note",
      message: "Swagger 2.0 is converted to OpenAPI 3.0, which the pages show.",
      remedy: "Nothing to do. `npx swagger2openapi FILE` would convert the file permanently.",
    }),
    frame: "",
  };
  return [converted, [note, ...problems]];
}

/** Fields of a 3.0 document, with their names in 2.0. */
const formerGroups: Readonly<Record<string, string>> = {
  schemas: "definitions",
  responses: "responses",
  parameters: "parameters",
  securitySchemes: "securityDefinitions",
};

/**
 * Returns the place in the 2.0 document that a place in the converted one comes from, as closely as possible: a part without a counterpart
 * gets the place that contains it.
 *
 * @param pointer JSON Pointer fragment in `converted`
 * @returns JSON Pointer fragment in `given`; its end may not exist there
 */
function formerPlace(pointer: string, converted: Raw, given: Raw): string {
  const [first = "", second = "", ...rest] = tokensOf(pointer);
  if (first === "components") return formerComponent(second, rest);
  if (first === "servers") return join("#", given["host"] === undefined ? "basePath" : "host");
  if (first !== "paths" || rest.length === 0) return pointer;
  // The parameters of the path itself, or of an operation.
  const listAt = rest.slice(0, 2).indexOf("parameters");
  const [index = "", ...after] = rest.slice(listAt + 1);
  const list = join("#", "paths", second, ...rest.slice(0, listAt + 1));
  if (listAt >= 0)
    return join(list, formerIndex(list, index, converted, given), ...withoutSchema(after));
  const [method = "", part = "", ...inner] = rest;
  const operation = join("#", "paths", second, method);
  if (part === "requestBody") return formerBody(operation, inner, given);
  if (part === "responses")
    return join(operation, part, ...inner.slice(0, 1), ...formerResponse(inner.slice(1)));
  return pointer;
}

function formerComponent(kind: string, [name = "", ...rest]: readonly string[]): string {
  const group = join("#", formerGroups[kind] ?? kind, name);
  if (kind === "responses") return join(group, ...formerResponse(rest));
  return join(group, ...(kind === "parameters" ? withoutSchema(rest) : rest));
}

/** Returns the index of a parameter before the conversion removed those that became a body. */
function formerIndex(list: string, index: string, converted: Raw, given: Raw): number {
  const now = valueAt(converted, join(list, index));
  const all = items(valueAt(given, list), list);
  const same = all.findIndex(({ value }) => isSameParameter(value, now));
  return same < 0 ? Number(index) : same;
}

function isSameParameter(one: unknown, other: unknown): boolean {
  if (!isRaw(one) || !isRaw(other)) return false;
  const [ref, otherRef] = [text(one["$ref"]), text(other["$ref"])];
  return ref === undefined
    ? one["name"] === other["name"] && one["in"] === other["in"]
    : ref.split("/").at(-1) === otherRef?.split("/").at(-1);
}

/** `requestBody/content/TYPE/schema/…` came from the parameter `body`, or from the fields of a form. */
function formerBody(operation: string, inner: readonly string[], given: Raw): string {
  const all = items(valueAt(given, join(operation, "parameters")), join(operation, "parameters"));
  const body = all.find(({ value }) => isRaw(value) && value["in"] === "body");
  const [, , schema, ...rest] = inner;
  if (body) return join(body.pointer, ...(schema === undefined ? [] : [schema]), ...rest);
  const field = all.find(({ value }) => isRaw(value) && value["name"] === rest[1]);
  return field?.pointer ?? operation;
}

/** Removes `schema`: in 2.0, its keywords are in the parameter or header itself. */
function withoutSchema(tokens: readonly string[]): readonly string[] {
  return tokens[0] === "schema" ? tokens.slice(1) : tokens;
}

/** Converts the path inside a response: 2.0 has one schema for all media types, and one example for each. */
function formerResponse(tokens: readonly string[]): readonly string[] {
  const [part, name = "", kind, ...rest] = tokens;
  if (part === "headers") return [part, name, ...withoutSchema(tokens.slice(2))];
  if (part !== "content") return tokens;
  // `examples/response/value`: the converter writes one example, named `response`.
  return kind === "examples" ? [kind, name, ...rest.slice(2)] : tokens.slice(2);
}
