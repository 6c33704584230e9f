import type {
  IndexEntry,
  IndexPage,
  IndexPlace,
  IndexRest,
  SearchIndex,
} from "../search/search-index";
import type { PublishedPage } from "./published-page";
import type { PageEntry, SearchPage } from "./search/page-entries";

/** Maximum length of a row's text. Rows say what they mean in their first words; the rest is on the page. */
const maxRowText = 160;
/** Maximum number of pages per hit: a search for a whole name lists them all, and nobody scans more. */
const maxPlaces = 25;
/** Number of letters up to which an index is not worth a second request: about 60 kB compressed. */
const maxLetters = 300_000;

interface VersionPlace {
  readonly version: string | undefined;
  readonly place: IndexPlace;
}

/** An entry to which pages are being added. */
interface Merged {
  readonly entry: PageEntry;
  readonly text: string;
  /** Pages of models, which define the row and come before the pages that use it. */
  readonly definitions: VersionPlace[];
  readonly uses: VersionPlace[];
  /** The last page that was added; only the first place on each page counts. */
  lastPage: number;
  count: number;
}

export interface ReadPage {
  readonly page: SearchPage;
  readonly entries: readonly PageEntry[];
}

/**
 * Builds the index of one language, page by page. Entries that are the same on several pages, such as the
 * properties of a model in every operation that takes it, are kept once with their pages. This keeps the
 * index of a large API and the memory to build it small.
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
        same = { entry, text, definitions: [], uses: [], lastPage: -1, count: 0 };
        this.merged.set(key, same);
      }
      if (same.lastPage === pageIndex) continue;
      same.lastPage = pageIndex;
      same.count++;
      (kind === "schema" ? same.definitions : same.uses).push({
        version: docs?.version,
        place: [pageIndex, trail, entry.fragment],
      });
    }
  }

  /** Returns the index, with the entries and trails of the first stage before the others. */
  finish(): SearchIndex {
    const known = [...this.trails.keys()];
    const trails = new Map<string, number>();
    const all = [...this.merged.values()];
    const entries = [true, false]
      .flatMap((isFirst) => all.filter(({ entry }) => isRow(entry) !== isFirst))
      .map(indexEntry)
      .map((entry) => ({
        ...entry,
        places: entry.places.map(([page, trail, fragment]): IndexPlace => [
          page,
          numberOf(known[trail] ?? "", trails),
          fragment,
        ]),
      }));
    return { pages: this.pages, trails: [...trails.keys()], entries };
  }
}

/**
 * Splits a large index. Most searches are for a title, so the first stage contains the titles.
 *
 * @param index from {@link SearchIndexBuilder}
 */
export function stagesOf(
  index: SearchIndex,
  limit = maxLetters,
): readonly [SearchIndex, IndexRest?] {
  if (JSON.stringify(index).length <= limit) return [index];
  const { pages, trails, entries, synonyms, fillers } = index;
  const first = entries.filter((entry) => !isRow(entry));
  const numbers = first.flatMap(({ places }) => places.map(([, trail]) => trail + 1));
  const firstTrails = numbers.reduce((most, number) => Math.max(most, number), 0);
  return [
    {
      pages,
      trails: trails.slice(0, firstTrails),
      entries: first.map((entry) => ({ ...entry, text: "" })),
      synonyms,
      fillers,
      isPart: true,
    },
    {
      texts: first.map(({ text }) => text),
      trails: trails.slice(firstTrails),
      entries: entries.filter(isRow),
    },
  ];
}

/** Whether the site's search covers a page; aliases are left out. */
export function isSearched({ path, site, page }: PublishedPage): boolean {
  const hasSearch = site.navbar.items.some(({ type }) => type === "search");
  return hasSearch && path === page.path && page.kind !== "not-found";
}

function indexEntry({ entry, text, definitions, uses, count }: Merged): IndexEntry {
  // Per version, because old versions must not use up the places of the new one.
  const perVersion = new Map<string | undefined, number>();
  const kept = [...definitions, ...uses].filter(({ version }) => {
    const number = (perVersion.get(version) ?? 0) + 1;
    perVersion.set(version, number);
    return number <= maxPlaces;
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

function isRow({ kind }: Pick<PageEntry, "kind">): boolean {
  return kind === "parameter" || kind === "property";
}

function shortened(text: string): string {
  if (text.length <= maxRowText) return text;
  return `${text.slice(0, maxRowText).replace(/\s+\S*$/, "")}…`;
}

function numberOf(text: string, numbers: Map<string, number>): number {
  const known = numbers.get(text) ?? numbers.size;
  numbers.set(text, known);
  return known;
}
