import type { ReactNode } from "react";

import { useSiteWords } from "../i18n/site-words";
import type { LoadedPage } from "../navigation/pages";
import { Breadcrumbs } from "./Breadcrumbs";
import { CopyMarkdown } from "./CopyMarkdown";
import * as styles from "./Layout.module.css";
import { PageMeta } from "./PageMeta";
import { Pagination } from "./Pagination";
import { TocFold } from "./Toc";
import { VersionBanner } from "./VersionBanner";

/** The props of the part of the layout that changes with every page. */
export interface MainProps extends Pick<LoadedPage, "page" | "source"> {
  /** The content of the page or its replacement; absent in browsers for content that is only HTML. */
  readonly children?: ReactNode;
}

/** The content of the page with the parts that belong to it. It only runs during prerendering; browsers use `KeptMain`. */
export function Main({ page, children }: MainProps) {
  const { kind, path, title, docs, toc, editUrl, lastUpdated } = page;
  const words = useSiteWords();
  return (
    <main className={styles.main} id="main" tabIndex={-1}>
      {kind !== "not-found" && (
        <>
          <div className={styles.head}>
            <Breadcrumbs path={path} title={title} kind={kind} />
            <CopyMarkdown path={path} />
          </div>
          <VersionBanner docs={docs} />
        </>
      )}
      <TocFold entries={toc} />
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
    </main>
  );
}
