import { branchId } from "../view/ids";
import { layOutNamed, rootPlace } from "../view/lay-out-schema";
import { Block } from "./Body";
import { ChangeMark } from "./ChangeMark";
import { Examples } from "./Examples";
import { ExpandAll } from "./ExpandAll";
import { FieldsBar } from "./FieldsBar";
import { NestingContext, useNesting } from "./nesting";
import { NameText } from "./NameText";
import { markOf } from "./navigation";
import { OnThisPage } from "./OnThisPage";
import { Prose } from "./Prose";
import { useReference } from "./ReferenceContext";
import type { Example, NamedSchemas, UsedByProps } from "./types";
import { UsedBy } from "./UsedBy";
import * as styles from "./Page.module.css";

export interface SchemaPageProps {
  /** The key under `components.schemas`. */
  readonly name: string;
  readonly examples: readonly Example[];
  /** The schema itself and those that unfold in it. */
  readonly schemas: NamedSchemas;
  /** The schemas of its variants, if it is a union. */
  readonly branches: NamedSchemas;
  /** The operations and schemas that refer to the schema. */
  readonly usedBy?: UsedByProps;
}

/** The page of a named schema, with its examples beside it. Ids of its rows start with its name. */
export function SchemaPage({ name, examples, schemas, branches, usedBy }: SchemaPageProps) {
  const { navigation, words } = useReference();
  const mark = markOf(navigation, name);
  const hasAside = examples.length > 0;
  const root = rootPlace(
    (one) => schemas.get(one),
    (one) => branches.get(one),
  );
  const block = layOutNamed(name, { ...root, id: name, anchor: "schema" });
  const [first] = examples;
  const shown = first?.variant === undefined ? [] : [branchId(name, first.variant)];
  return (
    <article className={hasAside ? styles.withAside : styles.page}>
      <header className={styles.header}>
        <h1 id="schema" className={styles.schemaName}>
          <NameText name={name} />
        </h1>
        {mark && (
          <p data-join="">
            <ChangeMark mark={mark} />
          </p>
        )}
        {block.kind === "schema" && <Prose of={block.body.words} />}
      </header>
      <OnThisPage
        sections={[
          { id: "schema", title: words.schema },
          ...(usedBy ? [{ id: "used-by", title: words.usedBy }] : []),
        ]}
      />
      <div className={`${styles.about} ${styles.schema}`} data-folds="schema">
        <ExpandAll of={name} />
        {block.kind === "schema" && <FieldsBar body={block.body} />}
        <NestingContext value={{ ...useNesting(), sampled: shown }}>
          <Block
            block={
              block.kind === "schema" ? { ...block, body: { ...block.body, words: {} } } : block
            }
          />
        </NestingContext>
      </div>
      {hasAside && (
        <section className={styles.aside} aria-label={words.exampleHeading} data-nosnippet="">
          <div>
            <Examples
              at=""
              of={name}
              examples={examples.map((example, index) => {
                const { sampled, variant } = example;
                const origin = words.exampleOrigin[sampled ? "sampled" : "declared"];
                const numbered = examples.length > 1 ? `${origin} (${index + 1})` : origin;
                const summary = variant === undefined ? numbered : `${variant}, ${origin}`;
                return { ...example, summary };
              })}
              open
            />
          </div>
        </section>
      )}
      <div className={styles.sections}>{usedBy && <UsedBy {...usedBy} />}</div>
    </article>
  );
}
