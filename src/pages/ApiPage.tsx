import { type ReactNode, useContext, useMemo } from "react";

import type { ApiNavigation } from "../reference/navigation";
import { ReferenceContext } from "../reference/ReferenceContext";

interface ApiPageProps {
  /** What the page may link to. */
  readonly navigation: ApiNavigation;
  readonly children: ReactNode;
}

/**
 * Around a generated page: tells the reference components what they may link to. The published site runs it only to prerender: what
 * is in this element is all that browsers get of the page, see `prerendered`.
 */
export function ApiPage({ navigation, children }: ApiPageProps) {
  const shell = useContext(ReferenceContext);
  const value = useMemo(() => shell && { ...shell, navigation }, [shell, navigation]);
  return (
    <div data-prerendered="">
      <ReferenceContext value={value}>{children}</ReferenceContext>
    </div>
  );
}
