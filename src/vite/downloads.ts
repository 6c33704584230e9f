import { existsSync, realpathSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

import { parseYaml, stringifyYaml } from "@redocly/openapi-core";

import { bundled } from "../../codegen/spec/bundle";
import { resolveIdentifiers } from "../../codegen/spec/identifiers";
import { withoutInternal } from "../../codegen/spec/internal";
import { FolderResolver } from "../../codegen/spec/resolver";
import { toOpenApi3 } from "../../codegen/spec/swagger";
import { withBase } from "../paths";
import type { ApiDownloads, ApiNavigation } from "../reference/navigation";
import { SiteError } from "./errors";
import { createPostmanCollection } from "./postman-collection";
import { displayPath, projectDir } from "./site-options";

/** Names of the files at the root of the published site. */
const fileNames: ApiDownloads = {
  yaml: "openapi.yaml",
  json: "openapi.json",
  postman: "postman-collection.json",
};

/** The document that the reference comes from; `undefined` where it is elsewhere: codegen then knows it by its name alone. */
function documentOf({ spec }: Pick<ApiNavigation, "spec">): string | undefined {
  const file = join(projectDir, spec);
  return existsSync(file) ? file : undefined;
}

/**
 * The addresses of the files that other tools read; `undefined` where the document is not at hand.
 *
 * @param basePath of the whole site
 */
export function downloadsOf(
  api: Pick<ApiNavigation, "spec">,
  basePath: string,
): ApiDownloads | undefined {
  if (documentOf(api) === undefined) return undefined;
  const address = (name: string) => withBase(basePath, `/${name}`);
  return {
    yaml: address(fileNames.yaml),
    json: address(fileNames.json),
    postman: address(fileNames.postman),
  };
}

/**
 * Writes the document as YAML and JSON, in the author's order, and what Postman imports. A document of several files becomes one. What
 * the site's owner has put into `public/` under one of the names stays as it is.
 *
 * @throws {SiteError} when the document has become unreadable since the reference was made
 */
export async function writeDownloads(
  api: Pick<ApiNavigation, "spec" | "specReach">,
  outDir: string,
): Promise<void> {
  const file = documentOf(api);
  if (file === undefined) return;
  const { document, source } = await readDocument(file, api.specReach);
  const write = async (name: string, text: string) => {
    if (!existsSync(join(outDir, name))) await writeFile(join(outDir, name), text);
  };
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  await write(fileNames.yaml, source ?? stringifyYaml(document, { noRefs: true, lineWidth: -1 }));
  await write(fileNames.json, json(document));
  await write(fileNames.postman, json(createPostmanCollection(await asOpenApi3(document))));
}

interface ReadDocument {
  /** Without references to other files. */
  readonly document: Readonly<Record<string, unknown>>;
  /** The author's own YAML, comments and all, where it is the whole document and nothing in it is internal. */
  readonly source?: string;
}

function checked(parsed: unknown): ReadDocument["document"] {
  if (typeof parsed !== "object" || parsed === null) {
    throw new Error("The root of an OpenAPI document must be an object.");
  }
  return parsed as ReadDocument["document"];
}

/** Postman's description is made of the version that the pages show. */
async function asOpenApi3(document: ReadDocument["document"]): Promise<ReadDocument["document"]> {
  return document["swagger"] === undefined ? document : toOpenApi3(document);
}

/** @param reach from the document's folder to the one in which its files may lie */
async function readDocument(file: string, reach = "."): Promise<ReadDocument> {
  const real = realpathSync(file);
  // Opens no address, and no file outside the folder that codegen was allowed.
  const resolver = new FolderResolver(resolve(dirname(real), reach), dirname(real));
  try {
    const root = await resolver.resolveDocument<unknown>(null, real, true);
    if (root instanceof Error) throw root;
    await resolveIdentifiers(root, resolver);
    const whole = await bundled(root, resolver);
    if (resolver.hashes.size > 1) return { document: withoutInternal(checked(whole.parsed)).root };
    // Bundling adds what the author has not written.
    const { body } = root.source;
    const { root: document, internal } = withoutInternal(checked(parseYaml(body)));
    const isWhole = internal.length === 0 && !/^\s*\{/.test(body);
    return { document, ...(isWhole && { source: body }) };
  } catch (error) {
    throw new SiteError(
      `${displayPath(file)} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      "Run `npm run codegen`, which names every mistake with its line.",
    );
  }
}
