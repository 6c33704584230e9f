import { A } from "./A";
import { Fold } from "./Fold";
import { schemaPath } from "./navigation";
import { Prose } from "./Prose";
import { useReference } from "./ReferenceContext";
import type { Words } from "./types";
import * as looks from "../ui/looks.module.css";
import * as styles from "./SchemaLink.module.css";
import { fill } from "../shared/fill-text";

/** A mark for a schema inside itself. */
export function Recursion({ name, anchor }: { readonly name: string; readonly anchor: string }) {
  const { words } = useReference();
  return (
    <p className={looks.muted}>
      <span className={styles.mark}>{words.recursive}</span>{" "}
      <a href={`#${anchor}`}>
        {name}, {words.shownAbove}
      </a>
    </p>
  );
}

interface ElsewhereProps {
  readonly name: string;
  /** Whether the line above links to its page. */
  readonly isLinked: boolean;
}

/** A named schema that does not fit on this page: a link to its own page, and a fold into which `src/fields` loads it from there. */
export function Elsewhere({ name, isLinked }: ElsewhereProps) {
  const { href, navigation, words } = useReference();
  const path = schemaPath(navigation, name);
  return (
    <>
      {!isLinked && (
        <p className={looks.muted}>
          {words.see} <SchemaName name={name} />
        </p>
      )}
      {path !== undefined && (
        <Fold summary={fill(words.inFull, { name })} open={false} nested unfold={href(path)}>
          <output data-failed={words.notLoaded}>{words.loading}</output>
        </Fold>
      )}
    </>
  );
}

/** A link to an included schema, with that schema's prose. */
export function IncludedSchema(props: { readonly name: string; readonly words: Words }) {
  const { words } = useReference();
  return (
    <div className={`${styles.included} ${looks.muted}`}>
      <p>
        {words.includes} <SchemaName name={props.name} />
      </p>
      <Prose of={props.words} />
    </div>
  );
}

/** The name of a schema, linked to its page if there is one. */
function SchemaName({ name }: { readonly name: string }) {
  const path = schemaPath(useReference().navigation, name);
  return path === undefined ? <code>{name}</code> : <A href={path}>{name}</A>;
}
