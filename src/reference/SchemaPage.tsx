import type { ReactNode } from "react";
import { Examples } from "./Examples";
import { ExpandAll } from "./ExpandAll";
import { NameText } from "./NameText";
import { OnThisPage } from "./OnThisPage";
import { PlaceContext, rootPlace } from "./place";
import { Ref } from "./Ref";
import { useReferenceWords } from "./ReferenceContext";
import { sectionsOf } from "./sections";
import type { Example, SchemaComponents } from "./types";
import * as styles from "./Page.module.css";

/** Props of {@link SchemaPage}. */
export interface SchemaPageProps {
  /** The key under `components.schemas`. */
  readonly name: string;
  readonly examples?: readonly Example[];
  /** The example was made from the members of the schema: the author gave none. */
  readonly sampled?: boolean;
  /** The schema itself and those that unfold in it. */
  readonly schemas?: SchemaComponents;
  /** When it is a union: the schemas of its variants. */
  readonly branches?: SchemaComponents;
  /** Further sections, such as where the schema is used. */
  readonly children?: ReactNode;
}

/** The page of one named schema, with its examples beside it. Ids of its rows start with its name. */
export function SchemaPage({
  name,
  examples = [],
  sampled = false,
  schemas = {},
  branches = {},
  children,
}: SchemaPageProps) {
  const words = useReferenceWords();
  const hasAside = examples.length > 0;
  const place = { ...rootPlace, schemas, branches, id: name, anchor: "schema" };
  const origin = sampled ? words.exampleOrigin.sampled : words.exampleOrigin.declared;
  return (
    <article className={hasAside ? styles.withAside : styles.page}>
      <header className={styles.header}>
        <h1 id="schema" className={styles.schemaName}>
          <NameText name={name} />
        </h1>
      </header>
      <OnThisPage
        sections={[{ id: "schema", title: words.schema }, ...sectionsOf(children, words)]}
      />
      <PlaceContext value={place}>
        <div className={`${styles.about} ${styles.schema}`} data-folds="schema">
          <ExpandAll of={name} />
          <Ref to={name} />
        </div>
      </PlaceContext>
      {hasAside && (
        <section className={styles.aside} aria-label={words.exampleHeading}>
          <div>
            <Examples
              examples={examples.map((example, index) => ({
                ...example,
                summary: examples.length > 1 ? `${origin} (${index + 1})` : origin,
              }))}
              open
            />
          </div>
        </section>
      )}
      <div className={styles.sections}>{children}</div>
    </article>
  );
}
