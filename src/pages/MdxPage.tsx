import type { ComponentType } from "react";

import { GuidePage } from "../layout/GuidePage";
import { guideComponents } from "./guide-components";

interface MdxPageProps {
  readonly title: string;
  /** A compiled MDX file. */
  readonly Guide: ComponentType<{ components: typeof guideComponents }>;
}

/** A guide drawn with the components that MDX may use. */
export function MdxPage({ title, Guide }: MdxPageProps) {
  return (
    <GuidePage title={title}>
      <Guide components={guideComponents} />
    </GuidePage>
  );
}
