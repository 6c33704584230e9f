import type { ReactNode } from "react";
import type { Block as LaidOutBlock, LaidOutSchema } from "../view/lay-out-schema";
import { A } from "./A";
import { About } from "./About";
import { Body } from "./Body";
import { Chips } from "./Chips";
import { Condition } from "./Condition";
import { Discriminator } from "./Discriminator";
import { Enum } from "./Enum";
import { Flags } from "./Flags";
import { schemaPath } from "./navigation";
import { useNesting } from "./nesting";
import { Prose } from "./Prose";
import { useReference } from "./ReferenceContext";
import { Row } from "./Row";
import { TypeText } from "./TypeText";
import type { Words } from "./types";
import { Union } from "./Union";
import rowStyles from "./Row.module.css";
import refStyles from "./Ref.module.css";
import * as styles from "./Schema.module.css";

/** What is inside a schema besides its words and its rows. */
export function Block({ block }: { readonly block: LaidOutBlock<ReactNode> }) {
  switch (block.kind) {
    case "enum":
      return <Enum values={block.values} />;
    case "schema":
      return <Schema schema={block} named />;
    case "recursion":
      return <Recursion name={block.name} anchor={block.anchor} />;
    case "model":
      return <ModelLink name={block.name} />;
    case "includes":
      return <IncludedSchema name={block.name} words={{}} />;
    case "about":
      return <About name={block.name} words={block.words} />;
    case "items":
      return (
        <ul className={rowStyles.nested}>
          <Row row={block.row} />
        </ul>
      );
    case "union":
      return <Union union={block} />;
    case "condition":
      return <Condition condition={block} />;
    case "discriminator":
      return <Discriminator {...block} />;
  }
}

/** Props of {@link Schema}. */
export interface SchemaProps {
  readonly schema: LaidOutSchema<ReactNode> & { readonly saysType: boolean };
  /** It unfolds by its name. */
  readonly named?: boolean;
}

/** A schema that stands alone (the schema of a body) or unfolds by its name. */
export function Schema({ schema, named = false }: SchemaProps) {
  const { facts, body, saysType } = schema;
  const { inRow } = useNesting();
  const hasFlag = facts.nullable || facts.deprecated || facts.readOnly || facts.writeOnly;
  return (
    <div className={named && inRow ? styles.unfolded : styles.schema}>
      {(saysType || hasFlag) && (
        <p className={styles.line}>
          {saysType && <TypeText type={facts.type} />}
          <Flags facts={facts} isExplained={body.words.deprecation !== undefined} />
        </p>
      )}
      <Chips facts={facts} />
      <Body body={body} named={named} />
    </div>
  );
}

/** The mark of a schema inside itself. */
function Recursion({ name, anchor }: { readonly name: string; readonly anchor: string }) {
  const { words } = useReference();
  return (
    <p className={refStyles.recursion}>
      <span className={refStyles.mark}>{words.recursive}</span>{" "}
      <a href={`#${anchor}`}>
        {name}, {words.shownAbove}
      </a>
    </p>
  );
}

/** A link to the page of a named schema. */
function ModelLink({ name }: { readonly name: string }) {
  const { words } = useReference();
  return (
    <p className={refStyles.link}>
      {words.see} <SchemaName name={name} />
    </p>
  );
}

/** Says which schema is included, with that schema's own words. */
export function IncludedSchema(props: { readonly name: string; readonly words: Words }) {
  const { words } = useReference();
  return (
    <div className={refStyles.included}>
      <p>
        {words.includes} <SchemaName name={props.name} />
      </p>
      <Prose of={props.words} />
    </div>
  );
}

/** The name of a schema as a link to its page; the bare name when the API has no page for it. */
function SchemaName({ name }: { readonly name: string }) {
  const path = schemaPath(useReference().navigation, name);
  return path === undefined ? <code>{name}</code> : <A href={path}>{name}</A>;
}
