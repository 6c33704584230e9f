import { useEffect, useState } from "react";

/** What is on its way, there, or has not arrived. */
export interface Loaded<T> {
  readonly value?: T;
  /** Asks again; there only after a failure. */
  readonly retry?: () => void;
}

/** Loads something as soon as the component is drawn. `load` is called again whenever it is another function. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  // In an object: what was loaded may be a function, which React would call.
  const [loaded, setLoaded] = useState<{ readonly value: T }>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number>();
  useEffect(() => {
    load().then(
      (value) => setLoaded({ value }),
      () => setFailed(attempt),
    );
  }, [load, attempt]);
  return {
    value: loaded?.value,
    retry: failed === attempt ? () => setAttempt(attempt + 1) : undefined,
  };
}
