import type { ReactNode } from "react";
import { childList } from "./parts";
import { LevelHeading } from "./LevelHeading";
import type { Serialization } from "./chip-text";
import { joinId, usePlace } from "./place";
import { Within } from "./Within";
import { useReferenceWords } from "./ReferenceContext";
import { NamedRow } from "./Row";
import { RowList } from "./RowList";
import type { Facts } from "./types";
import * as styles from "./MediaType.module.css";

/** The headers of a response, or of a part of a body. */
export function Headers({ children }: { readonly children?: ReactNode }) {
  const words = useReferenceWords();
  const place = usePlace();
  if (childList(children).length === 0) return null;
  return (
    <div className={styles.mediaType}>
      <LevelHeading className={styles.title}>{words.headers}</LevelHeading>
      <Within id={joinId(place.id, "header")}>
        <RowList>{children}</RowList>
      </Within>
    </div>
  );
}
Headers.part = "structure" as const;

/** Props of {@link Header}. */
export interface HeaderProps extends Facts, Serialization {
  readonly name: string;
  /** Description first, then the schema's body, then the examples where there are several. */
  readonly children?: ReactNode;
}

/** One header (OpenAPI 3.1, 4.8.21). */
export function Header(props: HeaderProps) {
  return <NamedRow {...props} />;
}
