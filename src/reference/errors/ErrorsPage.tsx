import { errorId, typeId, uniqueIds } from "../../view/ids";
import { layOutSchema, rootPlace } from "../../view/lay-out-schema";
import { OnThisPage } from "../OnThisPage";
import { lookupIn } from "../OperationPage";
import { useReferenceWords } from "../ReferenceContext";
import { typeText } from "../TypeText";
import type { NamedSchemas, Schema } from "../types";
import { ErrorShape, type ErrorExample, type ErrorStatus } from "./ErrorShape";
import * as styles from "../Page.module.css";

/** Props of {@link ErrorsPage}. */
export interface ErrorsPageProps {
  /** The named schemas that unfold on this page. */
  readonly schemas?: NamedSchemas;
  readonly shapes: readonly {
    /** Absent for responses without a body. */
    readonly schema?: Schema;
    readonly examples?: readonly ErrorExample[];
    readonly statuses: readonly ErrorStatus[];
  }[];
}

/** The list of errors: every shape in which the API reports one, and where it occurs. */
export function ErrorsPage({ schemas, shapes }: ErrorsPageProps) {
  const words = useReferenceWords();
  const root = rootPlace(lookupIn(schemas));
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
        <h1>{words.errorShapes}</h1>
        <p className={styles.summary}>{words.errorsIntroduction(shapes.length)}</p>
      </header>
      <OnThisPage
        sections={laidOut.map(({ id, schema }) => ({
          id,
          title: schema ? typeText(schema.facts.type, words) : words.noBody,
        }))}
      />
      {laidOut.map((shape) => (
        <ErrorShape key={shape.id} {...shape} />
      ))}
    </article>
  );
}
