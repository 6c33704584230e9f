import { type ReactNode, useEffect, useState } from "react";
import { type Location, useLocation } from "react-router-dom";

import { useWords } from "../i18n/use-words";
import type { PageData, PageModule } from "../page";
import { normalizePath } from "../paths";
import { LinkStatus } from "../ui/LinkStatus";
import { Announcer } from "./Announcer";
import { isReachable } from "./is-reachable";
import { loadPage } from "./pages";
import { ProgressBar } from "./ProgressBar";
import { reloadOnce } from "./reload-once";
import { useArrival } from "./use-arrival";

/** The page being shown, and what went wrong with the one that should be. */
export interface ShownPage extends PageModule {
  readonly failure?: { readonly retry: () => void };
}

interface Shown {
  readonly location: Location;
  readonly module: PageModule;
  /** The attempt to load the page at `location` that failed; `module` is then the page before. */
  readonly failedAttempt?: number;
}

interface PendingNavigationProps {
  /** The page that the document was made for, whatever its address: `404.html` is served at any. */
  readonly first: PageModule;
  readonly children: (shown: ShownPage) => ReactNode;
}

/**
 * Keeps the old page until the next one has arrived. The address is ahead of it meanwhile, so parts of the page
 * read `page.path` and not the router's location.
 *
 * An unknown path has no module, so it ends like a module that was taken away by a newer build: the window loads the address
 * anew, once, and the server answers with what is there now, or with its not-found page. Not so where no server answers: the
 * browser's own error page would take the site away, and the way back with it.
 */
export function PendingNavigation({ first, children }: PendingNavigationProps) {
  const words = useWords();
  const location = useLocation();
  const [shown, setShown] = useState<Shown>({ location, module: first });
  const [attempt, setAttempt] = useState(0);

  const path = normalizePath(location.pathname);
  const isFailed = shown.failedAttempt !== undefined;
  const isShown = !isFailed && normalizePath(shown.location.pathname) === path;
  const isPending = !isShown && (shown.location !== location || shown.failedAttempt !== attempt);
  // Another hash or query string of the page that is there needs nothing loaded.
  const arrived = isShown ? location : shown.location;

  useEffect(() => {
    if (!isPending) return;
    let isCurrent = true;
    loadPage(path).then(
      (module) => {
        if (isCurrent) setShown({ location, module });
      },
      async () => {
        const reachable = await isReachable();
        if (!isCurrent || (reachable && reloadOnce())) return;
        setShown((old) => ({ location, module: old.module, failedAttempt: attempt }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [path, location, isPending, attempt]);

  const { page, Content } = shown.module;
  const shownPage = isFailed
    ? placeholder(page, normalizePath(arrived.pathname), words.loadErrorTitle)
    : page;
  useArrival(arrived, shownPage.title, isFailed);

  const failure = isFailed ? { retry: () => setAttempt((count) => count + 1) } : undefined;
  return (
    <>
      <ProgressBar active={isPending} />
      <Announcer title={page.title} />
      <LinkStatus copied={words.reference.linkCopied} />
      {children({ page: shownPage, Content, failure })}
    </>
  );
}

/** For a page that did not arrive: the sidebar of the page before, and nothing else of it. */
function placeholder(
  { key, kind, sidebar, docs }: PageData,
  path: string,
  title: string,
): PageData {
  return {
    key,
    kind,
    path,
    title,
    sidebar,
    aliases: [],
    toc: [],
    docs: docs && { ...docs, alternates: {} },
  };
}
