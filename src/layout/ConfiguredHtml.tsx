import { useMemo } from "react";

import { trustedHtml } from "../trusted-types";

interface ConfiguredHtmlProps {
  readonly as?: "div" | "span";
  readonly html: string;
  readonly className?: string | undefined;
}

/** HTML from the configuration, unescaped: it is the site owner's. */
export function ConfiguredHtml({ as: Tag = "div", html, className }: ConfiguredHtmlProps) {
  const inner = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  return <Tag className={className} dangerouslySetInnerHTML={inner} />;
}
