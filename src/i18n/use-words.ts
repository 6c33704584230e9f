import { useSite } from "../config/SiteContext";
import { en } from "./en";
import type { Words } from "./words";

const dictionaries: Readonly<Record<string, Words>> = { en };

/** The interface words of the locale being read; English where there is no dictionary for it. */
export function useWords(): Words {
  return dictionaries[useSite().locale] ?? en;
}
