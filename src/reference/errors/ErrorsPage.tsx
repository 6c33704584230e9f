import type { ReactNode } from "react";
import { errorId, typeId, uniqueIds } from "../../view/ids";
import { type LaidOutSchema, layOutSchema, type Row } from "../../view/lay-out-schema";
import { sameType } from "../../view/type-ref";
import { OnThisPage } from "../OnThisPage";
import { useReferenceWords, useRootPlace } from "../ReferenceContext";
import { typeText } from "../TypeText";
import type { Schema } from "../types";
import { ErrorBox } from "./ErrorBox";
import { ErrorShape, type ErrorExample, type ErrorMark, type ErrorStatus } from "./ErrorShape";
import * as styles from "../Page.module.css";
import { counted } from "../../shared/fill-text";

export interface ErrorsPageProps {
  readonly shapes: readonly {
    /** Absent for responses without a body. */
    readonly schema?: Schema;
    readonly examples?: readonly ErrorExample[];
    readonly statuses: readonly ErrorStatus[];
  }[];
}

/** The list of errors: every shape of an error, and where it occurs. */
export function ErrorsPage({ shapes }: ErrorsPageProps) {
  const words = useReferenceWords();
  const root = useRootPlace();
  // Unnamed shapes may get the same id from their types.
  const unique = uniqueIds();
  const laidOut = shapes.map(({ schema, examples = [], statuses }) => {
    const id = unique(errorId(schema && typeId(schema.type)));
    const place = { ...root, id, anchor: id, shownType: schema?.type };
    return { id, schema: schema && layOutSchema(schema, place), examples, statuses };
  });
  return (
    <article className={styles.wide}>
      <header className={styles.header}>
        <h1>{words.singlePages.errors.title}</h1>
        <p className={styles.summary}>
          {counted(words.errorsIntroduction, shapes.length, words.lang)}
        </p>
        <ErrorBox />
      </header>
      <OnThisPage
        sections={laidOut.map(({ id, schema }) => ({
          id,
          title: schema ? typeText(schema.facts.type, words) : words.noBody,
        }))}
      />
      {laidOut.map((shape) => (
        <ErrorShape
          key={shape.id}
          {...shape}
          mark={shape.schema && markOf(shape.schema, laidOut)}
        />
      ))}
    </article>
  );
}

/** Returns the property that distinguishes a shape from the others, preferably a required one. */
function markOf(
  schema: LaidOutSchema<ReactNode>,
  shapes: readonly { readonly schema: LaidOutSchema<ReactNode> | undefined }[],
): ErrorMark | undefined {
  const others = shapes.flatMap((shape) =>
    shape.schema === undefined || shape.schema === schema ? [] : rowsOf(shape.schema),
  );
  if (others.length === 0) return undefined;
  const marks = rowsOf(schema).flatMap(({ name, facts }) => {
    const namesakes = others.filter((other) => other.name === name);
    const isOwn = namesakes.every((other) => !sameType(other.facts.type, facts.type));
    const type = namesakes.length > 0 ? facts.type : undefined;
    return isOwn ? [{ name, type, isRequired: facts.required === true }] : [];
  });
  return marks.find(({ isRequired }) => isRequired) ?? marks[0];
}

function rowsOf({ body }: LaidOutSchema<ReactNode>): readonly Row<ReactNode>[] {
  return [
    ...body.rows,
    ...body.blocks.flatMap((block) => (block.kind === "schema" ? block.body.rows : [])),
  ];
}
