import { useEffect, useState } from "react";

import { useSite } from "../config/SiteContext";
import { modulesOf } from "../navigation/fetch-page";
import { SiteLink } from "../navigation/SiteLink";
import { pageListUrl, withoutBase } from "../paths";
import { type ListedPage, nearestPages } from "./nearest-pages";

/**
 * Suggests pages for an unknown address. Only this component fetches the list of pages, so other pages do
 * not contain it. Stays empty if no page is similar or the request fails.
 */
export function NearestPages({ lead }: { readonly lead: string }) {
  const { basePath } = useSite().config;
  const [pages, setPages] = useState<readonly ListedPage[]>([]);

  useEffect(() => {
    fetchNearest(basePath).then(setPages, () => undefined);
  }, [basePath]);

  return (
    // Rendered even when empty; otherwise screen readers would not announce its content.
    <div className="prose" aria-live="polite">
      {pages.length > 0 && (
        <>
          <p>{lead}</p>
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
  if (path === undefined) return [];
  const response = await fetch(pageListUrl(modulesOf(document)));
  if (!response.ok) return [];
  return nearestPages(path, (await response.json()) as readonly ListedPage[]);
}
