import type { ReactNode } from "react";

import type { PageData, PageKind } from "../page";
import { AnnouncementBar } from "./AnnouncementBar";
import { ErrorBoundary } from "./ErrorBoundary";
import { Footer } from "./Footer";
import styles from "./Layout.module.css";
import { Navbar } from "./Navbar";
import { pageClassNames } from "./page-class";
import { Pagination } from "./Pagination";
import { Sidebar } from "./Sidebar";
import { SkipLink } from "./SkipLink";
import { TocFold } from "./TocFold";
import { TocRail } from "./TocRail";

/** Operation pages list their own sections, and need the room of the rail for their samples. */
const kindsWithToc: readonly PageKind[] = ["guide", "overview"];

/** The shell around every page; `children` is the page itself. */
export function Layout({ page, children }: { page: PageData; children: ReactNode }) {
  const toc = kindsWithToc.includes(page.kind) ? page.toc : [];
  return (
    <div className={`${styles.layout} ${pageClassNames(page.kind)}`}>
      <SkipLink />
      <AnnouncementBar />
      <Navbar page={page} />
      <div
        className={styles.columns}
        data-kind={page.kind}
        data-sidebar={page.sidebar.length > 0}
        data-toc={toc.length > 0}
      >
        <Sidebar page={page} />
        <div className={styles.content}>
          <main className={styles.main} id="main" tabIndex={-1}>
            <TocFold key={page.key} entries={toc} />
            <ErrorBoundary key={page.path}>{children}</ErrorBoundary>
            <Pagination previous={page.previous} next={page.next} />
          </main>
          <TocRail entries={toc} />
        </div>
      </div>
      <Footer />
    </div>
  );
}
