import { useWords } from "../i18n/use-words";
import { SiteLink } from "../navigation/SiteLink";

/** What stands at every address that has no page. */
export function NotFound() {
  const words = useWords();
  return (
    <article className="prose">
      <h1>{words.notFoundTitle}</h1>
      <p>{words.notFoundText}</p>
      <p>
        <SiteLink to="/">{words.backToHome}</SiteLink>
      </p>
    </article>
  );
}
