import type { ReactNode } from "react";
import { A } from "../A";
import { type AboutTagProps, ApiIndex } from "./ApiIndex";
import { Downloads } from "./Downloads";
import { ErrorsLink } from "./ErrorsLink";
import { descriptionHeadings } from "../Description";
import type { ApiNavigation } from "../navigation";
import { OnThisPage } from "../OnThisPage";
import { childList, childrenExcept, childrenOf, partOf } from "../parts";
import { PlaceContext, rootPlace } from "../place";
import { useReference, useReferenceWords } from "../ReferenceContext";
import { sectionsOf, type SectionLink } from "../sections";
import type { ReferenceWords } from "../words";
import * as styles from "../Page.module.css";

/** Props of {@link OverviewPage}. */
export interface OverviewPageProps {
  readonly title: string;
  readonly version: string;
  readonly summary?: string;
  readonly children?: ReactNode;
}

/** The page about the whole API (OpenAPI 3.1, 4.8.2): what it is and can do, then how to call it, and its errors. */
export function OverviewPage({ title, version, summary, children }: OverviewPageProps) {
  const { navigation, words } = useReference();
  const last = [
    ...(navigation.errors ? [<ErrorsLink key="errors" />] : []),
    ...(navigation.downloads ? [<Downloads key="downloads" />] : []),
  ];
  const sections = childrenExcept(children, "description", "tag").filter(
    (child) => partOf(child) !== undefined,
  );
  const facts = childList(children).filter((child) => partOf(child) === undefined);
  return (
    <PlaceContext value={rootPlace}>
      <article className={`${styles.page} ${styles.withRail}`}>
        <header className={styles.header}>
          <h1>{title}</h1>
          {summary !== undefined && <p className={styles.summary}>{summary}</p>}
          <p className={styles.facts}>
            {words.version} {version}
          </p>
        </header>
        <OnThisPage
          rail
          sections={[
            ...headingsOf(children),
            ...operationsOf(navigation, words),
            ...sectionsOf([...sections, ...last], words),
          ]}
        />
        <div className={styles.about}>
          {childrenOf(children, "description")}
          {facts.length > 0 && <div className={styles.facts}>{facts}</div>}
        </div>
        <div>
          <ApiIndex tags={childrenOf<AboutTagProps>(children, "tag")} />
          {sections}
          {last}
        </div>
      </article>
    </PlaceContext>
  );
}

/** The headings of the description, the outermost ones. */
function headingsOf(children: ReactNode): readonly SectionLink[] {
  return childrenOf<{ children?: ReactNode }>(children, "description").flatMap(({ props }) =>
    descriptionHeadings(props.children),
  );
}

function operationsOf({ sections }: ApiNavigation, words: ReferenceWords): readonly SectionLink[] {
  if (sections.length === 0) return [];
  const parts = sections.map(({ tag, slug }) => ({ id: `tag.${slug}`, title: tag }));
  return [{ id: "operations", title: words.operations, parts }];
}

/** Props of {@link ApiContact}. */
export interface ApiContactProps {
  readonly name?: string;
  readonly url?: string;
  readonly email?: string;
}

/** Who answers questions about the API (OpenAPI 3.1, 4.8.3). */
export function ApiContact({ name, url, email }: ApiContactProps) {
  const words = useReferenceWords();
  return (
    <p>
      {words.contact}: {url === undefined ? name : <A href={url}>{name ?? url}</A>}
      {email !== undefined && (
        <>
          {(name ?? url) !== undefined && ", "}
          <A href={`mailto:${email}`}>{email}</A>
        </>
      )}
    </p>
  );
}

/** Props of {@link License}. */
export interface LicenseProps {
  readonly name: string;
  /** An SPDX expression. */
  readonly identifier?: string;
  readonly url?: string;
}

/** The licence of the API (OpenAPI 3.1, 4.8.4). */
export function License({ name, identifier, url }: LicenseProps) {
  const words = useReferenceWords();
  return (
    <p>
      {words.license}: {url === undefined ? name : <A href={url}>{name}</A>}
      {identifier !== undefined && identifier !== name && <> ({identifier})</>}
    </p>
  );
}

/** Where the terms of service are. */
export function TermsOfService({ href }: { readonly href: string }) {
  return (
    <p>
      <A href={href}>{useReferenceWords().termsOfService}</A>
    </p>
  );
}
