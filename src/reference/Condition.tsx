import type { ReactNode } from "react";
import type { Block } from "../view/lay-out-schema";
import { Chips } from "./Chips";
import { NestingContext, useNesting } from "./nesting";
import { useReferenceWords } from "./ReferenceContext";
import { TypeText } from "./TypeText";
import { containingText, type ReferenceWords } from "./words";
import * as looks from "../ui/looks.module.css";
import * as styles from "./Condition.module.css";

/** A condition of a schema, laid out. */
type LaidOutCondition = Extract<Block<ReactNode>, { readonly kind: "condition" }>;

interface ConditionProps {
  readonly condition: LaidOutCondition;
  /** The content of the schema. */
  readonly children: ReactNode;
}

/** A schema with a label that says what must match it (JSON Schema 2020-12, 10.2 and 10.3). */
export function Condition({ condition, children }: ConditionProps) {
  const nesting = useNesting();
  const label = labelOf(condition, useReferenceWords());
  return (
    <div className={styles.condition}>
      <p className={looks.caption}>
        {label}{" "}
        <span className={styles.type}>
          <TypeText type={condition.facts.type} />
        </span>
      </p>
      <Chips facts={condition.facts} />
      <NestingContext value={{ ...nesting, inRow: false }}>{children}</NestingContext>
    </div>
  );
}

function labelOf(condition: LaidOutCondition, words: ReferenceWords): ReactNode {
  const { keyword, property } = condition;
  switch (keyword) {
    case "dependentSchemas":
      return (
        <>
          {words.when} <code>{property}</code> {words.isPresent}
        </>
      );
    case "contains":
      return containingText(condition, words);
    default:
      return words[keyword];
  }
}
