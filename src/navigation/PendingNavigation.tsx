import { type ReactNode, useEffect, useState } from "react";
import { type Location, useLocation } from "react-router-dom";

import type { PageModule } from "../page";
import { normalizePath, pageKey } from "../paths";
import { Announcer } from "./Announcer";
import { isReachable } from "./is-reachable";
import { importPage } from "./pages";
import { ProgressBar } from "./ProgressBar";
import { reloadOnce } from "./reload-once";
import { useArrival } from "./use-arrival";

/** The page being shown, and what went wrong with the one that should be. */
export interface ShownPage {
  readonly module: PageModule;
  readonly failure?: { readonly retry: () => void };
}

interface Shown {
  readonly location: Location;
  readonly module: PageModule;
  readonly failed: boolean;
}

interface PendingNavigationProps {
  /** The page that the document was made for, whatever its address: `404.html` is served at any. */
  readonly first: PageModule;
  readonly children: (shown: ShownPage) => ReactNode;
}

/**
 * Keeps the old page until the module of the next one has arrived. The address is ahead of it meanwhile, so parts of the page
 * read `page.path` and not the router's location.
 *
 * An unknown path has no module, so it ends like a module that was taken away by a newer build: the window loads the address
 * anew, once, and the server answers with what is there now, or with its not-found page. Not so where no server answers: the
 * browser's own error page would take the site away, and the way back with it.
 */
export function PendingNavigation({ first, children }: PendingNavigationProps) {
  const location = useLocation();
  const [shown, setShown] = useState<Shown>({ location, module: first, failed: false });
  const [attempt, setAttempt] = useState(0);

  const path = normalizePath(location.pathname);
  const isShown = normalizePath(shown.location.pathname) === path && !shown.failed;
  // Another hash or query string of the page that is there needs nothing loaded.
  const displayed = isShown ? { ...shown, location } : shown;

  useEffect(() => {
    if (isShown) return;
    let isCurrent = true;
    importPage(pageKey(path), attempt).then(
      (module) => {
        if (isCurrent) setShown({ location, module, failed: false });
      },
      async () => {
        const reachable = await isReachable();
        if (!isCurrent || (reachable && reloadOnce())) return;
        setShown((old) => ({ location, module: old.module, failed: true }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [path, location, isShown, attempt]);

  useArrival(displayed.location, displayed.module.page);

  const failure = displayed.failed ? { retry: () => setAttempt((count) => count + 1) } : undefined;
  return (
    <>
      <ProgressBar active={!isShown && !displayed.failed} />
      <Announcer title={displayed.module.page.title} />
      {children({ module: displayed.module, failure })}
    </>
  );
}
