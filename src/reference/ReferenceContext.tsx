import { createContext, useContext, type ComponentType, type ReactNode } from "react";
import type { ApiNavigation } from "./navigation";
import type { SampleTypes } from "./types";
import type { SampleWords } from "./sample-words";
import type { ReferenceWords } from "./words";

/** Props of an in-site link; `to` is a path without the base path. */
export interface InSiteLinkProps {
  readonly to: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** What the shell provides to the reference components. */
export interface ReferenceContextValue {
  /** What the page may link to; absent on pages outside the reference. */
  readonly navigation?: ApiNavigation;
  /** The models of the page's operation; guides show none. */
  readonly types?: SampleTypes;
  /** Adds the base path to an in-site path. */
  readonly href: (path: string) => string;
  /** Words of the current locale. */
  readonly words: ReferenceWords;
  /** Renders in-site links for client-side navigation; a plain `<a>` by default. */
  readonly Link?: ComponentType<InSiteLinkProps>;
}

const noNavigation: ApiNavigation = { title: "", version: "", spec: "", sections: [], schemas: [] };

/** Provided by the shell around every page. */
export const ReferenceContext = createContext<ReferenceContextValue | null>(null);

/** Returns what the shell provides. Throws outside `ReferenceContext`. */
export function useReference(): ReferenceContextValue & { readonly navigation: ApiNavigation } {
  const value = useContext(ReferenceContext);
  if (!value)
    throw new Error(
      "useReference is called outside <ReferenceContext>: wrap the component in <App>.",
    );
  return { ...value, navigation: value.navigation ?? noNavigation };
}

/** Returns the words of the current locale; only for components of reference pages, because browsers lack most of them. */
export function useReferenceWords(): ReferenceWords {
  return useReference().words;
}

/** Returns the words around samples, code and links, which are available everywhere. */
export function useSampleWords(): SampleWords {
  return useReference().words;
}
