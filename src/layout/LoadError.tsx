import { useWords } from "../i18n/use-words";
import { ErrorBox } from "./ErrorBox";

interface LoadErrorProps {
  readonly onRetry: () => void;
  /** The text of the page stands below. */
  readonly isAbovePage?: boolean;
}

/** For a page whose module did not arrive. */
export function LoadError({ onRetry, isAbovePage }: LoadErrorProps) {
  const words = useWords();
  return (
    <ErrorBox
      title={words.loadErrorTitle}
      isAbovePage={isAbovePage}
      action={words.retry}
      onAction={onRetry}
    >
      <p>{words.loadErrorText}</p>
    </ErrorBox>
  );
}
