import { existsSync, readFileSync } from "node:fs";
import { wholeIndex } from "../src/search/panel/create-search";
import type { IndexRest, SearchIndex } from "../src/search/search-index";

/**
 * Reads the search index of a built site, in one stage or two.
 *
 * @param file of the first stage
 */
export function readSearchIndex(file: string): SearchIndex {
  const read = (name: string): unknown => JSON.parse(readFileSync(name, "utf8"));
  const first = read(file) as SearchIndex;
  const second = file.replace(/\.json$/, "-2.json");
  return existsSync(second) ? wholeIndex(first, read(second) as IndexRest) : first;
}
