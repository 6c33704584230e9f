import type { ReactNode } from "react";
import { A } from "./A";
import { NameText } from "./NameText";
import { schemaPath } from "./navigation";
import { childList } from "./parts";
import { useReference, useReferenceWords } from "./ReferenceContext";
import * as styles from "./Row.module.css";
import mediaStyles from "./MediaType.module.css";

/** Props of {@link Discriminator}. */
export interface DiscriminatorProps {
  /** Whose value says which schema it is. */
  readonly property: string;
  readonly children?: ReactNode;
}

/** Which schemas extend this one, and how a value says that it is one of them (OpenAPI 3.1, 4.8.25). */
export function Discriminator({ property, children }: DiscriminatorProps) {
  const words = useReferenceWords();
  return (
    <div className={styles.note}>
      <p>
        <code>{property}</code> {words.saysWhich}
      </p>
      {childList(children).length > 0 && <ul className={mediaStyles.list}>{children}</ul>}
    </div>
  );
}
Discriminator.part = "discriminator" as const;

/** Props of {@link DiscriminatorValue}. */
export interface DiscriminatorValueProps {
  /** Absent: any other value. */
  readonly value?: string;
  /** The name of the schema that it selects. */
  readonly schema: string;
}

/** One value, and the schema that it stands for. */
export function DiscriminatorValue({ value, schema }: DiscriminatorValueProps) {
  const { navigation, words } = useReference();
  const path = schemaPath(navigation, schema);
  return (
    <li>
      {value === undefined ? words.anyOtherValue : <code>{value}</code>}:{" "}
      {path === undefined ? (
        schema
      ) : (
        <A href={path}>
          <NameText name={schema} />
        </A>
      )}
    </li>
  );
}
