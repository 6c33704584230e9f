import type { ReactNode } from "react";
import type { Block } from "../view/lay-out-schema";
import { valueText } from "../view/ids";
import { fragmentOf } from "./Anchor";
import { Fold } from "./Fold";
import { isEmpty, Prose } from "./Prose";
import { useReferenceWords } from "./ReferenceContext";
import * as styles from "./Enum.module.css";

/** A list with more values than this starts folded. */
const manyValues = 24;

type Values = Extract<Block<ReactNode>, { readonly kind: "enum" }>["values"];

/** The allowed values (JSON Schema validation, 6.1.2). */
export function Enum({ values }: { readonly values: Values }) {
  const words = useReferenceWords();
  const list = (
    <ul className={styles.values}>
      {values.map((value) => (
        <EnumValue key={value.id} value={value} />
      ))}
    </ul>
  );
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

/** One allowed value, which is a link to itself that also copies its URL. */
function EnumValue({ value: { id, value, name, ...prose } }: { readonly value: Values[number] }) {
  const words = useReferenceWords();
  const isExplained = name !== undefined || !isEmpty(prose);
  return (
    <li id={id} className={isExplained ? styles.explained : undefined}>
      <a href={fragmentOf(id)} data-link="">
        <code>{valueText(value)}</code>
      </a>
      {name !== undefined && (
        <span className={styles.label}>
          {" "}
          {words.nameInCode} <code>{name}</code>
        </span>
      )}
      <Prose of={prose} />
    </li>
  );
}
