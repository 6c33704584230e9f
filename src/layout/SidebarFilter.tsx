import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";

import { useWords } from "../i18n/use-words";
import { lateModule } from "../navigation/late-module";
import type * as matches from "./filter/SidebarMatches";
import * as styles from "./SidebarFilter.module.css";

const loadMatches = lateModule<typeof matches>(
  "filter",
  import.meta.hot && (() => import("./filter/SidebarMatches")),
);

interface SidebarFilterProps extends Omit<matches.SidebarMatchesProps, "query"> {
  /** The unfiltered list. */
  readonly children: ReactNode;
}

/**
 * A field that filters the list of pages as the reader types; Enter opens the first. Its code loads on first focus. Hidden
 * without JavaScript.
 */
export function SidebarFilter({ children, ...context }: SidebarFilterProps) {
  const words = useWords();
  const [query, setQuery] = useState("");
  // Wrapped in an object, because React calls a function passed to `setState`.
  const [late, setLate] = useState<{ Matches: ComponentType<matches.SidebarMatchesProps> }>();
  const field = useRef<HTMLInputElement>(null);
  const matchesBox = useRef<HTMLDivElement>(null);
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const input = field.current;
    // Only if the field was used before hydration.
    if (!input || (input.value === "" && input !== document.activeElement)) return;
    setQuery(input.value);
    setUsed(true);
  }, []);
  useEffect(() => {
    if (isUsed)
      loadMatches().then(
        ({ SidebarMatches }) => setLate({ Matches: SidebarMatches }),
        // The next focus tries again.
        () => setUsed(false),
      );
  }, [isUsed]);
  return (
    <>
      <input
        className={styles.filter}
        type="search"
        aria-label={words.filterPages}
        placeholder={words.filterPages}
        autoComplete="off"
        spellCheck={false}
        data-filter=""
        value={query}
        ref={field}
        onFocus={() => setUsed(true)}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          // Not every browser clears the field itself.
          if (event.key === "Escape") setQuery("");
          if (event.key === "Enter") matchesBox.current?.querySelector("a")?.click();
        }}
      />
      {late && (
        <div ref={matchesBox}>
          <late.Matches {...context} query={query} />
        </div>
      )}
      <div hidden={late !== undefined && query.trim() !== ""}>{children}</div>
    </>
  );
}
