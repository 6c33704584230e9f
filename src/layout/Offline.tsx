import { useWords } from "../i18n/use-words";
import type { StandInWords } from "../i18n/words";
import { ErrorBox } from "./ErrorBox";

/** The page for addresses that cannot be reached and are not kept, with a button to try again. */
export function Offline({ words }: { readonly words: StandInWords }) {
  const { retry } = useWords();
  return (
    <article className="prose">
      <ErrorBox title={words.offlineTitle} action={retry} onAction={() => window.location.reload()}>
        <p>{words.offlineText}</p>
      </ErrorBox>
    </article>
  );
}
