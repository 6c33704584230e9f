import type { ReactNode } from "react";

import { useSite } from "../config/SiteContext";
import { wordsOf } from "../i18n/dictionaries";
import type { ApiNavigation } from "../reference/navigation";
import { ReferenceContext } from "../reference/ReferenceContext";
import type { SampleTypes } from "../reference/types";

interface PageContentProps {
  /** Link targets of a reference page. */
  readonly navigation?: ApiNavigation;
  /** Types for the samples of the page's operation. */
  readonly types?: SampleTypes;
  /** URL of what the body of its request is checked against. */
  readonly check?: string;
  readonly children: ReactNode;
}

/**
 * Wraps the content of a page and gives the reference components their words and what they may link to. It only runs during
 * prerendering: browsers get the HTML of this element, see `prerendered`.
 */
export function PageContent({ navigation, types, check, children }: PageContentProps) {
  const { config, href } = useSite();
  const words = wordsOf(config.locale).reference;
  return (
    <div data-prerendered="">
      <ReferenceContext value={{ navigation, types, check, href, words }}>
        {children}
      </ReferenceContext>
    </div>
  );
}
