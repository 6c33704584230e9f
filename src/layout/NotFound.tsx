import { useSite } from "../config/SiteContext";
import type { StandInWords } from "../i18n/words";
import { SiteLink } from "../navigation/SiteLink";
import { overviewPath } from "../paths";
import { NearestPages } from "./NearestPages";

/** The page for unknown addresses: similar pages, and links to the main pages without duplicates. */
export function NotFound({ words }: { readonly words: StandInWords }) {
  const docs = useSite().config.docs[0];
  const guide = docs?.versions.find(({ name }) => name === docs.last)?.mainPath;
  return (
    <article className="prose">
      <h1>{words.notFoundTitle}</h1>
      <p>{words.notFoundText}</p>
      <NearestPages lead={words.didYouMean} />
      <p>{words.startAgain}</p>
      <ul>
        <li>
          <SiteLink to="/">{words.backToHome}</SiteLink>
        </li>
        {guide && guide !== "/" && guide !== overviewPath && (
          <li>
            <SiteLink to={guide}>{words.toGuides}</SiteLink>
          </li>
        )}
        <li>
          <SiteLink to={overviewPath}>{words.toReference}</SiteLink>
        </li>
      </ul>
    </article>
  );
}
