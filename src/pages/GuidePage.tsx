import type { ComponentType } from "react";

import { TitleText } from "../ui/TitleText";
import { guideComponents } from "./guide-components";
import { PageContent } from "./PageContent";

interface GuidePageProps {
  readonly title: string;
  /** BCP 47 tag, if it differs from the site's. */
  readonly lang?: string;
  /** A compiled MDX file. */
  readonly Guide: ComponentType<{ components: typeof guideComponents }>;
}

/** A guide: its title as the only `<h1>`, then its text, with headings from level 2. */
export function GuidePage({ title, lang, Guide }: GuidePageProps) {
  return (
    <PageContent>
      <article className="prose" lang={lang}>
        <h1>
          <TitleText>{title}</TitleText>
        </h1>
        <Guide components={guideComponents} />
      </article>
    </PageContent>
  );
}
