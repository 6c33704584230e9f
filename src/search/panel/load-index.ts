import { searchIndexUrl } from "../../paths";
import { createSearch, type CurrentVersions, type Search } from "./create-search";
import type { SearchIndex } from "../search-index";

let index: Promise<SearchIndex> | undefined;
let search: { readonly versions: string; readonly made: Promise<Search> } | undefined;

/**
 * Loads the index of the current language, once for the lifetime of the document: then the search needs no
 * network. After a failure the next call tries again.
 */
export function loadIndex(): Promise<SearchIndex> {
  index ??= fetchIndex().catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

/** Loads the search over the entries of these versions. */
export function loadSearch(versions: CurrentVersions): Promise<Search> {
  const key = JSON.stringify(versions);
  if (search?.versions === key) return search.made;
  const made = loadIndex().then((loaded) => createSearch(loaded, versions));
  search = { versions: key, made };
  made.catch(() => (search = undefined));
  return made;
}

async function fetchIndex(): Promise<SearchIndex> {
  const url = searchIndexUrl(document.getElementById("root")?.dataset.pages ?? "");
  // Revalidate: the URL contains a hash of the modules, which do not contain the reference's text.
  // Without a network, use the browser's cache.
  const response = await fetch(url, { cache: "no-cache" }).catch(() =>
    fetch(url, { cache: "force-cache" }),
  );
  if (!response.ok) throw new Error(`${url} returned status ${response.status}.`);
  return (await response.json()) as SearchIndex;
}
