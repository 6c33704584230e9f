import type { ReactNode } from "react";
import type { Row } from "../view/lay-out-schema";
import { Heading } from "./Heading";
import { useReferenceWords } from "./ReferenceContext";
import { Rows } from "./Body";
import * as looks from "../ui/looks.module.css";
import * as styles from "./MediaType.module.css";

/** The headers of a response, or of a part of a body (OpenAPI 3.1, 4.8.21). */
export function Headers({ rows }: { readonly rows: readonly Row<ReactNode>[] }) {
  const words = useReferenceWords();
  if (rows.length === 0) return null;
  return (
    <div className={`${styles.mediaType} ${looks.stack}`}>
      <Heading>{words.headers}</Heading>
      <Rows rows={rows} />
    </div>
  );
}
