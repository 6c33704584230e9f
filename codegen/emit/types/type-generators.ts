import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createClient, reserved } from "@hey-api/openapi-ts";
import type { OpenAPI3 } from "openapi-typescript";
import { astToString } from "openapi-typescript/dist/lib/ts.mjs";
import { resolveRef, scanDiscriminators } from "openapi-typescript/dist/lib/utils.mjs";
import transformSchema from "openapi-typescript/dist/transform/index.mjs";
import { eachOnce, join, nameOf, type Raw, text } from "../../document/document";

/**
 * Types that every TypeScript module knows without an import; those that the model generator writes come first. A model with such a name
 * would replace the type in the module.
 */
const globalTypes = (
  "Array Blob Date File Omit Partial Pick Readonly ReadonlyArray Record Required ArrayBuffer Awaited BigInt Boolean Error Exclude " +
  "Extract Function Map NonNullable Number Object Parameters Promise RegExp ReturnType Set String Symbol URL Uint8Array"
).split(" ");

/**
 * Turns references in the bodies of webhooks to the models for receiving: the model generator takes every request body for one to send.
 *
 * @param webhooks its form of the webhooks, in which a model for sending has the name of the schema and `Writable`
 * @param names the names of the document's schemas
 */
function receive(webhooks: unknown, names: ReadonlySet<string>): void {
  eachOnce(webhooks, (value) => {
    const sent = nameOf(text((value as Raw)["$ref"]) ?? "") ?? "";
    const received = sent.replace(/Writable\d*$/, "");
    if (names.has(received) && !names.has(sent))
      Object.assign(value, { $ref: join("#/components/schemas", received) });
  });
}

/** The two programs that write types: `models` one type for each request, response and schema; `paths` one map of all operations. */
export type TypeGenerator = "models" | "paths";

/**
 * Functions that return the output of each generator for an OpenAPI document, before formatting.
 *
 * @throws the generator's Error
 */
export const generators: Readonly<Record<TypeGenerator, (document: unknown) => Promise<string>>> = {
  async models(document) {
    const folder = mkdtempSync(path.join(tmpdir(), "codegen-models-"));
    const schemas = new Set(Object.keys((document as OpenAPI3).components?.schemas ?? {}));
    // A schema with such a name becomes `Array_`.
    reserved.type.set((known) => [...new Set([...known, ...globalTypes])]);
    try {
      await createClient({
        input: document as Record<string, unknown>,
        output: { path: folder, clean: true },
        plugins: ["@hey-api/typescript"],
        parser: {
          hooks: {
            events: {
              "plugin:handler:before": ({ plugin }) => receive(plugin.context.ir.webhooks, schemas),
            },
          },
        },
        logs: { level: "silent", file: false },
      });
      return readFileSync(path.join(folder, "types.gen.ts"), "utf8");
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  // openapi-typescript as a whole also lints and bundles the document. That took half of its time, and was already done.
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
