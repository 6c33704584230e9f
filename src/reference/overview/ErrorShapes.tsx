import { isValidElement, type ReactNode } from "react";
import { A } from "../A";
import { Fold } from "../Fold";
import { HeadingLine } from "../HeadingLine";
import { MethodBadge } from "../MethodBadge";
import { findOperation, operationPath } from "../navigation";
import { childList } from "../parts";
import { PlaceContext, usePlace } from "../place";
import { Ref, type RefProps } from "../Ref";
import { useReference, useReferenceWords } from "../ReferenceContext";
import { SchemaBody } from "../SchemaBody";
import { Section } from "../Section";
import { TypeText } from "../TypeText";
import { Within } from "../Within";
import * as styles from "./ErrorShapes.module.css";

/** The shapes in which the API reports errors. */
export function ErrorShapes({ children }: { readonly children?: ReactNode }) {
  const words = useReferenceWords();
  const shapes = childList(children);
  const seen = new Map<string, number>();
  if (shapes.length === 0) return null;
  return (
    <Section id="errors" title={words.errorShapes}>
      {shapes.map((shape, index) => {
        const status = isValidElement<ErrorShapeProps>(shape) ? shape.props.status : "";
        const count = (seen.get(status) ?? 0) + 1;
        seen.set(status, count);
        return (
          <Within key={index} id={`error-${status}${count > 1 ? `-${count}` : ""}`}>
            {shape}
          </Within>
        );
      })}
    </Section>
  );
}
ErrorShapes.part = "section" as const;
ErrorShapes.section = "errors" as const;

/** Props of {@link ErrorShape}. */
export interface ErrorShapeProps {
  /** `400`, `4XX` or `default`. */
  readonly status: string;
  /** Display text of the type; the name of the schema when absent. */
  readonly type?: string;
  /** The body of the schema, then where it occurs. */
  readonly children?: ReactNode;
}

/** From this depth on rows start folded. */
const foldedDepth = 2;

/** One shape of an error, and the operations that answer with it. */
export function ErrorShape({ status, type, children }: ErrorShapeProps) {
  const place = usePlace();
  const words = useReferenceWords();
  const isOccurrence = (node: ReactNode) => isValidElement(node) && node.type === OccursIn;
  const nodes = childList(children);
  const name = type ?? nodes.map(refName).find((found) => found !== undefined);
  const inside = {
    ...place,
    anchor: place.id,
    level: place.level + 1,
    examplesAside: false,
    // The rows are folded: a list of shapes is read by its headings and descriptions.
    folds: true,
    depth: foldedDepth,
    stated: name ?? "",
  };
  return (
    <div className={styles.shape}>
      <HeadingLine
        id={place.id}
        name={`${status} ${words.statuses[status] ?? ""}`.trim()}
        heading={
          <>
            <code>{status}</code> {words.statuses[status]}
          </>
        }
      >
        {name !== undefined && (
          <span className={styles.type}>
            <TypeText type={name} />
          </span>
        )}
      </HeadingLine>
      <PlaceContext value={inside}>
        <SchemaBody>{nodes.filter((node) => !isOccurrence(node))}</SchemaBody>
        {nodes.filter(isOccurrence)}
      </PlaceContext>
    </div>
  );
}

function refName(node: ReactNode): string | undefined {
  return isValidElement<RefProps>(node) && node.type === Ref ? node.props.to : undefined;
}

/** Props of {@link OccursIn}. */
export interface OccursInProps {
  /** Every operation of the API but the children. */
  readonly everywhere?: boolean;
  /** The operations. */
  readonly children?: ReactNode;
}

/** The operations in which something occurs. */
export function OccursIn({ everywhere = false, children }: OccursInProps) {
  const words = useReferenceWords();
  const links = childList(children);
  if (links.length === 0) {
    return everywhere && <p className={styles.everywhere}>{words.occursEverywhere}</p>;
  }
  const summary = everywhere ? words.occursEverywhereBut : words.occursIn;
  return (
    <Fold summary={`${summary}: ${links.length}`} open={false}>
      <ul className={styles.operations}>{links}</ul>
    </Fold>
  );
}
OccursIn.part = "structure" as const;

/** Props of {@link OperationLink}. */
export interface OperationLinkProps {
  readonly id: string;
}

/** A link to the page of an operation, under the title that the navigation gives it. */
export function OperationLink({ id }: OperationLinkProps) {
  const operation = findOperation(useReference().navigation, id);
  return (
    <li>
      {operation && <MethodBadge method={operation.method} />}
      <A href={operationPath(id)}>{operation?.title ?? id}</A>
    </li>
  );
}
