import { useEffect, useState } from "react";

import { isReachable } from "../navigation/is-reachable";
import { reloadOnce } from "../navigation/reload-once";

/** A value that is loading, loaded or failed to load. */
export interface Loaded<T> {
  readonly value?: T;
  /** Tries again; present only after a failure. */
  readonly retry?: () => void;
}

/**
 * Loads a value when the component mounts, and again whenever `load` changes. If a retry fails although the site is reachable, reloads
 * the window, because a newer build may have replaced the file.
 */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  // Wrapped in an object, because React calls a function passed to `setState`.
  const [loaded, setLoaded] = useState<{ readonly value: T }>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number>();
  useEffect(() => {
    load().then(
      (value) => setLoaded({ value }),
      async () => {
        if (attempt > 0 && (await isReachable()) && reloadOnce()) return;
        setFailed(attempt);
      },
    );
  }, [load, attempt]);
  return {
    value: loaded?.value,
    retry: failed === attempt ? () => setAttempt(attempt + 1) : undefined,
  };
}
