import { type ComponentType, useLayoutEffect } from "react";

import { trustedHtml } from "../trusted-types";

/** Returns the HTML that `PageContent` marks: the content of a page. */
export function prerenderedHtml(root: ParentNode | null): string | undefined {
  return root?.querySelector("[data-prerendered]")?.innerHTML;
}

/**
 * Returns the content of a page: HTML from the build. Pages have no React state, and the inline script does
 * all that is interactive, so their components and texts are not sent again as JavaScript. React leaves the HTML alone while the string is the same: what the reader opened stays open.
 */
export function prerendered(html: string): ComponentType {
  const inner = { __html: trustedHtml(html) };
  return function Content() {
    useLayoutEffect(() => {
      document.dispatchEvent(new Event("tabs:mount"));
    }, []);
    return (
      <div
        data-prerendered=""
        dangerouslySetInnerHTML={inner}
        suppressHydrationWarning // the inline script may have changed it
      />
    );
  };
}
