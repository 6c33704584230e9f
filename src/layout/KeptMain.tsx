import { useLayoutEffect, useRef } from "react";
import { showContent } from "../navigation/page-content";
import { trustedHtml } from "../trusted-types";
import { ErrorBoundary } from "./ErrorBoundary";
import * as styles from "./Layout.module.css";
import type { MainProps } from "./Main";
import { PageMeta } from "./PageMeta";

/** Keeps React from looking at the content of the element. */
const noHtml = { __html: trustedHtml("") };

/**
 * The content of the page and the parts that belong to it, from its HTML. It has no React state, and the controls handle everything
 * interactive, so its components and texts are not sent again as JavaScript. React leaves the nodes alone while the page is shown, so
 * folds that the reader opened stay open.
 */
export function Main({ page, source, children }: MainProps) {
  const place = useRef<HTMLElement>(null);
  const isKept = children === undefined;
  useLayoutEffect(() => {
    if (isKept && source && place.current) showContent(place.current, source);
  }, [isKept, source]);
  const attributes = { className: styles.main, id: "main", tabIndex: -1 };
  if (isKept)
    return (
      <main
        {...attributes}
        key="kept"
        ref={place}
        dangerouslySetInnerHTML={noHtml}
        suppressHydrationWarning // the first page has its content already
      />
    );
  return (
    <main {...attributes}>
      <ErrorBoundary page={page}>{children}</ErrorBoundary>
      <PageMeta />
    </main>
  );
}
