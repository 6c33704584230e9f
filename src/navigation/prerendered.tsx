import { type ComponentType, useLayoutEffect } from "react";

/** Finds the html that `ApiPage` has marked: the content of a page of the reference. */
export function prerenderedHtml(root: ParentNode | null): string | undefined {
  return root?.querySelector("[data-prerendered]")?.innerHTML;
}

/**
 * The content of a page of the reference: html that was made when the site was built. Such pages have no state of their own, and
 * all that moves in them is done by the inline script; so neither their components nor their texts are worth sending a second
 * time, as a program. React leaves the html alone as long as it is the same text: what the reader has opened stays open.
 */
export function prerendered(html: string): ComponentType {
  return function Content() {
    useLayoutEffect(() => {
      document.dispatchEvent(new Event("tabs:mount"));
    }, []);
    return (
      <div
        data-prerendered=""
        dangerouslySetInnerHTML={{ __html: html }}
        suppressHydrationWarning // the inline script has been at work before
      />
    );
  };
}
