import { type ReactNode, useMemo } from "react";

import { useSite } from "../config/SiteContext";
import { SiteLink } from "../navigation/SiteLink";
import type { ApiNavigation } from "../reference/navigation";
import { ReferenceContext } from "../reference/ReferenceContext";

interface ApiPageProps {
  /** What the page may link to. */
  readonly navigation: ApiNavigation;
  readonly children: ReactNode;
}

/** Around a generated page: tells the reference components what the shell knows. */
export function ApiPage({ navigation, children }: ApiPageProps) {
  const { href } = useSite();
  const value = useMemo(() => ({ navigation, href, Link: SiteLink }), [navigation, href]);
  return <ReferenceContext value={value}>{children}</ReferenceContext>;
}
