import { isValidElement, type ReactNode } from "react";
import { HeadingLine } from "./HeadingLine";
import { MethodBadge } from "./MethodBadge";
import { childList, partOf } from "./parts";
import { joinId, PlaceContext, usePlace } from "./place";
import { Prose } from "./Prose";
import { useReferenceWords } from "./ReferenceContext";
import { Section } from "./Section";
import type { HttpMethod } from "./types";
import { Within } from "./Within";
import * as styles from "./Callbacks.module.css";
import pageStyles from "./Page.module.css";

/** Calls that the API makes back (OpenAPI 3.1, 4.8.18). */
export function Callbacks({ children }: { readonly children?: ReactNode }) {
  const words = useReferenceWords();
  const place = usePlace();
  const seen = new Map<string, number>();
  const callbacks = childList(children);
  if (callbacks.length === 0) return null;
  return (
    <Section id="callbacks" title={words.callbacks}>
      {callbacks.map((callback, index) => {
        // One callback may hold several expressions and methods under one name.
        const name = isValidElement<CallbackProps>(callback) ? callback.props.name : "";
        const count = (seen.get(name) ?? 0) + 1;
        seen.set(name, count);
        const id = joinId(place.id, `callback.${name}${count > 1 ? `-${count}` : ""}`);
        return (
          <Within key={index} id={id}>
            {callback}
          </Within>
        );
      })}
    </Section>
  );
}
Callbacks.part = "section" as const;
Callbacks.section = "callbacks" as const;

/** Props of {@link Callback}. */
export interface CallbackProps {
  readonly name: string;
  /** Runtime expression of the address that is called (OpenAPI 3.1, 4.8.18.3). */
  readonly expression: string;
  readonly method: HttpMethod;
  readonly title?: string;
  readonly deprecated?: boolean;
  /** Description, then authorization, parameters, request body and responses. */
  readonly children?: ReactNode;
}

/** One call back. */
export function Callback(props: CallbackProps) {
  const { name, expression, method, title, deprecated, children } = props;
  const words = useReferenceWords();
  const place = usePlace();
  const nodes = childList(children);
  const inside = {
    ...place,
    anchor: place.id,
    level: place.level + 1,
    examplesAside: false,
    errorsListed: false,
  };
  return (
    <div className={styles.callback}>
      <HeadingLine id={place.id} name={title ?? name} />
      <p className={styles.line}>
        <MethodBadge method={method} /> {words.sentTo} <code>{expression}</code>
        {deprecated && <span className={pageStyles.deprecated}> {words.deprecated}</span>}
      </p>
      <PlaceContext value={inside}>
        <Prose>{nodes.filter((node) => partOf(node) === undefined)}</Prose>
        {nodes.filter((node) => partOf(node) !== undefined)}
      </PlaceContext>
    </div>
  );
}
