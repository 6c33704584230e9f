import type { ComponentType } from "react";

import { GuidePage } from "../layout/GuidePage";
import { guideComponents } from "./guide-components";

interface MdxPageProps {
  readonly title: string;
  /** BCP 47 tag, if it differs from the site's. */
  readonly lang?: string;
  /** A compiled MDX file. */
  readonly Guide: ComponentType<{ components: typeof guideComponents }>;
}

/** A guide rendered with the components that MDX may use. */
export function MdxPage({ title, lang, Guide }: MdxPageProps) {
  return (
    <GuidePage title={title} lang={lang}>
      <Guide components={guideComponents} />
    </GuidePage>
  );
}
