import { Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { A } from "../A";
import { Examples } from "../Examples";
import { Fold } from "../Fold";
import { HeadingLine } from "../HeadingLine";
import { MethodBadge } from "../MethodBadge";
import { NameText } from "../NameText";
import { findOperation, operationPath } from "../navigation";
import { childList } from "../parts";
import { PlaceContext, usePlace } from "../place";
import { Ref, type RefProps } from "../Ref";
import { useReference, useReferenceWords } from "../ReferenceContext";
import { SchemaBody } from "../SchemaBody";
import { TypeText } from "../TypeText";
import type { Example } from "../types";
import { Within } from "../Within";
import type { ReferenceWords } from "../words";
import * as styles from "./ErrorShape.module.css";

/** Props of {@link ErrorShape}. */
export interface ErrorShapeProps {
  /** Display text of the type; the name of the schema when absent. Without either, answers that have no body. */
  readonly type?: string;
  /** The body of the schema, then examples, then the statuses. */
  readonly children?: ReactNode;
}

/** One shape of an error: its schema, an example beside it, and the operations that answer with it. */
export function ErrorShape({ type, children }: ErrorShapeProps) {
  const place = usePlace();
  const words = useReferenceWords();
  const name = shapeName({ type, children });
  const nodes = childList(children);
  const statuses = elementsOf<ErrorStatusProps>(nodes, ErrorStatus);
  const examples = elementsOf<ErrorExampleProps>(nodes, ErrorExample);
  const schema = nodes.filter((node) => !isOneOf(node, [ErrorStatus, ErrorExample]));
  const inside = { ...place, anchor: place.id, level: place.level + 1, stated: name ?? "" };
  return (
    <section className={styles.shape} aria-labelledby={place.id}>
      <HeadingLine
        id={place.id}
        name={name ?? words.noBody}
        heading={name === undefined ? words.noBody : <NameCode name={name} />}
        flag={
          <span className={styles.statuses}>
            {statuses.map(({ props: { status } }) => (
              // The blank is for those who read the page as text.
              <Fragment key={status}>
                <code>{status}</code>{" "}
              </Fragment>
            ))}
          </span>
        }
      />
      <PlaceContext value={inside}>
        <div className={examples.length > 0 ? styles.columns : undefined}>
          <div className={styles.schema}>
            {name !== undefined && <ModelOf type={name} />}
            <SchemaBody>{schema}</SchemaBody>
          </div>
          {examples.length > 0 && (
            <div className={styles.examples}>
              {examples.map(({ props }, index) => (
                <Within key={index} id={`${place.id}.${props.status}`}>
                  <Examples examples={exampleOf(props, words)} open={index === 0} />
                </Within>
              ))}
            </div>
          )}
        </div>
        <div className={styles.occurrences}>{statuses}</div>
      </PlaceContext>
    </section>
  );
}

/** The type of a shape, where it is the name of a schema. */
export function shapeName({ type, children }: ErrorShapeProps): string | undefined {
  return type ?? elementsOf<RefProps>(childList(children), Ref).at(0)?.props.to;
}

function NameCode({ name }: { readonly name: string }) {
  return (
    <code>
      <NameText name={name} />
    </code>
  );
}

function ModelOf({ type }: { readonly type: string }) {
  return (
    <p className={styles.model}>
      {useReferenceWords().schema} <TypeText type={type} />
    </p>
  );
}

/** The example under a title that says its status. */
function exampleOf(
  { status, from, name }: ErrorExampleProps,
  words: ReferenceWords,
): readonly Example[] {
  const found = from.find((example) => example.name === name);
  if (!found) return [];
  const title = `${status} ${words.statuses[status] ?? ""}`.trim();
  // Many authors say it themselves.
  if (found.summary?.includes(status)) return [found];
  const origin = found.sampled ? words.exampleOrigin.sampled : undefined;
  return [{ ...found, summary: [title, found.summary ?? origin].filter(Boolean).join(", ") }];
}

/** Props of {@link ErrorExample}. */
export interface ErrorExampleProps {
  readonly status: string;
  /** Examples of one body of an operation. */
  readonly from: readonly Example[];
  /** Which of them. */
  readonly name: string;
}

/** An example of the shape around it, which draws it. */
export const ErrorExample: (props: ErrorExampleProps) => null = () => null;

/** Props of {@link ErrorStatus}. */
export interface ErrorStatusProps {
  /** `400`, `4XX` or `default`. */
  readonly status: string;
  /** Every operation of the API but the children. */
  readonly everywhere?: boolean;
  /** The operations. */
  readonly children?: ReactNode;
}

/** As many operations are read at a glance; more are folded. */
const longestOpenList = 6;

/** The operations that answer with a shape under one status. */
export function ErrorStatus({ status, everywhere = false, children }: ErrorStatusProps) {
  const words = useReferenceWords();
  const links = childList(children);
  const title = (
    <>
      <code>{status}</code> {words.statuses[status]}
    </>
  );
  if (links.length === 0) {
    return (
      everywhere && (
        <p className={styles.everywhere}>
          {title}: {words.occursEverywhere}
        </p>
      )
    );
  }
  return (
    <Fold
      summary={
        <>
          {title}:{" "}
          {everywhere ? words.occursEverywhereBut(links.length) : words.occursIn(links.length)}
        </>
      }
      open={links.length <= longestOpenList}
    >
      <ul className={styles.operations}>{links}</ul>
    </Fold>
  );
}

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

type Component<Props> = (props: Props) => ReactNode;

function elementsOf<Props>(
  nodes: readonly ReactNode[],
  component: Component<Props>,
): readonly ReactElement<Props>[] {
  return nodes.filter(
    (node): node is ReactElement<Props> => isValidElement(node) && node.type === component,
  );
}

function isOneOf(node: ReactNode, components: readonly unknown[]): boolean {
  return isValidElement(node) && components.includes(node.type);
}
