import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

import { callOf, programOf, siteDir } from "../../program/folders.mjs";
import { withBase } from "../paths";
import type { ApiDownloads, ApiNavigation } from "../reference/navigation";
import { mayHide } from "../shared/hiding-extensions";
import { SiteError } from "./errors";
import { displayPath } from "./site-options";

/** File names at the root of the published site. */
const fileNames: ApiDownloads = {
  yaml: "openapi.yaml",
  json: "openapi.json",
  postman: "postman-collection.json",
  types: "types.d.ts",
  llms: "llms.txt",
};

/** Returns the file of the OpenAPI document; `undefined` for one outside the project, because codegen keeps only its name. */
function documentOf({ spec }: Pick<ApiNavigation, "spec">): string | undefined {
  const file = join(siteDir, spec);
  return existsSync(file) ? file : undefined;
}

/**
 * Returns the URLs of the downloads; `undefined` if the document is not available.
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
    types: address(fileNames.types),
    llms: address(fileNames.llms),
  };
}

/** Returns a warning if the site has no downloads. */
export function downloadWarnings(api: Pick<ApiNavigation, "spec">): readonly SiteError[] {
  if (documentOf(api) !== undefined) return [];
  const reason = `the site offers no downloads of the API: this project has no file \`${api.spec}\``;
  return [
    new SiteError(reason, "Keep the OpenAPI document in the project, and run codegen on it there."),
  ];
}

/** The document to publish: the author's, or what codegen has written because that has several files or internal parts. */
function sourceOf(file: string, generatedDir: string) {
  const published = join(generatedDir, fileNames.json);
  return existsSync(published) ? { published, source: published } : { source: file };
}

/**
 * Lets codegen make the Postman collection, in a process of its own meanwhile. It is not in the generated tree, because every fact of the
 * document would be in reviews once more.
 *
 * @param generatedDir the generated tree
 * @returns the collection; nothing if the document is not available
 * @throws {SiteError} if the document has become invalid since codegen ran
 */
export async function makeCollection(
  api: Pick<ApiNavigation, "spec">,
  generatedDir: string,
): Promise<string> {
  const file = documentOf(api);
  if (file === undefined) return "";
  const { source } = sourceOf(file, generatedDir);
  const program = programOf("codegen", "codegen/start.mjs");
  const run = promisify(execFile)(process.execPath, [program, "postman", "--spec", source], {
    maxBuffer: Infinity,
  });
  return run.then(
    ({ stdout }) => stdout,
    ({ stderr = "" }: { readonly stderr?: string }) => {
      throw new SiteError(
        `${displayPath(source)} cannot be read: ${stderr.split("\n", 1).join("")}`,
        `Run \`${callOf("codegen")}\`, which lists all errors with their lines.`,
      );
    },
  );
}

/**
 * Writes the document as YAML and JSON, in the author's order, the Postman collection, and the types of all requests and responses. Files with these names in `public/` take
 * precedence.
 *
 * @param generatedDir the generated tree
 * @param collection what {@link makeCollection} returned
 * @param site URL of the site without a trailing slash, which makes links of the collection absolute
 * @throws {SiteError} if the document has become partly internal since codegen ran
 */
export async function writeDownloads(
  api: Pick<ApiNavigation, "spec">,
  generatedDir: string,
  outDir: string,
  collection: string,
  site?: string,
): Promise<void> {
  const file = documentOf(api);
  if (file === undefined) return;
  // Loaded on demand: the code that reads documents is a third of the program.
  const { parseYaml, stringifyYaml } = await import("@redocly/openapi-core");
  const { published, source } = sourceOf(file, generatedDir);
  const own = await readFile(source, "utf8");
  const { document, yaml }: PublicDocument = published
    ? { document: JSON.parse(own) as object }
    : authored(own, file, parseYaml);
  const write = async (name: string, text: string) => {
    if (!existsSync(join(outDir, name))) await writeFile(join(outDir, name), text);
  };
  await write(fileNames.yaml, yaml ?? stringifyYaml(document, { noRefs: true, lineWidth: -1 }));
  await write(fileNames.json, `${JSON.stringify(document, null, 2)}\n`);
  await write(fileNames.postman, site === undefined ? collection : withSite(collection, site));
  const types = await readFile(join(generatedDir, "models/types.gen.ts"), "utf8");
  // The note on how the file was made is for those who maintain it.
  await write(fileNames.types, types.replace(/^\/\/ Generated.*\n/, ""));
}

/** Returns a collection of codegen with the site before the paths that descriptions link to, except for those in code. */
function withSite(collection: string, site: string): string {
  const link = /\\\\.|(`+)(?!`).*?(?<!`)\1(?!`)|\]\(<?(?=\/(?!\/))/g;
  return collection.replace(/^ *"description": ".*$/gm, (line) =>
    line.replace(link, (found) => (found.startsWith("]") ? found + site : found)),
  );
}

interface PublicDocument {
  readonly document: object;
  /** The author's text, with comments. */
  readonly yaml?: string;
}

function authored(
  text: string,
  file: string,
  parseYaml: (text: string) => unknown,
): PublicDocument {
  const yaml = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  // Codegen writes a document with such a word to another file, without the internal parts.
  if (mayHide(yaml))
    throw new SiteError(
      `${displayPath(file)} marks parts as internal that codegen has not removed`,
      `Run \`${callOf("codegen")}\`, which removes them.`,
    );
  return { document: parseYaml(yaml) as object, ...(!/^\s*\{/.test(yaml) && { yaml }) };
}
