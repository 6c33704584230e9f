import * as styles from "./MethodBadge.module.css";

/** The methods with their own color. */
const colored = ["get", "post", "put", "patch", "delete"];

/** An HTTP method (or the word "webhook") in its color. */
export function MethodBadge({
  method,
  label,
}: {
  readonly method: string;
  readonly label?: string;
}) {
  return (
    <span className={styles.badge} data-method={colored.includes(method) ? method : "other"}>
      {label ?? method.toUpperCase()}
    </span>
  );
}
