import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";

import { useSite } from "../../config/SiteContext";
import type { DocsData } from "../../config/site-data";
import { useWords } from "../../i18n/use-words";
import { ErrorBox } from "../../layout/ErrorBox";
import type { PageData } from "../../page";
import { Icon } from "../../ui/Icon";
import type { CurrentVersions } from "./create-search";
import { loadIndex, loadSearch } from "./load-index";
import { nextOption } from "./next-option";
import { answer } from "./options";
import * as styles from "./SearchPanel.module.css";
import { SearchResults } from "./SearchResults";
import { useLoaded } from "../use-loaded";

/** Props of {@link SearchPanel}. */
export interface SearchPanelProps {
  /** The current page, which determines the versions that are searched. */
  readonly page: PageData;
}

/** Preloads the index. */
export function preloadIndex(): void {
  // The first search handles a failure.
  loadIndex().catch(() => undefined);
}

/**
 * The content of the search dialog: a combobox as in the ARIA Authoring Practices, whose options are links.
 * The focus stays in the field; `aria-activedescendant` is the option that Enter opens, initially the first.
 */
export function SearchPanel({ page }: SearchPanelProps) {
  const words = useWords();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const { docs } = useSite().config;
  const load = useCallback(() => loadSearch(currentVersions(docs, page)), [docs, page]);
  const { value: search, retry } = useLoaded(load);
  const { groups, isFound } = useMemo(
    () => (search ? answer(search, query) : { groups: [], isFound: false }),
    [search, query],
  );
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const hasQuery = query.trim() !== "";
  const optionId = (index: number) => `${id}-${index}`;

  const ask = (text: string) => {
    setQuery(text);
    setActive(0);
    field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // An open input method uses Enter and the arrow keys.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      const option = document.getElementById(optionId(active));
      const isNewTab = event.ctrlKey || event.metaKey;
      if (isNewTab && option instanceof HTMLAnchorElement) window.open(option.href);
      else option?.click();
      return;
    }
    const next = nextOption(event, active, count);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
  };

  useEffect(() => field.current?.focus(), []);

  return (
    <div className={styles.panel}>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          ref={field}
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
          value={query}
          onChange={(event) => ask(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <SearchStatus
        isLoading={!search && !retry}
        text={hasQuery && search ? statusText() : undefined}
      />
      {retry && (
        <ErrorBox title={words.searchDialog.failed} action={words.retry} onAction={retry}>
          <p>{words.loadErrorText}</p>
        </ErrorBox>
      )}
      <SearchResults
        id={`${id}-list`}
        groups={groups}
        active={active}
        optionId={optionId}
        onActive={setActive}
        onTerm={ask}
      />
      <p className={styles.keys}>{words.searchDialog.keys}</p>
    </div>
  );

  function statusText(): string {
    return isFound ? words.searchDialog.count(count) : words.searchDialog.nothing(query.trim());
  }
}

/** A summary of the results, whose changes are announced to screen readers. */
function SearchStatus({
  isLoading,
  text,
}: {
  readonly isLoading: boolean;
  readonly text?: string;
}) {
  const { searchDialog } = useWords();
  return (
    <output className={styles.status}>
      {text ?? (isLoading ? searchDialog.loading : searchDialog.hint)}
    </output>
  );
}

/** Returns the current version of each set of docs: that of the page, or the last. */
function currentVersions(docs: readonly DocsData[], page: PageData): CurrentVersions {
  return Object.fromEntries(
    docs.map(({ id, last }) => [id, page.docs?.plugin === id ? page.docs.version : last]),
  );
}
