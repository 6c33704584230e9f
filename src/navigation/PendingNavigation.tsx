import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from "react";
import { type Location, useLocation } from "react-router-dom";

import { useWords } from "../i18n/use-words";
import type { PageData } from "../page";
import { normalizePath } from "../paths";
import { LinkStatus } from "../ui/LinkStatus";
import { Announcer } from "./Announcer";
import { isReachable } from "./is-reachable";
import { type ArrivingPage, type LoadedPage, loadedPage, loadPage } from "./pages";
import { ProgressBar } from "./ProgressBar";
import { reloadOnce } from "./reload-once";
import { useArrival } from "./use-arrival";

/** The page being shown, and a way to retry if the next page failed to load. */
export interface ShownPage extends LoadedPage {
  readonly failure?: { readonly retry: () => void };
}

interface Shown {
  readonly location: Location;
  readonly module: LoadedPage;
  /** The attempt that failed to load the page at `location`; `module` is then the previous page. */
  readonly failedAttempt?: number;
}

interface PendingNavigationProps {
  /** The page that the document was prerendered for, regardless of its address: `404.html` is served at any address. */
  readonly first: LoadedPage;
  readonly children: (shown: ShownPage) => ReactNode;
}

/**
 * Shows the old page until the next one is loaded. Meanwhile the address is already the new one, so parts of
 * the page read `page.path` instead of the router's location.
 *
 * An unknown path is handled like a page that a newer build has removed: the window
 * reloads once and gets the current page, or the not-found page. It does not reload if the server is
 * unreachable, because the browser's error page would replace the site, with no way back.
 */
export function PendingNavigation({ first, children }: PendingNavigationProps) {
  const words = useWords();
  const location = useLocation();
  const [shown, setShown] = useState<Shown>({ location, module: first });
  const [attempt, setAttempt] = useState(0);
  /** The page that is being loaded. */
  const wanted = useRef<ArrivingPage>(undefined);

  const path = normalizePath(location.pathname);
  const isFailed = shown.failedAttempt !== undefined;
  const isShown = !isFailed && normalizePath(shown.location.pathname) === path;
  const isPending = !isShown && (shown.location !== location || shown.failedAttempt !== attempt);
  const ready = isPending ? loadedPage(path) : undefined;
  if (ready) setShown({ location, module: ready });
  // A different hash or query string of the current page needs no loading.
  const arrived = isShown ? location : shown.location;

  const { page } = shown.module;
  const fail = useCallback(
    async (isCurrent: () => boolean) => {
      const reachable = await isReachable();
      if (!isCurrent() || (reachable && reloadOnce())) return;
      setShown((old) => ({ location, module: old.module, failedAttempt: attempt }));
    },
    [location, attempt],
  );
  // Before the paint, because a page that arrives between two effects would replace the one that React has just rendered.
  useLayoutEffect(() => {
    const arriving = isPending ? loadPage(path) : undefined;
    if (wanted.current !== arriving) wanted.current?.leave();
    wanted.current = arriving;
    if (!arriving) return;
    let isCurrent = true;
    arriving.page.then(
      (module) => {
        if (!isCurrent) return;
        wanted.current = undefined;
        setShown({ location, module });
      },
      () => fail(() => isCurrent),
    );
    return () => {
      isCurrent = false;
    };
  }, [path, location, isPending, fail]);

  const shownPage = isFailed
    ? placeholder(page, normalizePath(arrived.pathname), words.loadErrorTitle)
    : page;
  useArrival(arrived, shownPage.title, isFailed);

  const failure = isFailed ? { retry: () => setAttempt((count) => count + 1) } : undefined;
  return (
    <>
      <Announcer title={page.title} />
      <LinkStatus copied={words.linkCopied} />
      {children({ ...shown.module, page: shownPage, failure })}
      {/* Last, because an element before others changes `:first-child`, for which browsers recalculate all styles. */}
      <ProgressBar active={isPending} />
    </>
  );
}

/** Returns the data of a page that failed to load. It keeps only the sidebar of the previous page. */
function placeholder({ kind, sidebar, docs }: PageData, path: string, title: string): PageData {
  return { kind, path, title, sidebar, aliases: [], docs: docs && { ...docs, alternates: {} } };
}
