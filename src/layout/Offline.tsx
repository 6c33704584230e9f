import { useEffect, useState } from "react";

import { useSite } from "../config/SiteContext";
import { useWords } from "../i18n/use-words";
import type { StandInWords } from "../i18n/words";
import { modulesOf } from "../navigation/fetch-page";
import { SiteLink } from "../navigation/SiteLink";
import { keptKeys, keyOf } from "../offline/kept";
import { pageListUrl, withBase } from "../paths";
import { ErrorBox } from "./ErrorBox";
import type { ListedPage } from "./nearest-pages";

/** The page for addresses that cannot be reached and are not kept: a button to try again, and the kept pages. */
export function Offline({ words }: { readonly words: StandInWords }) {
  const { retry } = useWords();
  const { basePath, filesPath } = useSite().config;
  const [pages, setPages] = useState<readonly ListedPage[]>([]);

  useEffect(() => {
    keptPages(basePath, filesPath).then(setPages, () => undefined);
  }, [basePath, filesPath]);

  return (
    <article className="prose">
      <ErrorBox title={words.offlineTitle} action={retry} onAction={() => window.location.reload()}>
        <p>{words.offlineText}</p>
      </ErrorBox>
      {pages.length > 0 && (
        <>
          <p>{words.offlinePages}</p>
          <ul>
            {pages.map(([path, title]) => (
              <li key={path}>
                <SiteLink to={path}>{title}</SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}

async function keptPages(basePath: string, filesPath: string): Promise<readonly ListedPage[]> {
  const [kept, list] = await Promise.all([
    keptKeys(filesPath),
    fetch(pageListUrl(modulesOf(document))).then((response) => response.json()),
  ]);
  return (list as readonly ListedPage[]).filter(([path]) =>
    kept.has(keyOf(withBase(basePath, path))),
  );
}
