import type { ReactNode } from "react";
import type { Body as LaidOutBody } from "../view/lay-out-schema";
import { About } from "./About";
import { Block, IncludedSchema } from "./Block";
import { Fold } from "./Fold";
import { NestingContext, useNesting } from "./nesting";
import { Prose } from "./Prose";
import { useReferenceWords } from "./ReferenceContext";
import { Rows } from "./Row";
import { Rule } from "./Rule";
import * as styles from "./Row.module.css";

/** Props of {@link Body}. */
export interface BodyProps {
  readonly body: LaidOutBody<ReactNode>;
  /** It is that of a named schema: where the row around it has words of its own, the schema's go into the fold. */
  readonly named?: boolean;
}

/** What is inside a schema: description, rules, properties, then unions, items and conditions. */
export function Body({ body, named = false }: BodyProps) {
  const { words: prose, rows, included, blocks } = body;
  const nesting = useNesting();
  const words = useReferenceWords();
  const rules = body.rules.map((rule, index) => <Rule key={index} rule={rule} />);
  const rest = blocks.map((block, index) => <Block key={index} block={block} />);
  // Rows that are merged need no word of where they come from; what else their schema says is folded.
  const silent = included.filter(({ isSilent }) => isSilent);
  if (rows.length === 0 && silent.length === 0) {
    return (
      <>
        <Prose of={prose} />
        {rules}
        {rest}
      </>
    );
  }
  const content = (
    <>
      {rules}
      <Rows rows={rows} />
      {body.closed && <p className={styles.note}>{words.noOtherProperties}</p>}
      {silent.map((schema) => (
        <IncludedSchema key={schema.name} {...schema} />
      ))}
      {included
        .filter(({ isSilent }) => !isSilent)
        .map((schema) => (
          <About key={schema.name} {...schema} />
        ))}
    </>
  );
  const isOpen = rows.some(({ kind }) => kind === "pattern" || kind === "additional");
  const isProseInside = named && nesting.inRow && nesting.described;
  return (
    <>
      {!isProseInside && <Prose of={prose} />}
      {nesting.inRow ? (
        <Fold
          summary={isOpen ? words.propertiesHeading : words.properties(rows.length)}
          open={nesting.depth < 2}
          nested
        >
          <NestingContext value={{ ...nesting, depth: nesting.depth + 1, inRow: false }}>
            {isProseInside && <Prose of={prose} />}
            {content}
          </NestingContext>
        </Fold>
      ) : (
        content
      )}
      {rest}
    </>
  );
}
