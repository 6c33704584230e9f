import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createClient, reserved } from "@hey-api/openapi-ts";
import type { OpenAPI3 } from "openapi-typescript";
import { astToString } from "openapi-typescript/dist/lib/ts.mjs";
import { resolveRef, scanDiscriminators } from "openapi-typescript/dist/lib/utils.mjs";
import transformSchema from "openapi-typescript/dist/transform/index.mjs";

/**
 * Types that every TypeScript module knows without an import, those first that the model generator writes. A model of such a name
 * would take its place in the module.
 */
const globalTypes = (
  "Array Blob Date File Omit Partial Pick Readonly ReadonlyArray Record Required ArrayBuffer Awaited BigInt Boolean Error Exclude " +
  "Extract Function Map NonNullable Number Object Parameters Promise RegExp ReturnType Set String Symbol URL Uint8Array"
).split(" ");

/** The two programs that write types: `models` one type for each request, response and schema; `paths` one map of all operations. */
export type TypeGenerator = "models" | "paths";

/**
 * What each of them writes for an OpenAPI document, before formatting. They take seconds for a large document and hold the thread
 * meanwhile: {@link ./run-generator} runs them in workers.
 *
 * @throws Error of theirs
 */
export const generators: Readonly<Record<TypeGenerator, (document: unknown) => Promise<string>>> = {
  async models(document) {
    const folder = mkdtempSync(path.join(tmpdir(), "codegen-models-"));
    // A schema of such a name is called `Array_`.
    reserved.type.set((names) => [...new Set([...names, ...globalTypes])]);
    try {
      await createClient({
        input: withStops(document) as Record<string, unknown>,
        output: { path: folder, clean: true },
        plugins: ["@hey-api/typescript"],
        parser: {
          hooks: { events: { "node:set:after": ({ node }) => hasten(node as Analyzed | null) } },
        },
        logs: { level: "silent", file: false },
      });
      return readFileSync(path.join(folder, "types.gen.ts"), "utf8").replaceAll(stop, "");
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  // The whole of openapi-typescript also lints and bundles the document, which took half of its time and has been done before.
  async paths(document) {
    const schema = document as OpenAPI3;
    const silent = { silent: true };
    return astToString(
      transformSchema(schema, {
        ...silent,
        defaultNonNullable: true,
        discriminators: scanDiscriminators(schema, silent),
        injectFooter: [],
        resolve: (ref) => resolveRef(schema, ref, silent),
      }),
    );
  },
};

/** A node of @hey-api/openapi-ts, as far as {@link hasten} looks at it. */
interface Analyzed {
  analyze: (context: object) => void;
}

/** What finds a free name: a context of the analysis, and the names that are taken. */
interface Namer {
  localNames: (scope: Scope) => ReadonlyMap<string, unknown>;
}
interface Scope {
  readonly localNames: ReadonlyMap<string, unknown>;
  readonly parent?: Scope;
}

let isHastened = false;

/**
 * Makes @hey-api/codegen-core (0.7) fast with many types: for each name it copies the list of all names that are taken before it looks
 * into it, which took more than half of the time at 2,000 operations. A scope without another one above needs no copy.
 */
function hasten(node: Analyzed | null): void {
  if (isHastened || node === null) return;
  isHastened = true;
  const analyze = node.analyze.bind(node);
  node.analyze = (context) => {
    const namer = Object.getPrototypeOf(context) as Namer;
    const { localNames } = namer;
    namer.localNames = function (scope) {
      return scope.parent ? localNames.call(this, scope) : scope.localNames;
    };
    node.analyze = analyze;
    analyze(context);
  };
}

/** Of the private use area: nobody's letter. */
const stop = "\uE002";

/**
 * A copy of a document in which nothing reads as an escape: @hey-api/openapi-ts turns every `\uXXXX` of its output into the letter, and
 * one that an author wrote could end the comment or the string in which it stands.
 */
function withStops(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/\\(?=u)/g, `\\${stop}`);
  if (Array.isArray(value)) return value.map(withStops);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [withStops(key), withStops(item)]),
  );
}
