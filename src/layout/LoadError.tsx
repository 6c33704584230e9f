import { useWords } from "../i18n/use-words";
import { ErrorBox } from "./ErrorBox";

interface LoadErrorProps {
  /** Default: that a page could not be loaded. */
  readonly title?: string;
  readonly onRetry: () => void;
  /** Whether the content of the page follows. */
  readonly isAbovePage?: boolean;
}

/** Shown when a page, or the search, failed to load. */
export function LoadError({ title, onRetry, isAbovePage }: LoadErrorProps) {
  const words = useWords();
  return (
    <ErrorBox
      title={title ?? words.loadErrorTitle}
      isAbovePage={isAbovePage}
      action={words.retry}
      onAction={onRetry}
    >
      <p>{words.loadErrorText}</p>
    </ErrorBox>
  );
}
