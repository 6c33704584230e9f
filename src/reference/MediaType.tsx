import { isValidElement, type ReactElement, type ReactNode } from "react";
import { Examples } from "./Examples";
import { HeadingLine } from "./HeadingLine";
import { joinId, PlaceContext, usePlace } from "./place";
import { childList, partOf } from "./parts";
import { Prose } from "./Prose";
import { useReferenceWords } from "./ReferenceContext";
import { Schema, saysType, type SchemaProps } from "./Schema";
import { TypeText } from "./TypeText";
import type { Example } from "./types";
import { Within } from "./Within";
import * as styles from "./MediaType.module.css";

/** Props of {@link MediaType}. */
export interface MediaTypeProps {
  /** As written: `application/json`, `image/*`. */
  readonly type: string;
  /** The schema is that of one item of a stream. */
  readonly stream?: boolean;
  readonly examples?: readonly Example[];
  readonly children?: ReactNode;
}

/** A body in one media type: the name of its schema beside it, then the schema and its examples unless the aside shows them (OpenAPI 3.1, 4.8.14). */
export function MediaType({ type, stream, examples = [], children }: MediaTypeProps) {
  const words = useReferenceWords();
  const place = usePlace();
  // In the second and later media types of a body the place holds the type already.
  const id = place.id.endsWith(`.${type}`) ? place.id : joinId(place.id, type);
  const nodes = childList(children);
  const stated = nodes
    .filter((node) => isValidElement<SchemaProps>(node) && node.type === Schema)
    .map((node) => (node as ReactElement<SchemaProps>).props)
    .find(saysType)?.type;
  return (
    <div className={styles.mediaType}>
      <HeadingLine id={id} name={type} look="code">
        {stream && <span className={styles.type}>· {words.eachOfStream}</span>}
        {stated !== undefined && (
          <span className={styles.type}>
            · <TypeText type={stated} />
          </span>
        )}
      </HeadingLine>
      <PlaceContext value={{ ...place, level: place.level + 1, stated: stated ?? "" }}>
        <Prose>{nodes.filter((node) => partOf(node) === undefined)}</Prose>
        {nodes.filter((node) => partOf(node) !== undefined)}
        {!place.examplesAside && <Examples examples={examples} />}
      </PlaceContext>
    </div>
  );
}
MediaType.part = "media-type" as const;

/** Media types of one body. Ids in the second and later ones hold the media type, so that they stay unique. */
export function MediaTypes({ nodes }: { readonly nodes: readonly ReactNode[] }) {
  const { id } = usePlace();
  return nodes.map((node, index) => {
    const type = (node as { props: MediaTypeProps }).props.type;
    return (
      <Within key={type} id={index === 0 ? id : joinId(id, type)}>
        {node}
      </Within>
    );
  });
}
