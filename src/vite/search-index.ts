import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { IndexEntry, IndexPage, IndexPlace, SearchIndex } from "../search/search-index";
import type { PublishedPage } from "./published-page";
import { type PageEntry, pageEntries, type SearchPage } from "./search/page-entries";

/** Rows say what they mean in their first words; the rest is on the page that the hit leads to. */
const longestRowText = 160;
/** As many pages as a list of hits can name: who asks for a whole name gets them all, and a reader scans no more than this. */
const mostPlaces = 25;

/** An entry while pages are still being added to it. */
interface Merged {
  readonly entry: PageEntry;
  readonly text: string;
  readonly places: { readonly page: SearchPage; readonly place: IndexPlace }[];
}

/** A page and what can be found on it. */
export interface ReadPage {
  readonly page: SearchPage;
  readonly entries: readonly PageEntry[];
}

/**
 * Makes the index of one language from its pages, in the order in which they are given. What several pages say of the same name in
 * the same words, such as the properties of a model in every operation that takes it, is kept once, with the pages it stands on:
 * this is what keeps the index of a large API small.
 */
export function createSearchIndex(pages: readonly ReadPage[]): SearchIndex {
  const trails = new Map<string, number>();
  const merged = new Map<string, Merged>();
  pages.forEach(({ page, entries }, pageIndex) => {
    for (const entry of entries) {
      const text = isRow(entry) ? shortened(entry.text) : entry.text;
      const key = JSON.stringify([entry.kind, entry.title, entry.address, text]);
      const trail = numberOf(entry.trail.join(" › "), trails);
      const same = merged.get(key) ?? { entry, text, places: [] };
      merged.set(key, same);
      same.places.push({ page, place: [pageIndex, trail, entry.fragment] });
    }
  });
  return {
    pages: pages.map(({ page: { path, title, docs } }): IndexPage => ({
      path,
      title,
      ...(docs && { docs: [docs.plugin, docs.version] }),
    })),
    trails: [...trails.keys()],
    entries: [...merged.values()].map(indexEntry),
  };
}

/**
 * Reads the pages of a built site one by one, and makes the index of each language that has a search box.
 *
 * @param outDir where the site was built
 * @returns text of the index by code of the language
 */
export async function renderSearchIndexes(
  pages: readonly PublishedPage[],
  outDir: string,
): Promise<ReadonlyMap<string, string>> {
  const read = new Map<string, ReadPage[]>();
  for (const { file, path, site, page } of pages) {
    const isSearched = site.navbar.items.some(({ type }) => type === "search");
    if (!isSearched || path !== page.path || page.kind === "not-found") continue;
    const entries = pageEntries(page, await readFile(join(outDir, file), "utf8"));
    const own = read.get(site.locale) ?? [];
    read.set(site.locale, own);
    own.push({ page, entries });
  }
  return new Map(
    [...read].map(([locale, own]) => [locale, JSON.stringify(createSearchIndex(own))]),
  );
}

function indexEntry({ entry, text, places }: Merged): IndexEntry {
  const all = onePerPage(places);
  // Old versions of a guide are found only by those who read them: they must not use up the places of the new one.
  const perVersion = new Map<string | undefined, number>();
  const kept = all.filter(({ page: { docs } }) => {
    const count = (perVersion.get(docs?.version) ?? 0) + 1;
    perVersion.set(docs?.version, count);
    return count <= mostPlaces;
  });
  return {
    kind: entry.kind,
    title: entry.title,
    ...(entry.address !== undefined && { address: entry.address }),
    text,
    places: kept.map(({ place }) => place),
    ...(kept.length < all.length && { pages: all.length }),
  };
}

/** The first place on each page; the page of the model, which defines the row, before those that use it. */
function onePerPage(places: Merged["places"]): Merged["places"] {
  const seen = new Set<number>();
  const first = places.filter(({ place: [page] }) => !seen.has(page) && seen.add(page));
  const isDefinition = ({ page }: { page: SearchPage }) => page.kind === "schema";
  return [...first.filter(isDefinition), ...first.filter((place) => !isDefinition(place))];
}

function isRow({ kind }: PageEntry): boolean {
  return kind === "parameter" || kind === "property";
}

function shortened(text: string): string {
  if (text.length <= longestRowText) return text;
  return `${text.slice(0, longestRowText).replace(/\s+\S*$/, "")}…`;
}

function numberOf(text: string, numbers: Map<string, number>): number {
  const known = numbers.get(text) ?? numbers.size;
  numbers.set(text, known);
  return known;
}
