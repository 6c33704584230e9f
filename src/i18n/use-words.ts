import { useSite } from "../config/SiteContext";
import type { Words } from "./words";

/** The interface words of the language being read. */
export function useWords(): Words {
  return useSite().words;
}
