import type { ReactNode } from "react";
import { displayValue } from "./chip-text";
import { Fold } from "./Fold";
import { childList } from "./parts";
import { usePlace } from "./place";
import { Prose } from "./Prose";
import { useReferenceWords } from "./ReferenceContext";
import type { JsonValue } from "./types";
import * as styles from "./Enum.module.css";

/** From how many values on the list starts folded. */
const manyValues = 24;

/** The values that are allowed (JSON Schema validation, 6.1.2). */
export function Enum({ children }: { readonly children?: ReactNode }) {
  const words = useReferenceWords();
  const values = childList(children);
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
  /** What the value means. */
  readonly children?: ReactNode;
}

/** One allowed value; the value itself is the link to it. */
export function EnumValue({ value, children }: EnumValueProps) {
  const text = displayValue(value);
  const id = `${usePlace().id}=${text.replace(/\s+/g, "-")}`;
  return (
    <li id={id} className={childList(children).length > 0 ? styles.explained : undefined}>
      <a href={`#${id}`}>
        <code>{text}</code>
      </a>
      <Prose>{children}</Prose>
    </li>
  );
}
