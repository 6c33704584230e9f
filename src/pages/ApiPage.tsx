import { type ReactNode, useContext, useMemo } from "react";

import type { ApiNavigation } from "../reference/navigation";
import { ReferenceContext } from "../reference/ReferenceContext";
import type { SampleTypes } from "../reference/types";

interface ApiPageProps {
  /** Link targets of the page. */
  readonly navigation: ApiNavigation;
  /** Types for the samples of the page's operation. */
  readonly types?: SampleTypes;
  readonly children: ReactNode;
}

/**
 * Wraps a generated page and tells the reference components what they may link to. It only runs during
 * prerendering: browsers get the HTML of this element, see `prerendered`.
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
