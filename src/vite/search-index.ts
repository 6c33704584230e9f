import type { IndexEntry, IndexPage, IndexPlace, SearchIndex } from "../search/search-index";
import type { PublishedPage } from "./published-page";
import type { PageEntry, SearchPage } from "./search/page-entries";

/** Rows say what they mean in their first words; the rest is on the page that the hit leads to. */
const longestRowText = 160;
/** As many pages as a list of hits can name: who asks for a whole name gets them all, and a reader scans no more than this. */
const mostPlaces = 25;

/** An entry while pages are still being added to it. */
interface Merged {
  readonly entry: PageEntry;
  readonly text: string;
  /** The page of the model, which defines the row, comes before those that use it. */
  readonly definitions: Places;
  readonly uses: Places;
  /** The last page that was added; of each page there is the first place alone. */
  lastPage: number;
  count: number;
}

/** A page and what can be found on it. */
export interface ReadPage {
  readonly page: SearchPage;
  readonly entries: readonly PageEntry[];
}

/** The places of an entry, as many of each version as a list of hits may name. */
class Places {
  readonly list: { readonly version: string | undefined; readonly place: IndexPlace }[] = [];
  private readonly counts = new Map<string | undefined, number>();

  add(version: string | undefined, place: IndexPlace): void {
    const count = (this.counts.get(version) ?? 0) + 1;
    this.counts.set(version, count);
    if (count <= mostPlaces) this.list.push({ version, place });
  }
}

/**
 * The index of one language while its pages are being read, one after the other. What several pages say of the same name in the same
 * words, such as the properties of a model in every operation that takes it, is kept once, with the pages it stands on: this is what
 * keeps the index of a large API small, and the memory that it takes to make it.
 */
export class SearchIndexBuilder {
  private readonly pages: IndexPage[] = [];
  private readonly trails = new Map<string, number>();
  private readonly merged = new Map<string, Merged>();

  add({ page, entries }: ReadPage): void {
    const { path, title, docs, kind } = page;
    const pageIndex = this.pages.length;
    this.pages.push({ path, title, ...(docs && { docs: [docs.plugin, docs.version] }) });
    for (const entry of entries) {
      const text = isRow(entry) ? shortened(entry.text) : entry.text;
      const key = JSON.stringify([entry.kind, entry.title, entry.address, text]);
      const trail = numberOf(entry.trail.join(" › "), this.trails);
      let same = this.merged.get(key);
      if (!same) {
        const places = { definitions: new Places(), uses: new Places() };
        same = { entry, text, ...places, lastPage: -1, count: 0 };
        this.merged.set(key, same);
      }
      if (same.lastPage === pageIndex) continue;
      same.lastPage = pageIndex;
      same.count++;
      const places = kind === "schema" ? same.definitions : same.uses;
      places.add(docs?.version, [pageIndex, trail, entry.fragment]);
    }
  }

  finish(): SearchIndex {
    return {
      pages: this.pages,
      trails: [...this.trails.keys()],
      entries: [...this.merged.values()].map(indexEntry),
    };
  }
}

/** Whether the search box of the site finds a page: further paths of a page lead to nothing else. */
export function isSearched({ path, site, page }: PublishedPage): boolean {
  const hasSearch = site.navbar.items.some(({ type }) => type === "search");
  return hasSearch && path === page.path && page.kind !== "not-found";
}

function indexEntry({ entry, text, definitions, uses, count }: Merged): IndexEntry {
  // Old versions of a guide are found only by those who read them: they must not use up the places of the new one.
  const perVersion = new Map<string | undefined, number>();
  const kept = [...definitions.list, ...uses.list].filter(({ version }) => {
    const number = (perVersion.get(version) ?? 0) + 1;
    perVersion.set(version, number);
    return number <= mostPlaces;
  });
  return {
    kind: entry.kind,
    title: entry.title,
    ...(entry.address !== undefined && { address: entry.address }),
    text,
    places: kept.map(({ place }) => place),
    ...(kept.length < count && { pages: count }),
  };
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
