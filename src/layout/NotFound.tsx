import { useSite } from "../config/SiteContext";
import { useWords } from "../i18n/use-words";
import { SiteLink } from "../navigation/SiteLink";
import { overviewPath } from "../paths";

/** What stands at every address that has no page: the places to begin again, once each. */
export function NotFound() {
  const words = useWords();
  const guide = useSite().config.docs[0]?.versions[0]?.docs[0]?.path;
  return (
    <article className="prose">
      <h1>{words.notFoundTitle}</h1>
      <p>{words.notFoundText}</p>
      <ul>
        <li>
          <SiteLink to="/">{words.backToHome}</SiteLink>
        </li>
        {guide && guide !== "/" && (
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
