import { Fragment, type ReactNode } from "react";
import type { LaidOutSchema } from "../../view/lay-out-schema";
import type { TypeRef } from "../../view/types";
import { Body } from "../Body";
import { Examples } from "../Examples";
import { Fold } from "../Fold";
import { HeadingLine } from "../HeadingLine";
import { NameText } from "../NameText";
import { NestingContext, useNesting } from "../nesting";
import { OperationLink } from "../OperationLink";
import { useReferenceWords } from "../ReferenceContext";
import { typeText, TypeText } from "../TypeText";
import type { Example } from "../types";
import type { ReferenceWords } from "../words";
import * as looks from "../../ui/looks.module.css";
import * as styles from "./ErrorShape.late.module.css";
import { counted } from "../../shared/fill-text";

/** A reference to one of an operation's examples. */
export interface ErrorExample {
  readonly status: string;
  /** Examples of one body of an operation. */
  readonly from: readonly Example[];
  /** Name of the example. */
  readonly name: string;
}

/** The operations that return a shape with one status. */
export interface ErrorStatus {
  /** `400`, `4XX` or `default`. */
  readonly status: string;
  /** Every operation of the API except those listed. */
  readonly everywhere?: boolean;
  /** Ids of operations. */
  readonly operations?: readonly string[];
}

/** The property that distinguishes a shape from the others. */
export interface ErrorMark {
  readonly name: string;
  /** Its type, if other shapes have a property with the same name. */
  readonly type: TypeRef | undefined;
}

interface ErrorShapeProps {
  readonly id: string;
  /** `undefined` for responses without a body. */
  readonly schema: LaidOutSchema<ReactNode> | undefined;
  readonly examples: readonly ErrorExample[];
  readonly statuses: readonly ErrorStatus[];
  readonly mark: ErrorMark | undefined;
}

/** One shape of an error: its schema with examples beside it, and the operations that return it. */
export function ErrorShape({ id, schema, examples, statuses, mark }: ErrorShapeProps) {
  const nesting = useNesting();
  const words = useReferenceWords();
  const name = schema && typeText(schema.facts.type, words);
  return (
    <section className={styles.shape} aria-labelledby={id} data-shape={schema ? "" : undefined}>
      <HeadingLine
        id={id}
        name={name ?? words.noBody}
        heading={
          name === undefined ? (
            words.noBody
          ) : (
            <code>
              <NameText name={name} />
            </code>
          )
        }
        flag={
          <span className={styles.statuses}>
            {statuses.map(({ status }) => (
              // The space separates statuses when the page is read as text.
              <Fragment key={status}>
                <code className={looks.badge}>{status}</code>{" "}
              </Fragment>
            ))}
          </span>
        }
      />
      <NestingContext value={{ ...nesting, level: nesting.level + 1 }}>
        <div className={examples.length > 0 ? styles.columns : undefined}>
          <div className={looks.stack}>
            {schema && (
              <>
                <p className={looks.muted}>
                  {words.schema} <TypeText type={schema.facts.type} />
                </p>
                {mark && (
                  <p className={looks.muted}>
                    {words.recognizedBy} <code>{mark.name}</code>
                    {mark.type !== undefined && (
                      <>
                        : <TypeText type={mark.type} />
                      </>
                    )}
                  </p>
                )}
                <Body body={schema.body} />
              </>
            )}
          </div>
          {examples.length > 0 && (
            <div>
              {examples.map((example, index) => (
                <Examples
                  key={index}
                  at={`${id}.${example.status}`}
                  examples={exampleOf(example, words)}
                  open={index === 0}
                />
              ))}
            </div>
          )}
        </div>
        <div className={looks.stack}>
          {statuses.map((status) => (
            <Status key={status.status} {...status} />
          ))}
        </div>
      </NestingContext>
    </section>
  );
}

/** Returns the example, with its status in the title. */
function exampleOf(
  { status, from, name }: ErrorExample,
  words: ReferenceWords,
): readonly Example[] {
  const found = from.find((example) => example.name === name);
  if (!found) return [];
  const title = `${status} ${words.statuses[status] ?? ""}`.trim();
  // Many documents mention the status themselves.
  if (found.summary?.includes(status)) return [found];
  const origin = found.sampled ? words.exampleOrigin.sampled : undefined;
  return [{ ...found, summary: [title, found.summary ?? origin].filter(Boolean).join(", ") }];
}

/** A list of operations with more entries than this starts folded. */
const longestOpenList = 6;

/** The operations that return a shape under one status. */
function Status({ status, everywhere = false, operations = [] }: ErrorStatus) {
  const words = useReferenceWords();
  const title = (
    <>
      <code className={looks.badge}>{status}</code> {words.statuses[status]}
    </>
  );
  if (operations.length === 0) {
    return (
      everywhere && (
        <p className={looks.muted}>
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
          {counted(
            everywhere ? words.occursEverywhereBut : words.occursIn,
            operations.length,
            words.lang,
          )}
        </>
      }
      open={operations.length <= longestOpenList}
    >
      <ul className={styles.operations}>
        {operations.map((id) => (
          <li key={id}>
            <OperationLink id={id} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}
