import { useWords } from "../i18n/use-words";
import { causeChain } from "./cause-chain";
import { ErrorBox } from "./ErrorBox";
import * as styles from "./ErrorBox.late.module.css";

interface CrashFallbackProps {
  readonly error: unknown;
  readonly onTryAgain: () => void;
  /** Whether the content of the page follows. */
  readonly isAbovePage?: boolean;
}

/** Replaces a component that threw while rendering: shows the error's message and its causes. */
export function CrashFallback({ error, onTryAgain, isAbovePage }: CrashFallbackProps) {
  const words = useWords();
  const [message, ...causes] = causeChain(error);
  return (
    <ErrorBox
      title={words.crashTitle}
      isAbovePage={isAbovePage}
      action={words.tryAgain}
      onAction={onTryAgain}
    >
      <pre className={styles.message}>{message}</pre>
      {causes.map((cause, index) => (
        <div key={index}>
          <p>{words.causedBy}</p>
          <pre className={styles.message}>{cause}</pre>
        </div>
      ))}
    </ErrorBox>
  );
}
