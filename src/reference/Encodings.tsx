import type { ReactNode } from "react";
import type { LaidOutMediaType } from "../view/lay-out-page";
import { Anchor } from "./Anchor";
import { Chips } from "./Chips";
import { Headers } from "./Headers";
import { Heading } from "./Heading";
import { useReferenceWords } from "./ReferenceContext";
import * as looks from "../ui/looks.module.css";
import * as styles from "./MediaType.module.css";
import * as rowStyles from "./Row.module.css";

/** How the parts of a form are encoded, where this differs from the default (OpenAPI 3.1, 4.8.15). */
export function Encodings({ encodings }: Pick<LaidOutMediaType<ReactNode>, "encodings">) {
  const words = useReferenceWords();
  if (encodings.length === 0) return null;
  return (
    <div className={`${styles.mediaType} ${looks.stack}`}>
      <Heading>{words.encodings}</Heading>
      <ul className={rowStyles.rows}>
        {encodings.map(({ id, name, serialization, headers }) => (
          <li key={id} className={`${rowStyles.row} ${looks.stack}`} id={id}>
            <div className={rowStyles.line} data-join="">
              <code className={rowStyles.name}>{name}</code>
              <Anchor id={id} name={name} />
            </div>
            <Chips facts={{ type: "any", ...serialization }} />
            <Headers rows={headers} />
          </li>
        ))}
      </ul>
    </div>
  );
}
