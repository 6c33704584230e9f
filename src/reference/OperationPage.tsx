import type { ReactNode } from "react";
import { CopyButton } from "../ui/CopyButton";
import { MethodBadge } from "./MethodBadge";
import { OnThisPage } from "./OnThisPage";
import { childrenExcept, childrenOf } from "./parts";
import { PathText } from "./PathText";
import { PlaceContext, rootPlace } from "./place";
import { useReferenceWords } from "./ReferenceContext";
import { ResponseExamples, responsesOf, statusExamples } from "./ResponseExamples";
import { SampleTabs } from "./SampleTabs";
import { sectionsOf } from "./sections";
import type { HttpMethod, Samples, SchemaComponents } from "./types";
import * as styles from "./Page.module.css";

/** Props of {@link OperationPage}. */
export interface OperationPageProps {
  /** Last part of the page's URL. */
  readonly id: string;
  readonly method: HttpMethod;
  /** Path template, as the specification writes it. */
  readonly path: string;
  readonly title: string;
  readonly tag?: string;
  /** Other tags that it has; menus list it under the first alone. */
  readonly moreTags?: readonly string[];
  readonly deprecated?: boolean;
  readonly samples?: Samples;
  /** The named schemas that unfold on this page. */
  readonly schemas?: SchemaComponents;
  readonly children?: ReactNode;
}

/** The page of one operation (OpenAPI 3.1, 4.8.10): what it does, samples beside it, then its parts as sections. */
export function OperationPage(props: OperationPageProps) {
  const { method, path, title, deprecated, samples, moreTags = [], children } = props;
  const words = useReferenceWords();
  const responses = responsesOf(children);
  const hasExamples = statusExamples(responses).length > 0;
  const hasAside = samples !== undefined || hasExamples;
  const place = {
    ...rootPlace,
    schemas: props.schemas ?? {},
    examplesAside: hasAside,
    errorsListed: true,
  };
  return (
    <PlaceContext value={place}>
      <article className={hasAside ? styles.withAside : styles.page}>
        <header className={styles.header}>
          <h1>{title}</h1>
          <p className={styles.address} data-code>
            <MethodBadge method={method} />
            <PathText path={path} />
            <CopyButton
              text={path}
              label={words.copy}
              name={words.copyPath}
              copied={words.copied}
            />
            {deprecated && <span className={styles.deprecated}>{words.deprecated}</span>}
          </p>
          {moreTags.length > 0 && (
            <p className={styles.facts}>
              {words.alsoUnder} {moreTags.join(", ")}
            </p>
          )}
        </header>
        <OnThisPage sections={sectionsOf(children, words)} />
        <div className={styles.about}>{childrenOf(children, "description")}</div>
        {hasAside && (
          <section className={styles.aside} aria-label={words.samplesAndExamples}>
            {samples && <SampleTabs id="sample" operation={props.id} samples={samples} />}
            <ResponseExamples responses={responses} />
          </section>
        )}
        <div className={styles.sections}>{childrenExcept(children, "description")}</div>
      </article>
    </PlaceContext>
  );
}
