import type { SchemeFacts as SchemeFactsProps } from "../view/types";
import { useReferenceWords } from "./ReferenceContext";
import * as styles from "./Security.module.css";

/** A security scheme in one line, for an API key starting with its location: `X-Key` header · API key. */
export function SchemeLine(props: SchemeFactsProps) {
  const words = useReferenceWords();
  if (props.type !== "apiKey") return <SchemeFacts {...props} />;
  return (
    <span className={styles.facts}>
      <code>{props.parameter}</code> {words.credentialsIn[props.in ?? "header"]} · {words.apiKey}
    </span>
  );
}

/** The facts of a security scheme as one line. */
export function SchemeFacts(props: SchemeFactsProps) {
  const words = useReferenceWords();
  if (props.type === "apiKey") {
    return (
      <span className={styles.facts}>
        {words.apiKeyIn[props.in ?? "header"]} <code>{props.parameter}</code>
      </span>
    );
  }
  if (props.type === "http") {
    return (
      <span className={styles.facts}>
        {words.httpScheme} <code>{props.scheme}</code>
        {props.bearerFormat !== undefined && (
          <>
            , {words.bearerFormat} <code>{props.bearerFormat}</code>
          </>
        )}
      </span>
    );
  }
  return <span className={styles.facts}>{words[props.type]}</span>;
}
