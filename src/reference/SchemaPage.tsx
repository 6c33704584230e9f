import type { ReactNode } from "react";
import { PlaceContext, rootPlace } from "./place";
import { Ref } from "./Ref";
import type { SchemaComponents } from "./types";
import * as styles from "./Page.module.css";

/** Props of {@link SchemaPage}. */
export interface SchemaPageProps {
  /** The key under `components.schemas`. */
  readonly name: string;
  /** The schema itself and those that unfold in it. */
  readonly schemas: SchemaComponents;
  /** When it is a union: the schemas of its variants. */
  readonly branches?: SchemaComponents;
  /** Further sections, such as where the schema is used. */
  readonly children?: ReactNode;
}

/** The page of one named schema. Ids of its rows start with its name. */
export function SchemaPage({ name, schemas, branches = {}, children }: SchemaPageProps) {
  const place = { ...rootPlace, schemas, branches, id: name, anchor: "schema" };
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <h1 id="schema" className={styles.schemaName}>
          {name}
        </h1>
      </header>
      <div>
        <PlaceContext value={place}>
          <Ref to={name} />
        </PlaceContext>
        {children}
      </div>
    </article>
  );
}
