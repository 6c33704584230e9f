import { createContext, useContext, type ComponentType, type ReactNode } from "react";
import type { ApiNavigation } from "./navigation";
import type { SampleTypes } from "./types";
import type { SampleWords } from "./sample-words";
import type { ReferenceWords } from "./words";

/** An in-site link as the shell draws it; `to` is a path without the base path. */
export interface InSiteLinkProps {
  readonly to: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** What the shell tells the reference components. */
export interface ReferenceContextValue {
  /** What the page may link to; absent around pages that are not of the API. */
  readonly navigation?: ApiNavigation;
  /** The models of the operation whose page it is; guides show none. */
  readonly types?: SampleTypes;
  /** Adds the base path to an in-site path. */
  readonly href: (path: string) => string;
  /** Words of the current locale. */
  readonly words: ReferenceWords;
  /** Draws in-site links, for client navigation; a plain `<a>` when absent. */
  readonly Link?: ComponentType<InSiteLinkProps>;
}

const noNavigation: ApiNavigation = { title: "", version: "", spec: "", sections: [], schemas: [] };

/** Given by the shell around every page. */
export const ReferenceContext = createContext<ReferenceContextValue | null>(null);

/** What the shell told. Throws outside `ReferenceContext`. */
export function useReference(): ReferenceContextValue & { readonly navigation: ApiNavigation } {
  const value = useContext(ReferenceContext);
  if (!value)
    throw new Error(
      "useReference is called outside <ReferenceContext>: wrap the component in <App>.",
    );
  return { ...value, navigation: value.navigation ?? noNavigation };
}

/** The words of the current locale. For what pages of the reference alone draw: in browsers most of them are missing. */
export function useReferenceWords(): ReferenceWords {
  return useReference().words;
}

/** The words around samples, code and links, which are there wherever something is drawn. */
export function useSampleWords(): SampleWords {
  return useReference().words;
}
