import type { IndexPlace, SearchIndex, VisibleEntry } from "../search-index";
import { isInRequest, pathIn, pathRank, wordsOf } from "./rank";
import { termsOf } from "./terms";
import { verbsOf } from "./verbs";

/** The target of a hit. */
export interface HitPlace {
  /** Path and fragment, without the base path. */
  readonly to: string;
  readonly page: string;
  /** Section and rows between the page and the hit; may be empty. */
  readonly trail: string;
}

/** The places of an index, and the words around them. */
export class Places {
  /** The verbs for the operation of each page. */
  private readonly verbsAt: ReadonlyMap<number, string>;

  constructor(
    private readonly index: SearchIndex,
    visible: readonly VisibleEntry[],
  ) {
    this.verbsAt = new Map(
      visible.flatMap(({ entry, places }) =>
        entry.kind === "operation" ? places.map(([page]) => [page, verbsOf(entry)] as const) : [],
      ),
    );
  }

  /** Returns the words around an entry, each once, and the verbs for its operation. */
  whereOf(places: readonly IndexPlace[]): string {
    const around = places.flatMap(([page, trail]) => [
      this.index.pages[page]?.title,
      this.index.trails[trail],
      this.verbsAt.get(page),
    ]);
    return [...new Set(around)].join(" ");
  }

  /** Puts the place that the query names first: "create class countryCode" means the row on that page. */
  nearestFirst(places: readonly IndexPlace[], query: string): readonly IndexPlace[] {
    const path = pathIn(query);
    if (path !== undefined) return places.toSorted((a, b) => pathRank(b, path) - pathRank(a, path));
    const queried = wordsOf(query);
    const nearness = (place: IndexPlace) => {
      const terms = new Set(termsOf(this.whereOf([place])));
      // Between "Create class" and `ClassCreate`, "create" more likely means the page.
      const isPage = termsOf(this.index.pages[place[0]]?.title ?? "")[0] === queried[0];
      const named = queried.filter((term) => terms.has(term)).length + Number(isPage);
      return isInRequest(place) ? named + 0.5 : named;
    };
    return places
      .map((place) => ({ place, near: nearness(place) }))
      .sort((a, b) => b.near - a.near)
      .map(({ place }) => place);
  }

  /** Returns the targets of hits at these places. */
  hitPlaces(places: readonly IndexPlace[]): readonly HitPlace[] {
    return places.map(([pageIndex, trailIndex, fragment]) => {
      const { path = "/", title: page = "" } = this.index.pages[pageIndex] ?? {};
      const hash = fragment === "" ? "" : `#${encodeURI(fragment)}`;
      return { to: path + hash, page, trail: this.index.trails[trailIndex] ?? "" };
    });
  }
}
