import type { ReactNode } from "react";
import { Anchor } from "./Anchor";
import { Chips } from "./Chips";
import type { Serialization } from "./chip-text";
import { LevelHeading } from "./LevelHeading";
import { childList } from "./parts";
import { joinId, PlaceContext, usePlace } from "./place";
import { useReferenceWords } from "./ReferenceContext";
import { RowList } from "./RowList";
import * as styles from "./MediaType.module.css";
import rowStyles from "./Row.module.css";

/** How the members of a form are written, as far as the author says it (OpenAPI 3.1, 4.8.15). */
export function Encodings({ children }: { readonly children?: ReactNode }) {
  const words = useReferenceWords();
  if (childList(children).length === 0) return null;
  return (
    <div className={styles.mediaType}>
      <LevelHeading className={styles.title}>{words.encodings}</LevelHeading>
      <RowList>{children}</RowList>
    </div>
  );
}
Encodings.part = "structure" as const;

/** Props of {@link Encoding}. */
export interface EncodingProps extends Serialization {
  /** Of the property that is written so. */
  readonly name: string;
  /** The headers of its part. */
  readonly children?: ReactNode;
}

/** How one member of a form is written. */
export function Encoding({ name, children, ...serialization }: EncodingProps) {
  const place = usePlace();
  const id = joinId(place.id, `encoding.${name}`);
  return (
    <li className={rowStyles.row} id={id}>
      <div className={rowStyles.line}>
        <span className={rowStyles.name}>{name}</span>
        <Anchor id={id} name={name} />
      </div>
      <Chips facts={{ type: "", ...serialization }} />
      <PlaceContext value={{ ...place, id, anchor: id }}>{children}</PlaceContext>
    </li>
  );
}
