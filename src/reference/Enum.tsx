import { cloneElement, isValidElement, type ReactNode } from "react";
import { fragmentOf } from "./Anchor";
import { displayValue } from "./chip-text";
import { Fold } from "./Fold";
import { childList } from "./parts";
import { uniqueIds, usePlace, valueId } from "./place";
import { Prose } from "./Prose";
import { useReferenceWords } from "./ReferenceContext";
import type { JsonValue } from "./types";
import * as styles from "./Enum.module.css";

/** From how many values on the list starts folded. */
const manyValues = 24;

/** The values that are allowed (JSON Schema validation, 6.1.2). */
export function Enum({ children }: { readonly children?: ReactNode }) {
  const words = useReferenceWords();
  const place = usePlace();
  const unique = uniqueIds();
  const values = childList(children).map((child) =>
    isValidElement<EnumValueProps>(child)
      ? cloneElement(child, { id: unique(valueId(place.id, displayValue(child.props.value))) })
      : child,
  );
  const list = <ul className={styles.values}>{values}</ul>;
  if (values.length === 0) return null;
  if (values.length > manyValues) {
    return (
      <Fold summary={`${words.allowedValues}: ${values.length}`} open={false}>
        {list}
      </Fold>
    );
  }
  return (
    <div className={styles.enum}>
      <span className={styles.label}>{words.allowedValues}</span>
      {list}
    </div>
  );
}
Enum.part = "structure" as const;

/** Props of {@link EnumValue}. */
export interface EnumValueProps {
  readonly value: JsonValue;
  /** What programs call it. */
  readonly name?: string;
  /** Given by the list that holds the value. */
  readonly id?: string;
  /** What the value means. */
  readonly children?: ReactNode;
}

/** One allowed value; the value itself is the link to it, which also copies its address. */
export function EnumValue({ value, name, id = "", children }: EnumValueProps) {
  const words = useReferenceWords();
  const isExplained = name !== undefined || childList(children).length > 0;
  return (
    <li id={id} className={isExplained ? styles.explained : undefined}>
      <a href={fragmentOf(id)} data-link="">
        <code>{displayValue(value)}</code>
      </a>
      {name !== undefined && (
        <span className={styles.label}>
          {" "}
          {words.nameInPrograms} <code>{name}</code>
        </span>
      )}
      <Prose>{children}</Prose>
    </li>
  );
}
