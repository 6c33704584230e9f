import { existsSync, readFileSync } from "node:fs";
import { appendFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import type { SiteConfig } from "../config/site-config";
import type { SiteData } from "../config/site-data";
import {
  absoluteUrl,
  normalizePath,
  operationPath,
  pageFile,
  schemaPath,
  withBase,
} from "../paths";
import { type ApiNavigation, findOperation } from "../reference/navigation";
import { pagesFile, readPageTable, wrongRow } from "../shared/page-table";
import { SiteError } from "./errors";
import { escapeAttribute, escapeText } from "../shared/html";
import { displayPath } from "./site-options";

/** Returns the path of a page by its name in the table. */
function renamedPath(id: string): string {
  const [folder, slug] = id.split("/");
  return folder === "schemas" && slug !== undefined ? schemaPath(slug) : operationPath(id);
}

/** Returns the present paths by former ones: of operations and schemas that were renamed, and those of the configuration. */
export function redirectsOf(
  { redirects = {} }: Pick<SiteConfig, "redirects">,
  generatedDir: string,
  api: ApiNavigation,
): ReadonlyMap<string, string> {
  const renamed = [...readRenamed(generatedDir, api)];
  return new Map([
    ...renamed.map((names) => names.map(renamedPath) as [string, string]),
    ...Object.entries(redirects).map(([from, to]) => [normalizePath(from), to] as const),
  ]);
}

/**
 * Reads the redirects in the table of pages of a generated tree, if it has one.
 *
 * @returns the rows whose former name is not a present page and whose target still exists
 * @throws {SiteError} for a line that is not a row
 */
export function readRenamed(generatedDir: string, api: ApiNavigation): ReadonlyMap<string, string> {
  const isCurrent = ([from, to]: readonly [string, string]) =>
    !isPage(from, api) && isPage(to, api);
  return new Map([...rowsIn(generatedDir)].filter(isCurrent));
}

function rowsIn(generatedDir: string): ReadonlyMap<string, string> {
  const file = join(generatedDir, pagesFile);
  if (!existsSync(file)) return new Map();
  const { redirects, wrongLine } = readPageTable(readFileSync(file, "utf8"));
  if (wrongLine !== undefined)
    throw new SiteError(wrongRow.message, wrongRow.remedy, {
      file: displayPath(file),
      line: wrongLine,
    });
  return redirects;
}

function isPage(id: string, api: ApiNavigation): boolean {
  return api.schemas.some(({ slug }) => id === `schemas/${slug}`) || !!findOperation(api, id);
}

interface RedirectOptions {
  readonly config: Pick<SiteConfig, "url" | "basePath">;
  /** The site in each language. */
  readonly sites: readonly SiteData[];
  readonly titleOf: (site: SiteData, path: string) => string | undefined;
  readonly redirects: ReadonlyMap<string, string>;
  readonly outDir: string;
}

/**
 * Redirects readers from former addresses to the present ones: with a page at each, which works on any host, and with `_redirects`,
 * which Netlify and Cloudflare Pages read. Call it after everything else, because existing pages stay.
 */
export async function writeRedirects(options: RedirectOptions): Promise<void> {
  const { config, sites, titleOf, redirects, outDir } = options;
  const rules: string[] = [];
  for (const site of sites) {
    for (const [from, to] of redirects) {
      const folder = site.basePath.slice(config.basePath.length);
      const file = join(outDir, folder, pageFile(from));
      if (existsSync(file)) continue;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, redirectPage(to, titleOf(site, to) ?? to, site, config.url));
      const rule = [from, to].map((path) => withBase(site.basePath, path));
      // Netlify prefers the file to a rule without `!`. Cloudflare never does, and skips a rule with `!`.
      rules.push(`${rule.join(" ")} 301!`, `${rule.join(" ")} 301`);
    }
  }
  // After the rules of the site's owner, if `public/` has any.
  if (rules.length > 0) await appendFile(join(outDir, "_redirects"), `${rules.join("\n")}\n`);
}

/** The script of redirects, which the policy of the site has to allow. */
export const redirectScript =
  "location.replace(document.links[0].href + location.search + location.hash)";

/** Returns a redirect as HTML. A refresh drops query and hash, so it is only for browsers without scripts. */
function redirectPage(path: string, title: string, site: SiteData, url?: string): string {
  const to = escapeAttribute(withBase(site.basePath, path));
  const canonical = url === undefined ? to : escapeAttribute(absoluteUrl(url, site.basePath, path));
  return `<!doctype html>
<html lang="${escapeAttribute(site.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical}">
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
</head>
<body>
<a href="${to}">${escapeText(title)}</a>
<script>${redirectScript}</script>
</body>
</html>
`;
}
