import type { ReactNode } from "react";

import { useSiteWords } from "../i18n/site-words";
import type { WholePage } from "../page";
import { Breadcrumbs } from "./Breadcrumbs";
import { CopyMarkdown } from "./CopyMarkdown";
import * as styles from "./Layout.module.css";
import { PageFrame } from "./PageFrame";
import { PageMeta } from "./PageMeta";
import { Pagination } from "./Pagination";
import { TocFold, TocRail } from "./Toc";
import { VersionBanner } from "./VersionBanner";

interface MainProps {
  readonly page: WholePage;
  /** The content of the page. */
  readonly children: ReactNode;
}

/** The content of the page with the parts that belong to it. It only runs during prerendering: browsers move its HTML, see `ShownMain`. */
export function Main({ page, children }: MainProps) {
  const { kind, path, title, docs, toc, editUrl, lastUpdated } = page;
  const words = useSiteWords();
  return (
    <main className={styles.main} id="main" tabIndex={-1}>
      <PageFrame kind={kind} rail={toc.length > 0 ? <TocRail entries={toc} /> : undefined}>
        {kind !== "not-found" && (
          <>
            <div className={styles.head}>
              <Breadcrumbs path={path} title={title} kind={kind} />
              <CopyMarkdown path={path} />
            </div>
            <VersionBanner docs={docs} />
          </>
        )}
        {toc.length > 2 && <TocFold entries={toc} />}
        {children}
        <PageMeta>
          {editUrl !== undefined && (
            <a href={editUrl} rel="noreferrer">
              {words.editThisPage}
            </a>
          )}
          {lastUpdated && (
            <span>
              {words.lastUpdated} <time dateTime={lastUpdated.date}>{lastUpdated.text}</time>
            </span>
          )}
        </PageMeta>
        <Pagination previous={page.previous} next={page.next} />
      </PageFrame>
    </main>
  );
}
