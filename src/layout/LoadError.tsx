import { useWords } from "../i18n/use-words";
import { ErrorBox } from "./ErrorBox";

interface LoadErrorProps {
  readonly onRetry: () => void;
  /** Whether the content of the page follows. */
  readonly isAbovePage?: boolean;
}

/** Shown when the module of a page failed to load. */
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
