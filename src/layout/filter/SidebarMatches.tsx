import { useEffect, useState } from "react";

import { useWords } from "../../i18n/use-words";
import type { SidebarItem } from "../../page";
import { modulesOf } from "../../navigation/fetch-page";
import { sidebarListUrl } from "../../paths";
import { counted, fill } from "../../shared/fill-text";
import { SidebarList } from "../SidebarList";
import { countLinks, matchingItems } from "./matching-items";
import * as styles from "./SidebarMatches.module.css";

export interface SidebarMatchesProps {
  readonly query: string;
  /** Path of the current page. */
  readonly path: string;
  /** The sidebar of this page, which may contain only a part of the API. */
  readonly items: readonly SidebarItem[];
}

/** The items of the whole sidebar that match the query, and their number. */
export function SidebarMatches({ query, path, items }: SidebarMatchesProps) {
  const words = useWords();
  const all = useWholeSidebar() ?? items;
  const isEmpty = query.trim() === "";
  const found = isEmpty ? [] : matchingItems(all, query);
  return (
    <>
      {/* Rendered even when empty; otherwise screen readers would not announce its content. */}
      <output className={styles.count}>
        {!isEmpty &&
          (found.length > 0
            ? counted(words.filterCount, countLinks(found), words.lang)
            : fill(words.filterNothing, { query: query.trim() }))}
      </output>
      {found.length > 0 && <SidebarList items={found} path={path} isUnfolded />}
    </>
  );
}

/** Returns the whole sidebar of the API, with the paths of operations; `undefined` until it is loaded. */
function useWholeSidebar(): readonly SidebarItem[] | undefined {
  const [all, setAll] = useState<readonly SidebarItem[]>();
  useEffect(() => {
    fetchSidebar().then(setAll, () => undefined);
  }, []);
  return all;
}

let fetched: Promise<readonly SidebarItem[]> | undefined;

function fetchSidebar(): Promise<readonly SidebarItem[]> {
  fetched ??= fetch(sidebarListUrl(modulesOf(document))).then((response) => {
    if (!response.ok) throw new Error("The list of pages cannot be loaded.");
    return response.json() as Promise<readonly SidebarItem[]>;
  });
  fetched.catch(() => (fetched = undefined));
  return fetched;
}
