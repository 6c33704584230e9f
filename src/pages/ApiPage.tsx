import { type ReactNode, useContext, useMemo } from "react";

import type { ApiNavigation } from "../reference/navigation";
import { ReferenceContext } from "../reference/ReferenceContext";
import type { SampleTypes } from "../reference/types";

interface ApiPageProps {
  /** What the page may link to. */
  readonly navigation: ApiNavigation;
  /** The models of the operation whose page it is. */
  readonly types?: SampleTypes;
  readonly children: ReactNode;
}

/**
 * Around a generated page: tells the reference components what they may link to. The published site runs it only to prerender: what
 * is in this element is all that browsers get of the page, see `prerendered`.
 */
export function ApiPage({ navigation, types, children }: ApiPageProps) {
  const shell = useContext(ReferenceContext);
  const value = useMemo(() => shell && { ...shell, navigation, types }, [shell, navigation, types]);
  return (
    <div data-prerendered="">
      <ReferenceContext value={value}>{children}</ReferenceContext>
    </div>
  );
}
