import { isValidElement, type ReactElement, type ReactNode } from "react";
import { OnThisPage } from "../OnThisPage";
import { childList } from "../parts";
import { PlaceContext, rootPlace } from "../place";
import { useReferenceWords } from "../ReferenceContext";
import type { SchemaComponents } from "../types";
import { Within } from "../Within";
import { ErrorShape, shapeName, type ErrorShapeProps } from "./ErrorShape";
import { shapeId } from "./shape-id";
import * as styles from "../Page.module.css";

/** Props of {@link ErrorsPage}. */
export interface ErrorsPageProps {
  /** The named schemas that unfold on this page. */
  readonly schemas?: SchemaComponents;
  /** The shapes. */
  readonly children?: ReactNode;
}

/** The catalogue of errors: every shape in which the API reports one, and where it occurs. */
export function ErrorsPage({ schemas = {}, children }: ErrorsPageProps) {
  const words = useReferenceWords();
  const shapes = named(children, words.noBody);
  return (
    <PlaceContext value={{ ...rootPlace, schemas }}>
      <article className={styles.wide}>
        <header className={styles.header}>
          <h1>{words.errorShapes}</h1>
          <p className={styles.summary}>{words.errorsIntroduction(shapes.length)}</p>
        </header>
        <OnThisPage sections={shapes.map(({ id, name }) => ({ id, title: name }))} />
        {shapes.map(({ id, shape }) => (
          <Within key={id} id={id}>
            {shape}
          </Within>
        ))}
      </article>
    </PlaceContext>
  );
}

interface NamedShape {
  readonly id: string;
  readonly name: string;
  readonly shape: ReactNode;
}

/** The shapes with their ids; shapes without a name of their own may share one, and are counted. */
function named(children: ReactNode, noBody: string): readonly NamedShape[] {
  const seen = new Map<string, number>();
  return childList(children)
    .filter(
      (child): child is ReactElement<ErrorShapeProps> =>
        isValidElement(child) && child.type === ErrorShape,
    )
    .map((shape) => {
      const name = shapeName(shape.props);
      const id = shapeId(name ?? "no-body");
      const count = (seen.get(id) ?? 0) + 1;
      seen.set(id, count);
      return { id: count === 1 ? id : `${id}-${count}`, name: name ?? noBody, shape };
    });
}
