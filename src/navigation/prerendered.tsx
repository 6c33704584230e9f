import { type ComponentType, useLayoutEffect, useRef } from "react";

import { trustedHtml } from "../trusted-types";

/** Returns the element that `PageContent` marks: it contains the content of a page. */
export function prerenderedIn(root: ParentNode): Element | undefined {
  return root.querySelector("[data-prerendered]") ?? undefined;
}

/**
 * Returns the content of a page, from its HTML. Pages have no React state, and the inline script does all that is
 * interactive, so their components and texts are not sent again as JavaScript. React leaves the nodes alone while the
 * page is shown: what the reader opened stays open.
 *
 * @param source contains the nodes; they are copied each time the page is shown, which takes less time than parsing them
 */
export function prerendered(source: Element | undefined): ComponentType {
  return function Content() {
    const place = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      // The first page has its content already.
      if (source && place.current?.firstChild === null)
        place.current.append(
          ...[...source.childNodes].map((node) => document.importNode(node, true)),
        );
      document.dispatchEvent(new Event("tabs:mount"));
    }, []);
    return (
      <div
        ref={place}
        data-prerendered=""
        dangerouslySetInnerHTML={noHtml}
        suppressHydrationWarning // the first page has its content already
      />
    );
  };
}

/** Keeps React from looking at what the element contains. */
const noHtml = { __html: trustedHtml("") };
