import type { ReactNode } from "react";
import { MethodBadge } from "./MethodBadge";
import { OnThisPage } from "./OnThisPage";
import { childrenExcept, childrenOf } from "./parts";
import { PlaceContext, rootPlace } from "./place";
import { useReferenceWords } from "./ReferenceContext";
import { sectionsOf } from "./sections";
import type { HttpMethod, SchemaComponents } from "./types";
import * as styles from "./Page.module.css";

/** Props of {@link WebhookPage}. */
export interface WebhookPageProps {
  /** Last part of the page's URL. */
  readonly id: string;
  readonly method: HttpMethod;
  /** The key under `webhooks`. */
  readonly name: string;
  readonly title: string;
  readonly tag?: string;
  /** Other tags that it has; menus list it under the first alone. */
  readonly moreTags?: readonly string[];
  readonly deprecated?: boolean;
  /** The named schemas that unfold on this page. */
  readonly schemas?: SchemaComponents;
  readonly children?: ReactNode;
}

/** The page of one webhook: a call that the API makes to its user. */
export function WebhookPage(props: WebhookPageProps) {
  const { method, name, title, deprecated, moreTags = [], children } = props;
  const words = useReferenceWords();
  const place = { ...rootPlace, schemas: props.schemas ?? {} };
  return (
    <PlaceContext value={place}>
      <article className={styles.page}>
        <header className={styles.header}>
          <h1>{title}</h1>
          <p className={styles.address}>
            <MethodBadge method="other" label={words.webhook} />
            <MethodBadge method={method} />
            <code>{name}</code>
            {deprecated && <span className={styles.deprecated}>{words.deprecated}</span>}
          </p>
          {moreTags.length > 0 && (
            <p className={styles.facts}>
              {words.alsoUnder} {moreTags.join(", ")}
            </p>
          )}
        </header>
        <OnThisPage sections={sectionsOf(children, words)} />
        {childrenOf(children, "description")}
        <div>{childrenExcept(children, "description")}</div>
      </article>
    </PlaceContext>
  );
}
