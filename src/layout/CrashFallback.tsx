import { useWords } from "../i18n/use-words";
import { causeChain } from "./cause-chain";
import { ErrorBox } from "./ErrorBox";
import styles from "./ErrorBox.module.css";

interface CrashFallbackProps {
  /** What was thrown. */
  readonly error: unknown;
  readonly onTryAgain: () => void;
}

/** Instead of a page that threw while it rendered: the message, and what caused it. */
export function CrashFallback({ error, onTryAgain }: CrashFallbackProps) {
  const words = useWords();
  const [message, ...causes] = causeChain(error);
  return (
    <ErrorBox title={words.crashTitle} action={words.tryAgain} onAction={onTryAgain}>
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
