import { A } from "./A";
import { unfoldable } from "./collect";
import { schemaPath } from "./navigation";
import { PlaceContext, usePlace } from "./place";
import { useReference } from "./ReferenceContext";
import * as styles from "./Ref.module.css";

/** Props of {@link Ref}. */
export interface RefProps {
  /** Name of the schema, as the specification writes it. */
  readonly to: string;
}

/**
 * A named schema at this place: it unfolds; inside itself it is a marked link to where it unfolds; where the page does
 * not hold it, it is a link to its own page.
 */
export function Ref({ to }: RefProps) {
  const place = usePlace();
  const ancestor = place.ancestors.find(({ name }) => name === to);
  if (ancestor) return <Recursion name={to} anchor={ancestor.anchor} />;
  const named = unfoldable(to, place.schemas);
  const branch = named ? undefined : unfoldable(to, place.branches);
  const schema = named ?? branch;
  if (!schema) return states(place.stated, to) ? null : <ModelLink name={to} />;
  const ancestors = [...place.ancestors, { name: to, anchor: place.anchor }];
  const inside = { ...place, ancestors, branches: branch ? {} : place.branches };
  return (
    // A plain function without hooks, so that it can be called.
    <PlaceContext value={inside}>{schema()}</PlaceContext>
  );
}
Ref.part = "structure" as const;

/** Whether a type text such as `array of Class` or `Card or Bank` names the schema. */
function states(type: string, name: string): boolean {
  return type === name || type.endsWith(` of ${name}`) || type.split(" or ").includes(name);
}

/** The mark of a schema inside itself. */
export function Recursion({ name, anchor }: { readonly name: string; readonly anchor: string }) {
  const { words } = useReference();
  return (
    <p className={styles.recursion}>
      <span className={styles.mark}>{words.recursive}</span>{" "}
      <a href={`#${anchor}`}>
        {name}, {words.shownAbove}
      </a>
    </p>
  );
}

/** A link to the page of a named schema; its bare name when the API has no page for it. */
function ModelLink({ name }: { readonly name: string }) {
  const { navigation, words } = useReference();
  const path = schemaPath(navigation, name);
  return (
    <p className={styles.link}>
      {words.see} {path === undefined ? <code>{name}</code> : <A href={path}>{name}</A>}
    </p>
  );
}
