import { useDeferredValue } from "react";

import { useWords } from "../i18n/use-words";
import type { PageData } from "../page";
import { PageProviders } from "../state/PageProviders";
import { AnnouncementBar } from "./AnnouncementBar";
import { Navbar } from "./Navbar";
import { usePageClass } from "./page-class";
import { Sidebar } from "./Sidebar";
import { SkipLink } from "./SkipLink";

/** The shell before the content of every page; see `src/styles/layout.css`. */
export function Layout({ page }: { readonly page: PageData }) {
  const words = useWords();
  // The new content is painted first; React renders what stands around it afterwards, in pieces.
  const around = useDeferredValue(page);
  usePageClass(page);
  return (
    <>
      <SkipLink to="main">{words.skipToContent}</SkipLink>
      {page.kind === "operation" && <SkipLink to="sample-aside">{words.skipToSamples}</SkipLink>}
      <AnnouncementBar />
      <PageProviders page={around}>
        <Navbar page={around} />
        <Sidebar page={around} />
      </PageProviders>
    </>
  );
}
