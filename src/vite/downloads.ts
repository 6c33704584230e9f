import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { parseYaml, stringifyYaml } from "@redocly/openapi-core";

import { withBase } from "../paths";
import type { ApiDownloads, ApiNavigation } from "../reference/navigation";
import { SiteError } from "./errors";
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
 * Writes the document as YAML and JSON, in the author's order, and what Postman imports. Where the document is another than the
 * author's file, codegen has written it: of several files, or without what is internal. What the site's owner has put into `public/`
 * under one of the names stays as it is.
 *
 * @param generatedDir where codegen has put the collection
 * @throws {SiteError} when the document has become unreadable since the reference was made, or internal in part
 */
export async function writeDownloads(
  api: Pick<ApiNavigation, "spec">,
  generatedDir: string,
  outDir: string,
): Promise<void> {
  const file = documentOf(api);
  if (file === undefined) return;
  const published = join(generatedDir, fileNames.json);
  const { document, yaml } = await (existsSync(published)
    ? reading(published, (text): PublicDocument => ({ document: JSON.parse(text) as object }))
    : reading(file, (text) => authored(text, file)));
  const write = async (name: string, text: string) => {
    if (!existsSync(join(outDir, name))) await writeFile(join(outDir, name), text);
  };
  await write(fileNames.yaml, yaml ?? stringifyYaml(document, { noRefs: true, lineWidth: -1 }));
  await write(fileNames.json, `${JSON.stringify(document, null, 2)}\n`);
  const collection = await reading(join(generatedDir, fileNames.postman), (text) => text);
  await write(fileNames.postman, collection);
}

interface PublicDocument {
  readonly document: object;
  /** The author's own, comments and all. */
  readonly yaml?: string;
}

function authored(text: string, file: string): PublicDocument {
  const yaml = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  // Codegen publishes a document with this word in a file of its own.
  if (yaml.includes("x-internal"))
    throw new SiteError(
      `${displayPath(file)} marks parts as internal that codegen has not seen`,
      "Run `npm run codegen`, which leaves them out.",
    );
  const document: unknown = parseYaml(yaml);
  if (typeof document !== "object" || document === null)
    throw new Error("The root of an OpenAPI document must be an object.");
  return { document, ...(!/^\s*\{/.test(yaml) && { yaml }) };
}

/** @throws {SiteError} when the file cannot be read */
async function reading<Content>(file: string, read: (text: string) => Content): Promise<Content> {
  try {
    return read(await readFile(file, "utf8"));
  } catch (error) {
    if (error instanceof SiteError) throw error;
    throw new SiteError(
      `${displayPath(file)} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      "Run `npm run codegen`, which names every mistake with its line.",
    );
  }
}
