import { Fragment } from "react";
import * as styles from "./MethodBadge.module.css";

/** A path template with highlighted parameters. It may break after slashes. */
export function PathText({ path }: { readonly path: string }) {
  return (
    <code>
      {path.split(/(\{[^}]*\}|\/)/).map((part, index) => (
        <Fragment key={index}>
          {part.startsWith("{") ? <span className={styles.parameter}>{part}</span> : part}
          {part === "/" && <wbr />}
        </Fragment>
      ))}
    </code>
  );
}
