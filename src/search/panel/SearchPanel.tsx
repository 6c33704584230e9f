import { type KeyboardEvent, useEffect, useId, useMemo, useState } from "react";

import { useSite } from "../../config/SiteContext";
import type { DocsData } from "../../config/site-data";
import { useWords } from "../../i18n/use-words";
import { LoadError } from "../../layout/LoadError";
import type { PageData } from "../../page";
import { counted, fill } from "../../shared/fill-text";
import { Icon } from "../../ui/Icon";
import type { CurrentVersions } from "./create-search";
import { ask, loadIndex } from "./engine-client";
import { maxPasted, maxQuery } from "./limits";
import type { SearchAnswer } from "./options";
import * as styles from "./SearchPanel.module.css";
import { SearchResults } from "./SearchResults";
import { useLoaded } from "../use-loaded";

export interface SearchPanelProps {
  /** The current page, which determines the versions that are searched. */
  readonly page: PageData;
  /** The first query. */
  readonly start: string;
}

export function preloadIndex(): void {
  // The first search handles a failure.
  loadIndex().catch(() => undefined);
}

/**
 * The content of the search dialog: a combobox as in the ARIA Authoring Practices, with links as options.
 * The focus stays in the field; `aria-activedescendant` is the option that Enter opens, initially the first.
 */
export function SearchPanel({ page, start }: SearchPanelProps) {
  const words = useWords();
  const id = useId();
  const [query, setQuery] = useState(start);
  const [active, setActive] = useState(0);
  /** The last answer and its query. */
  const [shown, setShown] = useState<SearchAnswer & { readonly query: string }>();
  const { docs } = useSite().config;
  const versions = useMemo(() => currentVersions(docs, page), [docs, page]);
  const { retry } = useLoaded(loadIndex);
  const groups = shown?.groups ?? [];
  const isCurrent = shown?.query === query;
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(
    () => ask({ query, versions }, (answer) => setShown({ ...answer, query })),
    [query, versions],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    // An open input method uses Enter and the arrow keys.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      if (!isCurrent) return;
      const option = document.getElementById(optionId(active));
      const isNewTab = event.ctrlKey || event.metaKey;
      if (isNewTab && option instanceof HTMLAnchorElement) window.open(option.href);
      else option?.click();
      return;
    }
    // With a modifier, these keys are commands of the text field or the system.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: (active + 1) % count,
      ArrowUp: (active + count - 1) % count,
      Home: 0,
      End: count - 1,
    };
    const next = moves[event.key];
    if (next === undefined || count === 0 || !isCurrent) return;
    event.preventDefault();
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
  };

  return (
    <div className={styles.panel}>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader has opened the dialog to type; React focuses it before the paint
          autoFocus
          className={styles.input}
          type="text"
          role="combobox"
          aria-label={words.search}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={count > 0 ? optionId(active) : undefined}
          placeholder={words.searchDialog.placeholder}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="go"
          maxLength={maxPasted}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {/* Its changes are announced to screen readers. */}
      <output className={styles.status}>{statusText()}</output>
      {retry && <LoadError title={words.searchDialog.failed} onRetry={retry} />}
      <SearchResults
        id={`${id}-list`}
        groups={groups}
        active={active}
        optionId={optionId}
        onActive={setActive}
      />
      <p className={styles.keys}>{words.searchDialog.keys}</p>
    </div>
  );

  function statusText(): string {
    const { loading, hint, count: forms, nothing: none } = words.searchDialog;
    if (count > 0) return counted(forms, count, words.lang);
    // If a part of the index has no hit, the rest may have one.
    if (!shown?.isWhole && (query !== "" || !shown)) return retry ? hint : loading;
    const searched = shown?.query.slice(0, maxQuery).trim() ?? "";
    return searched === "" ? hint : fill(none, { query: searched });
  }
}

/** Returns the current version of each set of docs: the version of the page, or the last one. */
function currentVersions(docs: readonly DocsData[], page: PageData): CurrentVersions {
  return Object.fromEntries(
    docs.map(({ id, last }) => [id, page.docs?.plugin === id ? page.docs.version : last]),
  );
}
