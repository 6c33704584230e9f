import { createContext, type ReactNode, useContext } from "react";
import { type Place, rootPlace } from "../view/lay-out-schema";
import type { RuledPart } from "../view/field-rules";
import type { ApiNavigation } from "./navigation";
import type { NamedSchemas, SampleTypes } from "./types";
import type { ReferenceWords } from "./words";

/** The rules of the fields of operations, by id; the build leaves out the last ones if there are too many. */
type AllRules = ReadonlyMap<string, readonly RuledPart[]>;

/** The data that the reference components share. */
export interface ReferenceContextValue {
  /** The pages that the page may link to; absent on pages outside the reference. */
  readonly navigation?: ApiNavigation;
  /** Id of the operation or webhook that the page describes. */
  readonly operation?: string;
  /** The named schemas that unfold on the page. */
  readonly schemas?: NamedSchemas;
  /** The named schemas that unfold in its error responses. */
  readonly inErrors?: NamedSchemas;
  /** The models of the page's operation; guides show none. */
  readonly types?: SampleTypes;
  /** URL of the data for checking the body of the page's request; absent if it cannot be checked. */
  readonly check?: string;
  /** The rules of all operations; only for their page. */
  readonly rules?: AllRules;
  /** Adds the base path to an in-site path. */
  readonly href: (path: string) => string;
  /** Words of the current locale. */
  readonly words: ReferenceWords;
}

const noNavigation: ApiNavigation = { title: "", version: "", spec: "", sections: [], schemas: [] };

/** Provided around the content of every page. */
export const ReferenceContext = createContext<ReferenceContextValue | null>(null);

/** Returns the shared data. Throws outside `ReferenceContext`. */
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
