import type { ReactNode } from "react";

import { useSite } from "../config/SiteContext";
import { useSiteWords } from "../i18n/site-words";
import { ReferenceContext, type ReferenceContextValue } from "../reference/ReferenceContext";

interface PageContentProps extends Omit<ReferenceContextValue, "href" | "words"> {
  readonly children: ReactNode;
}

/**
 * Wraps the content of a page, and gives the reference components their words and the pages that they may link to. It only runs during
 * prerendering; browsers get the HTML of this element, see `ShownMain`.
 */
export function PageContent({ children, ...page }: PageContentProps) {
  const { href } = useSite();
  const { reference: words } = useSiteWords();
  return (
    <div data-prerendered="">
      <ReferenceContext value={{ ...page, href, words }}>{children}</ReferenceContext>
    </div>
  );
}
