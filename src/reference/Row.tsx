import type { ReactNode } from "react";
import type { Row as LaidOutRow } from "../view/lay-out-schema";
import { Anchor } from "./Anchor";
import { chipsOf } from "./chip-text";
import { ChangeMark, useMark } from "./ChangeMark";
import { ChipList } from "./Chips";
import { Flags } from "./Flags";
import { NestingContext, useNesting } from "./nesting";
import { markOf } from "./navigation";
import { useReference, useReferenceWords } from "./ReferenceContext";
import { TypeText } from "./TypeText";
import type { ReferenceWords } from "./words";
import * as looks from "../ui/looks.module.css";
import * as styles from "./Row.module.css";

interface RowProps {
  readonly row: LaidOutRow<ReactNode>;
  readonly children: ReactNode;
}

/** One value: name, type, flags and chips in a line, then the children. */
export function Row({ row, children }: RowProps) {
  const { id, part, scalar, facts, body, described } = row;
  const nesting = useNesting();
  const words = useReferenceWords();
  const name = nameOf(row, words);
  const chips = chipsOf(facts, words);
  const { navigation } = useReference();
  const mark =
    useMark(id, part) ??
    (typeof facts.type === "object" && "ref" in facts.type
      ? markOf(navigation, facts.type.ref)
      : undefined);
  const isNamed = row.kind === "member" || row.kind === "index";
  const Name = isNamed ? "code" : "span";
  return (
    <li className={`${styles.row} ${looks.stack}`} id={id} data-required={facts.required && ""}>
      <div className={styles.line} data-join="">
        <Name className={facts.deprecated ? styles.struck : styles.name}>
          {isNamed ? name : <i>{name}</i>}
        </Name>
        {id !== undefined && <Anchor id={id} name={name} />}{" "}
        <span className={styles.type}>
          <TypeText type={facts.type} />
          {scalar !== undefined && (
            <>
              {" · "}
              <TypeText type={scalar} />
            </>
          )}
        </span>
        <Flags
          facts={facts}
          isExplained={body.words.deprecation !== undefined || mark === "deprecated"}
        />
        <ChangeMark mark={mark} />
        {facts.title !== undefined && facts.title !== name && (
          <span className={styles.title}> {facts.title}</span>
        )}
      </div>
      <ChipList chips={chips} />
      <NestingContext value={{ ...nesting, inRow: true, described }}>{children}</NestingContext>
    </li>
  );
}

/** Returns the visible name of a row. */
function nameOf({ kind, name }: LaidOutRow<ReactNode>, words: ReferenceWords): string {
  switch (kind) {
    case "member":
      return name;
    case "index":
      return `[${name}]`;
    case "pattern":
      return `${words.propertiesMatching} ${name}`;
    case "additional":
      return words.anyOtherProperty;
    case "items":
      return words.eachItem;
  }
}
