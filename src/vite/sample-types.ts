import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { type ESTree, parseSync } from "vite";

import { findOperation } from "../reference/navigation";
import type { SampleTypes } from "../reference/types";
import type { Highlight } from "./highlight";
import type { SiteModel } from "./site-model";

/** The file of the models, relative to the generated tree. */
const modelsFile = "models/types.gen.ts";

/** Nobody reads more lines beside a sample. */
const defaultMaxLines = 200;

/** Returns a function that extracts and highlights the models of an operation, by its id. Reads the generated models once. */
export function createSampleTypes(
  { options: { generatedDir }, api }: Pick<SiteModel, "options" | "api">,
  highlight: Highlight,
) {
  let models: Promise<ReturnType<typeof readOperationTypes>> | undefined;
  return async (id: string): Promise<SampleTypes | undefined> => {
    const operation = findOperation(api, id);
    if (!operation) return undefined;
    // A generated tree may have no models.
    models ??= readFile(join(generatedDir, modelsFile), "utf8").then(
      (source) => readOperationTypes(source),
      () => () => undefined,
    );
    const found = (await models)(id, operation.path);
    if (!found) return undefined;
    return {
      code: { html: highlight(found.code, "typescript") },
      leftOut: found.leftOut.length,
      file: modelsFile,
    };
  };
}

/**
 * Extracts the models of each operation from the generated `models/types.gen.ts`: its request, its responses
 * and the named types they use, in order of first use, without comments.
 *
 * @param source text of the module
 * @param maxLines maximum number of lines; the request and responses themselves are never left out
 * @returns a function that takes the id and the path template of an operation (the name of a webhook). It returns the models as
 *   TypeScript and the names of the types that did not fit; `undefined` for an operation whose models have another name
 */
export function readOperationTypes(source: string, maxLines = defaultMaxLines) {
  // In the generator's output, only declarations start a line with `export type`.
  const texts = source.split(/^(?=export type )/m).slice(1);
  // Parses declarations one by one on demand, because the tree of a large module needs much memory.
  const declarations = new Map(
    texts.map((text) => [/^export type ([\w$]+)/.exec(text)?.[1] ?? "", once(() => parse(text))]),
  );
  const withoutMarks = (name: string) => name.toLowerCase().replaceAll("-", "");
  const byOperation = new Map<string, string>();
  for (const [name, declaration] of declarations) {
    const path = name.endsWith("Data") ? declaration()?.url : undefined;
    const identifier = name.slice(0, -"Data".length);
    if (path !== undefined) byOperation.set(`${withoutMarks(identifier)} ${path}`, identifier);
  }

  return (id: string, path: string) => {
    const identifier = byOperation.get(`${withoutMarks(id)} ${path}`);
    if (identifier === undefined) return undefined;
    const roots = ["Data", "Responses", "Errors"].map((suffix) => identifier + suffix);
    // The set grows during the iteration.
    const names = new Set(roots);
    const parts: string[] = [];
    const leftOut: string[] = [];
    let lines = 0;
    for (const name of names) {
      const declaration = declarations.get(name)?.();
      if (!declaration) continue;
      for (const used of declaration.uses) names.add(used);
      const { code } = declaration;
      lines += code.split("\n").length + 1;
      if (lines > maxLines && !roots.includes(name)) leftOut.push(name);
      else parts.push(code);
    }
    return { code: parts.join("\n\n"), leftOut };
  };
}

/** An `export type` declaration. */
interface Declaration {
  /** Its text, without comments. */
  readonly code: string;
  /** The path, if it is a request. */
  readonly url: string | undefined;
  /** The names that it uses, in order. */
  readonly uses: readonly string[];
}

function once<T>(compute: () => T): () => T {
  let done: { readonly value: T } | undefined;
  return () => (done ??= { value: compute() }).value;
}

function parse(text: string): Declaration | undefined {
  const { program, comments } = parseSync("types.gen.ts", text, { lang: "ts" });
  const [statement] = program.body;
  if (statement?.type !== "ExportNamedDeclaration") return undefined;
  const { declaration } = statement;
  if (declaration?.type !== "TSTypeAliasDeclaration") return undefined;
  const type = declaration.typeAnnotation;
  return {
    code: withoutComments(text, statement, comments),
    url: urlOf(type),
    uses: namesIn(type),
  };
}

/** Returns the path in the type of a request. */
function urlOf(type: ESTree.TSType): string | undefined {
  if (type.type !== "TSTypeLiteral") return undefined;
  for (const member of type.members) {
    if (member.type !== "TSPropertySignature" || member.key.type !== "Identifier") continue;
    const value = member.typeAnnotation?.typeAnnotation;
    if (member.key.name !== "url" || value?.type !== "TSLiteralType") continue;
    if (value.literal.type === "Literal" && typeof value.literal.value === "string")
      return value.literal.value;
  }
  return undefined;
}

/** Returns the named types in a part of a syntax tree, in order. */
function namesIn(part: object): readonly string[] {
  const { type, typeName } = part as Partial<ESTree.TSTypeReference>;
  const own = type === "TSTypeReference" && typeName?.type === "Identifier" ? [typeName.name] : [];
  return [...own, ...Object.values(part).flatMap((each) => (isPart(each) ? namesIn(each) : []))];
}

function isPart(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Returns the text of a statement without comments and their lines. */
function withoutComments(
  text: string,
  { start, end }: ESTree.Span,
  comments: readonly ESTree.Span[],
): string {
  let kept = "";
  let at = start;
  for (const comment of comments.filter((each) => each.start >= start && each.end <= end)) {
    kept += text.slice(at, comment.start).replace(/\n[ \t]*$/, "");
    at = comment.end;
  }
  return kept + text.slice(at, end);
}
