import {
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";

import { useSite } from "../../config/SiteContext";
import type { DocsData } from "../../config/site-data";
import { useWords } from "../../i18n/use-words";
import { LoadError } from "../../layout/LoadError";
import type { PageData } from "../../page";
import { counted, fill } from "../../shared/fill-text";
import { Icon } from "../../ui/Icon";
import type { CurrentVersions } from "./create-search";
import { ask, loadIndex } from "./engine-client";
import { cutWords, maxPasted, maxQuery } from "./limits";
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

/** The last answer and its query. */
interface Shown extends SearchAnswer {
  readonly query: string;
}

const nothing: Shown = { query: "", groups: [], isFound: false, isWhole: false };

/**
 * The content of the search dialog: a combobox as in the ARIA Authoring Practices, with links as options.
 * The focus stays in the field; `aria-activedescendant` is the option that Enter opens, initially the first.
 */
export function SearchPanel({ page, start }: SearchPanelProps) {
  const words = useWords();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(start);
  const query = typed.slice(0, maxPasted);
  const [active, setActive] = useState(0);
  /** Whether the reader has moved to an option, and whether Enter was pressed before the answer came. */
  const reader = useRef({ hasMoved: false, hasEntered: false });
  const [shown, setShown] = useState<Shown>();
  const { docs } = useSite().config;
  const versions = useMemo(() => currentVersions(docs, page), [docs, page]);
  const { retry } = useLoaded(loadIndex);
  const hasFailed = retry !== undefined;
  const { groups, isFound, isWhole } = shown ?? nothing;
  const isCurrent = shown?.query === query;
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isCut = query.length > maxQuery && groups[0]?.heading !== "pasted";
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(
    () =>
      ask({ query, versions }, (answer) =>
        setShown((before) =>
          before?.query === query && reader.current.hasMoved
            ? added(before, answer)
            : { ...answer, query },
        ),
      ),
    [query, versions],
  );

  const type = (text: string) => {
    setTyped(text);
    setActive(0);
    reader.current = { hasMoved: false, hasEntered: false };
    field.current?.focus();
  };

  const moveTo = (index: number) => {
    if (!isCurrent) return;
    setActive(index);
    reader.current.hasMoved = true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // An open input method uses Enter and the arrow keys.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      reader.current.hasEntered = !isCurrent || count === 0;
      if (reader.current.hasEntered) return;
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
    moveTo(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
  };

  // Must happen before paint; otherwise, a reader who is typing would lose the letters in between.
  useLayoutEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (!reader.current.hasEntered || !isCurrent || !isFound) return;
    reader.current.hasEntered = false;
    document.getElementById(`${id}-0`)?.click();
  }, [id, isCurrent, isFound]);

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
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {/* Its changes are announced to screen readers. */}
      <output className={styles.status}>
        {statusText()}
        {isCut && ` ${counted(words.late?.queryCut ?? cutWords, maxQuery, words.lang)}`}
      </output>
      {retry && <LoadError title={words.searchDialog.failed} onRetry={retry} />}
      <SearchResults
        id={`${id}-list`}
        groups={groups}
        active={active}
        optionId={optionId}
        onActive={moveTo}
        onTerm={type}
      />
      <p className={styles.keys}>{words.searchDialog.keys}</p>
    </div>
  );

  function statusText(): string {
    const { loading, hint, count: forms, nothing: none } = words.searchDialog;
    if (isFound) return counted(forms, count, words.lang);
    // If a part of the index has no hit, the rest may have one.
    if (!isWhole && (query !== "" || !shown)) return hasFailed ? hint : loading;
    const searched = shown?.query.slice(0, maxQuery).trim() ?? "";
    return searched === "" ? hint : fill(none, { query: searched });
  }
}

/** Adds the new groups of a later answer below the present ones, so that nothing moves for a reader who has moved to an option. */
function added(before: Shown, answer: SearchAnswer): Shown {
  const known = new Set(before.groups.map(({ heading }) => heading));
  const others = answer.groups.filter(({ heading }) => !known.has(heading));
  return { ...answer, query: before.query, groups: [...before.groups, ...others] };
}

/** Returns the current version of each set of docs: the version of the page, or the last one. */
function currentVersions(docs: readonly DocsData[], page: PageData): CurrentVersions {
  return Object.fromEntries(
    docs.map(({ id, last }) => [id, page.docs?.plugin === id ? page.docs.version : last]),
  );
}
