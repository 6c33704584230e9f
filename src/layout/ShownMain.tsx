import { type ReactNode, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useNavigationType } from "react-router-dom";

import { showContent } from "../navigation/page-content";
import type { LoadedPage } from "../navigation/pages";
import { useClientValue } from "../state/use-client-value";
import { ErrorBoundary } from "./ErrorBoundary";
import { PageFrame } from "./PageFrame";
import { PageMeta } from "./PageMeta";

interface ShownMainProps extends Pick<LoadedPage, "page" | "source"> {
  /** What browsers render themselves: the page in place of a missing one, or an error. Absent for all other pages, which are HTML. */
  readonly children: ReactNode;
}

/**
 * Shows a page in `main`, which is no element of React: the HTML of a page has no React state, and the controls handle everything
 * interactive, so its components and texts are not sent again as JavaScript.
 */
export function ShownMain({ page, source, children }: ShownMainProps) {
  // The first page is there already, and React cannot hydrate portals.
  const isHydrated = useClientValue(() => true, false);
  const isHtml = children === undefined;
  const isReturn = useNavigationType() === "POP";
  useLayoutEffect(() => {
    const main = document.getElementById("main");
    if (isHtml && source && main) showContent(main, source, isReturn);
  }, [isHtml, source, isReturn]);
  return isHtml || !isHydrated ? null : <OwnContent page={page}>{children}</OwnContent>;
}

function OwnContent({ page, children }: Omit<ShownMainProps, "source">) {
  const [place] = useState(() => document.createElement("div"));
  useLayoutEffect(() => {
    const main = document.getElementById("main");
    const own = document.createElement("main");
    own.append(place);
    if (main) showContent(main, { html: "", main: own });
  }, [place]);
  return createPortal(
    <PageFrame kind={page.kind}>
      <ErrorBoundary page={page}>{children}</ErrorBoundary>
      <PageMeta />
    </PageFrame>,
    place,
  );
}
