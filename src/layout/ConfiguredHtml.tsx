import { useMemo } from "react";

import { trustedHtml } from "../trusted-types";

interface ConfiguredHtmlProps {
  readonly as?: "div" | "span";
  readonly html: string;
  readonly className?: string | undefined;
}

/** HTML from the configuration. It is not escaped, because the site's owner wrote it. */
export function ConfiguredHtml({ as: Tag = "div", html, className }: ConfiguredHtmlProps) {
  const inner = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  return <Tag className={className} dangerouslySetInnerHTML={inner} />;
}
