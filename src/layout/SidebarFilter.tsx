import { type ComponentType, type ReactNode, useState } from "react";

import { useWords } from "../i18n/use-words";
import { lateModule } from "../navigation/late-module";
import type * as matches from "./filter/SidebarMatches";
import * as styles from "./SidebarFilter.module.css";

const loadMatches = lateModule<typeof matches>(
  "filter",
  import.meta.hot && (() => import("./filter/SidebarMatches")),
);

interface SidebarFilterProps extends Omit<matches.SidebarMatchesProps, "query"> {
  /** The list as it is without a filter. */
  readonly children: ReactNode;
}

/**
 * A field above the list of pages that narrows it as the reader types; what does so comes on first use. Without JavaScript it is not
 * shown.
 */
export function SidebarFilter({ children, ...context }: SidebarFilterProps) {
  const words = useWords();
  const [query, setQuery] = useState("");
  // In an object: React would call a component.
  const [late, setLate] = useState<{ Matches: ComponentType<matches.SidebarMatchesProps> }>();
  const load = () =>
    void loadMatches().then(
      ({ SidebarMatches }) => setLate({ Matches: SidebarMatches }),
      () => undefined,
    );
  return (
    <>
      <input
        className={styles.filter}
        type="search"
        aria-label={words.filterPages}
        placeholder={words.filterPages}
        autoComplete="off"
        spellCheck={false}
        data-filter
        value={query}
        onFocus={load}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          // Not every browser does so by itself.
          if (event.key === "Escape") setQuery("");
        }}
      />
      {late && <late.Matches {...context} query={query} />}
      <div hidden={late !== undefined && query.trim() !== ""}>{children}</div>
    </>
  );
}
