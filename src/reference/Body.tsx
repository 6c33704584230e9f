import type { ReactNode } from "react";
import type {
  Block as LaidOutBlock,
  Body as LaidOutBody,
  LaidOutSchema,
  Row as LaidOutRow,
} from "../view/lay-out-schema";
import { Chips } from "./Chips";
import { Condition } from "./Condition";
import { Discriminator } from "./Discriminator";
import { Enum } from "./Enum";
import { Flags } from "./Flags";
import { Fold } from "./Fold";
import { NestingContext, useNesting } from "./nesting";
import { isEmpty, Prose } from "./Prose";
import { useReferenceWords } from "./ReferenceContext";
import { Row } from "./Row";
import { Rule } from "./Rule";
import { Elsewhere, IncludedSchema, Recursion } from "./SchemaLink";
import type { Words } from "./types";
import { TypeText } from "./TypeText";
import { Union } from "./Union";
import * as looks from "../ui/looks.module.css";
import * as styles from "./Row.module.css";
import { counted, fill } from "../shared/fill-text";

/*
 * The content of a schema is recursive: bodies contain rows and blocks, and these contain bodies. The other components of a schema
 * render a single line and take their content as children.
 */

interface BodyProps {
  readonly body: LaidOutBody<ReactNode>;
  /** The body of a named schema, whose prose goes into the fold if the row around it has its own. */
  readonly named?: boolean;
}

/** The content of a schema: description, rules and properties, then unions, items and conditions. */
export function Body({ body, named = false }: BodyProps) {
  const { words: prose, rows, included, blocks } = body;
  const nesting = useNesting();
  const words = useReferenceWords();
  const rules = body.rules.map((rule, index) => <Rule key={index} rule={rule} />);
  const rest = blocks.map((block, index) => <Block key={index} block={block} />);
  const closed = body.closed && <p className={looks.note}>{words.noOtherProperties}</p>;
  // Schemas whose rows are merged are not mentioned; their prose is folded.
  const silent = included.filter(({ isSilent }) => isSilent);
  if (rows.length === 0 && silent.length === 0) {
    return (
      <>
        <Prose of={prose} />
        {rules}
        {closed}
        {rest}
      </>
    );
  }
  const content = (
    <>
      {rules}
      <Rows rows={rows} />
      {!nesting.inRow && closed}
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
  const required = rows.filter(({ facts }) => facts.required).length;
  const isProseInside = named && nesting.inRow && nesting.described;
  return (
    <>
      {!isProseInside && <Prose of={prose} />}
      {nesting.inRow ? (
        <Fold
          summary={
            <>
              {(isOpen
                ? words.propertiesHeading
                : counted(words.properties, rows.length, words.lang)) +
                // True of what "Required only" leaves, too.
                (required > 0 && required < rows.length ? `, ${required} ${words.required}` : "")}
              {body.closed && <span>{words.andNoOther}</span>}
            </>
          }
          open={nesting.depth < 2}
          repeats={!body.closed}
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

/** A list of rows; nothing if there are none. */
export function Rows({ rows }: { readonly rows: readonly LaidOutRow<ReactNode>[] }) {
  if (rows.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {rows.map((row, index) => (
        <Row key={row.id ?? index} row={row}>
          <Body body={row.body} />
        </Row>
      ))}
    </ul>
  );
}

/** A part of a schema that is neither prose nor a row. */
export function Block({ block }: { readonly block: LaidOutBlock<ReactNode> }) {
  switch (block.kind) {
    case "enum":
      return <Enum values={block.values} />;
    case "schema":
      return <Schema schema={block} named />;
    case "recursion":
      return <Recursion name={block.name} anchor={block.anchor} />;
    case "model":
      return <Elsewhere {...block} />;
    case "includes":
      return (
        <>
          <IncludedSchema name={block.name} words={{}} />
          <Elsewhere name={block.name} isLinked />
        </>
      );
    case "about":
      return <About name={block.name} words={block.words} />;
    case "items":
      return (
        <ul className={styles.nested}>
          <Row row={block.row}>
            <Body body={block.row.body} />
          </Row>
        </ul>
      );
    case "union":
      return <Union union={block} renderInside={({ body }) => <Body body={body} />} />;
    case "condition":
      return (
        <Condition condition={block}>
          <Body body={block.body} />
        </Condition>
      );
    case "discriminator":
      return <Discriminator {...block} />;
  }
}

interface SchemaProps {
  readonly schema: LaidOutSchema<ReactNode> & { readonly showsType: boolean };
  /** A named schema that unfolds. */
  readonly named?: boolean;
}

/** The schema of a body, or a named schema that unfolds. */
export function Schema({ schema, named = false }: SchemaProps) {
  const { facts, body, showsType } = schema;
  const hasFlag = facts.nullable || facts.deprecated || facts.readOnly || facts.writeOnly;
  return (
    <div className={looks.stack}>
      {(showsType || hasFlag) && (
        <p className={looks.muted} data-join="">
          {showsType && <TypeText type={facts.type} />}
          <Flags facts={facts} isExplained={body.words.deprecation !== undefined} />
        </p>
      )}
      <Chips facts={facts} />
      <Body body={body} named={named} />
    </div>
  );
}

/**
 * A named schema's own prose. It is folded because the row or variant has its own, but it may contain rules that are stated nowhere
 * else. Renders nothing if there is none.
 */
function About({ name, words: prose }: { readonly name: string; readonly words: Words }) {
  const words = useReferenceWords();
  if (isEmpty(prose)) return null;
  return (
    <Fold summary={fill(words.about, { name })} open={false}>
      <Prose of={prose} />
    </Fold>
  );
}
