import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { parseSync, Visitor } from "vite";

import { findOperation } from "../reference/navigation";
import type { SampleTypes } from "../reference/types";
import { type Highlight, htmlOf } from "./highlight";
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
      code: { html: htmlOf(highlight(found.code, "typescript")) },
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
  const declarations = declarationsIn(withoutComments(source));
  const withoutMarks = (name: string) => name.toLowerCase().replaceAll("-", "");
  const byOperation = new Map<string, string>();
  for (const [name, { url }] of declarations) {
    const identifier = name.slice(0, -"Data".length);
    if (name === `${identifier}Data` && url !== undefined)
      byOperation.set(`${withoutMarks(identifier)} ${url}`, identifier);
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
      const declaration = declarations.get(name);
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
  readonly code: string;
  /** The path, if it is a request. */
  url?: string;
  /** The names that it uses, in order. */
  readonly uses: string[];
}

function declarationsIn(code: string): ReadonlyMap<string, Declaration> {
  const found = new Map<string, Declaration>();
  let current: Declaration = { code: "", uses: [] };
  new Visitor({
    ExportNamedDeclaration({ declaration, start, end }) {
      current = { code: code.slice(start, end), uses: [] };
      if (declaration?.type === "TSTypeAliasDeclaration") found.set(declaration.id.name, current);
    },
    TSTypeReference({ typeName }) {
      if (typeName.type === "Identifier") current.uses.push(typeName.name);
    },
    TSPropertySignature({ key, typeAnnotation }) {
      const type = typeAnnotation?.typeAnnotation;
      if (key.type !== "Identifier" || key.name !== "url" || type?.type !== "TSLiteralType") return;
      // The path of a request comes after its body.
      if (type.literal.type === "Literal") current.url = String(type.literal.value);
    },
  }).visit(parseSync("types.gen.ts", code).program);
  return found;
}

/** Returns a module without comments and their lines. */
function withoutComments(source: string): string {
  let kept = "";
  let at = 0;
  for (const { start, end } of parseSync("types.gen.ts", source).comments) {
    kept += source.slice(at, start).replace(/\n[ \t]*$/, "");
    at = end;
  }
  return kept + source.slice(at);
}
