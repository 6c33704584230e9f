import { AnnouncementBar, Footer, VersionBanner } from "virtual:shell";
import type { ReactNode } from "react";

import { useWords } from "../i18n/use-words";
import type { PageData } from "../page";
import { Breadcrumbs } from "./Breadcrumbs";
import { CopyMarkdown } from "./CopyMarkdown";
import { ErrorBoundary } from "./ErrorBoundary";
import * as styles from "./Layout.module.css";
import { Navbar } from "./Navbar";
import { usePageClass } from "./page-class";
import { PageMeta } from "./PageMeta";
import { Pagination } from "./Pagination";
import { Sidebar } from "./Sidebar";
import { SkipLink } from "./SkipLink";
import { TocFold, TocRail } from "./Toc";

interface LayoutProps {
  readonly page: PageData;
  /** Whether the page failed to load; `children` is then an error box. */
  readonly isFailed?: boolean;
  readonly children: ReactNode;
}

/** The shell around every page. */
export function Layout({ page, isFailed = false, children }: LayoutProps) {
  const { toc } = page;
  const words = useWords();
  usePageClass(page);
  return (
    <div className={styles.layout}>
      <SkipLink to="main">{words.skipToContent}</SkipLink>
      {page.kind === "operation" && <SkipLink to="sample-aside">{words.skipToSamples}</SkipLink>}
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
            {!isFailed && (
              <>
                <div className={styles.head}>
                  <Breadcrumbs kind={page.kind} path={page.path} title={page.title} />
                  <CopyMarkdown key={page.path} kind={page.kind} path={page.path} />
                </div>
                <VersionBanner docs={page.docs} />
              </>
            )}
            <TocFold key={page.key} entries={toc} />
            <ErrorBoundary key={page.path}>{children}</ErrorBoundary>
            <PageMeta editUrl={page.editUrl} lastUpdated={page.lastUpdated} />
            <Pagination previous={page.previous} next={page.next} />
          </main>
          <TocRail entries={toc} />
        </div>
      </div>
      <Footer />
    </div>
  );
}
