import { createContext, useContext, type ComponentType, type ReactNode } from "react";
import type { ApiNavigation } from "./navigation";
import { referenceWords, type ReferenceWords } from "./words";

/** An in-site link as the shell draws it; `to` is a path without the base path. */
export interface InSiteLinkProps {
  readonly to: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** What the shell tells the reference components. */
export interface ReferenceContextValue {
  readonly navigation: ApiNavigation;
  /** Adds the base path to an in-site path. */
  readonly href: (path: string) => string;
  /** Words of the current locale; English when absent. */
  readonly words?: ReferenceWords;
  /** Draws in-site links, for client navigation; a plain `<a>` when absent. */
  readonly Link?: ComponentType<InSiteLinkProps>;
}

const empty: ReferenceContextValue = {
  navigation: { title: "", version: "", spec: "", sections: [], schemas: [] },
  href: (path) => path,
};

/** Given by the shell around the whole page. Without it the components draw, with plain links and no model pages. */
export const ReferenceContext = createContext<ReferenceContextValue>(empty);

/** What the shell told, with the words filled in. */
export function useReference(): ReferenceContextValue & { readonly words: ReferenceWords } {
  const value = useContext(ReferenceContext);
  return { ...value, words: value.words ?? referenceWords };
}

/** The words of the current locale. */
export function useReferenceWords(): ReferenceWords {
  return useContext(ReferenceContext).words ?? referenceWords;
}
