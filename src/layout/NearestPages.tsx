import { useEffect, useState } from "react";

import { useSite } from "../config/SiteContext";
import { useWords } from "../i18n/use-words";
import { SiteLink } from "../navigation/SiteLink";
import { pageListUrl, withoutBase } from "../paths";
import { type ListedPage, nearestPages } from "./nearest-pages";

/**
 * The pages that an unknown address may have meant. Their names are fetched here and nowhere else, so that no other page carries a
 * table of pages. Nothing when none is near, or when the names do not arrive: the links of the not-found page are enough.
 */
export function NearestPages() {
  const words = useWords();
  const { basePath } = useSite().config;
  const [pages, setPages] = useState<readonly ListedPage[]>([]);

  useEffect(() => {
    let isCurrent = true;
    fetchNearest(basePath).then(
      (near) => {
        if (isCurrent) setPages(near);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [basePath]);

  return (
    // In the page from the beginning, or its filling would not be announced.
    <div className="prose" aria-live="polite">
      {pages.length > 0 && (
        <>
          <p>{words.didYouMean}</p>
          <ul>
            {pages.map(([path, title]) => (
              <li key={path}>
                <SiteLink to={path}>{title}</SiteLink> <code>{path}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

async function fetchNearest(basePath: string): Promise<readonly ListedPage[]> {
  const path = withoutBase(basePath, window.location.pathname);
  const modules = document.getElementById("root")?.dataset.pages;
  if (path === undefined || modules === undefined) return [];
  const response = await fetch(pageListUrl(modules));
  if (!response.ok) return [];
  return nearestPages(path, (await response.json()) as readonly ListedPage[]);
}
