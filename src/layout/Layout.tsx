import { AnnouncementBar, Footer } from "virtual:shell";
import { type ReactNode, useDeferredValue } from "react";

import { useWords } from "../i18n/use-words";
import type { PageData } from "../page";
import * as styles from "./Layout.module.css";
import { Navbar } from "./Navbar";
import { usePageClass } from "./page-class";
import { Sidebar } from "./Sidebar";
import { SkipLink } from "./SkipLink";
import { TocRail } from "./Toc";

interface LayoutProps {
  readonly page: PageData;
  /** The content of the page with the parts that belong to it. */
  readonly children: ReactNode;
}

/** The shell around every page. */
export function Layout({ page, children }: LayoutProps) {
  const words = useWords();
  // The new content is painted first; React renders what stands around it afterwards, in pieces.
  const around = useDeferredValue(page);
  usePageClass(page);
  return (
    <div className={styles.layout}>
      <SkipLink to="main">{words.skipToContent}</SkipLink>
      {page.kind === "operation" && <SkipLink to="sample-aside">{words.skipToSamples}</SkipLink>}
      <AnnouncementBar />
      <Navbar page={around} />
      <div
        className={styles.columns}
        data-kind={page.kind}
        data-sidebar={page.sidebar.length > 0}
        data-toc={page.toc.length > 0}
      >
        <Sidebar page={around} />
        <div className={styles.content}>
          {children}
          <TocRail entries={around.toc} />
        </div>
      </div>
      <Footer />
    </div>
  );
}
