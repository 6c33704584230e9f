import { useSyncExternalStore } from "react";

import { withBase, withoutBase } from "../paths";

/** The address of an entry in the history. Each navigation has a new object, also one to the same address. */
export interface PageLocation {
  /** Without the base path. */
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

let current: PageLocation | undefined;
const listeners = new Set<() => void>();

const basePath = () => document.getElementById("root")?.dataset.base ?? "/";

/** Returns the current address; while the site is built, an empty one. */
function read(): PageLocation {
  if (current) return current;
  if (typeof window === "undefined") return { pathname: "/", search: "", hash: "" };
  const { pathname, search, hash } = window.location;
  // The not-found page is also shown outside the site.
  current = { pathname: withoutBase(basePath(), pathname) ?? pathname, search, hash };
  return current;
}

function update(): void {
  current = undefined;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", update);
  return () => listeners.delete(listener);
}

/** Returns the current address, and renders the component again at another one: a page of the site, or a fragment. */
export function usePageLocation(): PageLocation {
  return useSyncExternalStore(subscribe, read, read);
}

/** Goes to a page of the site. As in browsers, the current address adds no entry to the history. */
export function navigate(to: string): void {
  const { pathname, search, hash } = read();
  const isHere = pathname + search + hash === to;
  history[isHere ? "replaceState" : "pushState"](null, "", withBase(basePath(), to));
  update();
}
