import { useWords } from "../i18n/use-words";
import { ErrorBox } from "./ErrorBox";

/** Instead of a page whose module did not arrive. */
export function LoadError({ onRetry }: { onRetry: () => void }) {
  const words = useWords();
  return (
    <ErrorBox title={words.loadErrorTitle} action={words.retry} onAction={onRetry}>
      <p>{words.loadErrorText}</p>
    </ErrorBox>
  );
}
