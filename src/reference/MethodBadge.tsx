import * as styles from "./MethodBadge.module.css";

/** The methods with a colour of their own. */
const coloured = ["get", "post", "put", "patch", "delete"];

/** An HTTP method (or the word "webhook") as word and colour. */
export function MethodBadge({
  method,
  label,
}: {
  readonly method: string;
  readonly label?: string;
}) {
  return (
    <span className={styles.badge} data-method={coloured.includes(method) ? method : "other"}>
      {label ?? method.toUpperCase()}
    </span>
  );
}
