import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { filesIn } from "../corpus/check-files";
import type { Search } from "../../src/search/panel/create-search";
import type * as createSearch from "../../src/search/panel/create-search";
import { readSearchIndex } from "../search-index-file";

/** The content of a built site, as readers get it. */
export interface PublishedSite {
  /** The text of each file, by path: without scripts and styles, but with search results. */
  readonly files: ReadonlyMap<string, () => string>;
  readonly styles: string;
  /** Size of all scripts and styles. */
  readonly codeBytes: number;
}

/**
 * @param folder written by `buildSite`
 * @param program the project that built it: its own code runs the searches
 */
export async function publishedSite(
  folder: string,
  program: string,
  queries: readonly string[],
): Promise<PublishedSite> {
  const site = path.join(folder, "site");
  // Next to each file are its compressed forms.
  const names = filesIn(site).filter((name) => !/\.(br|gz)$/.test(name));
  const textOf = (name: string) => () => readFileSync(path.join(site, name), "utf8");
  const files = new Map<string, () => string>();
  for (const name of names.filter((each) => !/^assets\/.*\.(js|css|json)$/.test(each)))
    files.set(name, textOf(name));
  files.set("anchors.txt", () => readFileSync(path.join(folder, "generated/anchors.txt"), "utf8"));
  for (const name of names.filter((each) => each.endsWith("/search.json"))) {
    const locale = path.basename(path.dirname(name));
    const results = await searchResults(path.join(site, name), program, queries);
    files.set(`searches in ${locale}`, () => results);
  }
  const code = names.filter((name) => /\.(js|css)$/.test(name));
  return {
    files,
    styles: code
      .filter((name) => name.endsWith(".css"))
      .map((name) => textOf(name)())
      .join(""),
    codeBytes: code.reduce((sum, name) => sum + statSync(path.join(site, name)).size, 0),
  };
}

/** Returns one line for each place found by each query, in order. */
async function searchResults(
  file: string,
  program: string,
  queries: readonly string[],
): Promise<string> {
  const module = pathToFileURL(path.join(program, "src/search/panel/create-search.ts"));
  const code = (await import(module.href)) as typeof createSearch;
  const index = readSearchIndex(file);
  // The first version of each set of docs is the one that readers see first.
  const versions = Object.fromEntries(
    index.pages.flatMap(({ docs }) => (docs ? [docs] : [])).reverse(),
  );
  const search = await code.createSearch(index, versions);
  return queries.flatMap((query) => answers(search, query)).join("\n");
}

function answers(search: Search, query: string): readonly string[] {
  return search
    .find(query)
    .flatMap(({ kind, hits }) =>
      hits.flatMap(({ entry, places }) =>
        places.map(
          ({ to, page, trail }) => `“${query}” ${kind} ${to} ${entry.title} – ${page} ${trail}`,
        ),
      ),
    );
}
