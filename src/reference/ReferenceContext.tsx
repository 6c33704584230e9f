import { createContext, type ReactNode, useContext } from "react";
import { type Place, rootPlace } from "../view/lay-out-schema";
import type { ApiNavigation } from "./navigation";
import type { NamedSchemas, SampleTypes } from "./types";
import type { ReferenceWords } from "./words";

/** What the reference components are given. */
export interface ReferenceContextValue {
  /** What the page may link to; absent on pages outside the reference. */
  readonly navigation?: ApiNavigation;
  /** Id of the operation or webhook that the page is about. */
  readonly operation?: string;
  /** The named schemas that unfold on the page. */
  readonly schemas?: NamedSchemas;
  /** Those that do so in its error responses. */
  readonly inErrors?: NamedSchemas;
  /** The models of the page's operation; guides show none. */
  readonly types?: SampleTypes;
  /** URL of what the body of the page's request is checked against; absent if it is no JSON. */
  readonly check?: string;
  /** Adds the base path to an in-site path. */
  readonly href: (path: string) => string;
  /** Words of the current locale. */
  readonly words: ReferenceWords;
}

const noNavigation: ApiNavigation = { title: "", version: "", spec: "", sections: [], schemas: [] };

/** Provided around the content of every page. */
export const ReferenceContext = createContext<ReferenceContextValue | null>(null);

/** Returns what is provided. Throws outside `ReferenceContext`. */
export function useReference(): ReferenceContextValue & { readonly navigation: ApiNavigation } {
  const value = useContext(ReferenceContext);
  if (!value)
    throw new Error(
      "useReference is called outside <ReferenceContext>: wrap the component in <PageContent>.",
    );
  return { ...value, navigation: value.navigation ?? noNavigation };
}

/** Returns the root of the page. */
export function useRootPlace(): Place<ReactNode> {
  const { schemas, inErrors } = useReference();
  return {
    ...rootPlace((name) => schemas?.get(name)),
    inErrors: inErrors && ((name) => inErrors.get(name)),
  };
}

/** Returns the words of the current locale. */
export function useReferenceWords(): ReferenceWords {
  return useReference().words;
}
