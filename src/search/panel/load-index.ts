import { searchIndexUrl } from "../../paths";
import { createSearch, type ReadVersions, type Search } from "./create-search";
import type { SearchIndex } from "../search-index";

let index: Promise<SearchIndex> | undefined;
let search: { readonly versions: string; readonly made: Promise<Search> } | undefined;

/**
 * The index of the language being read, fetched once for as long as the document lives: afterwards the search needs no network. A
 * failure is forgotten, so that the next call asks again.
 */
export function loadIndex(): Promise<SearchIndex> {
  index ??= fetchIndex().catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

/** The search over the index as readers of these versions see it. */
export function loadSearch(versions: ReadVersions): Promise<Search> {
  const key = JSON.stringify(versions);
  if (search?.versions === key) return search.made;
  const made = loadIndex().then((loaded) => createSearch(loaded, versions));
  search = { versions: key, made };
  made.catch(() => (search = undefined));
  return made;
}

async function fetchIndex(): Promise<SearchIndex> {
  const url = searchIndexUrl(document.getElementById("root")?.dataset.pages ?? "");
  // The name of the build stands for modules, and the text of the reference is in none: the same address may hold other words.
  // Without a network, what the browser has kept will do.
  const response = await fetch(url, { cache: "no-cache" }).catch(() =>
    fetch(url, { cache: "force-cache" }),
  );
  if (!response.ok) throw new Error(`${url} answers with status ${response.status}.`);
  return (await response.json()) as SearchIndex;
}
