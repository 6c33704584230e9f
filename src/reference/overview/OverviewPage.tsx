import type { ReactNode } from "react";
import { layOutProse, layOutServers } from "../../view/lay-out-page";
import type { PageProse } from "../../view/types";
import { singlePath } from "../../paths";
import { A } from "../A";
import type { ApiDownloads, ApiNavigation } from "../navigation";
import { OnThisPage } from "../OnThisPage";
import { Description } from "../Prose";
import { useReference, useReferenceWords } from "../ReferenceContext";
import { Section } from "../Section";
import type { SectionLink } from "../section-links";
import { Servers } from "../Servers";
import type { Server } from "../types";
import type { ReferenceWords } from "../words";
import { type AboutTag, ApiIndex } from "./ApiIndex";
import { type SecurityScheme, SecuritySchemes } from "./SecuritySchemes";
import * as looks from "../../ui/looks.module.css";
import * as railStyles from "../Rail.late.module.css";
import * as styles from "../Page.module.css";

/** Props of {@link OverviewPage} (OpenAPI 3.1, 4.8.1 and 4.8.2). */
export interface OverviewPageProps extends PageProse<ReactNode> {
  readonly title: string;
  readonly version: string;
  readonly summary?: string;
  readonly contact?: Contact;
  readonly license?: License;
  readonly termsOfService?: string;
  readonly tags?: readonly AboutTag[];
  readonly servers?: readonly Server[];
  readonly securitySchemes?: readonly SecurityScheme[];
}

/** The page about the whole API: description and operations, then servers, authentication and errors. */
export function OverviewPage(props: OverviewPageProps) {
  const { title, version, summary, contact, license, termsOfService } = props;
  const { tags, servers = [], securitySchemes = [] } = props;
  const { navigation, words } = useReference();
  const prose = layOutProse(props);
  const pages = (navigation.pages ?? []).map((id) => ({ id, ...words.singlePages[id] }));
  const introduced = pages.filter(({ link }) => link !== undefined);
  const others = pages.filter(({ link }) => link === undefined);
  return (
    <article className={`${styles.page} ${railStyles.page}`}>
      <header className={styles.header}>
        <h1>{title}</h1>
        {summary !== undefined && <p className={styles.summary}>{summary}</p>}
        <p className={looks.muted}>
          {words.version} {version}
        </p>
        {others.map(({ id, title: name }) => (
          <p key={id} className={looks.muted}>
            <A href={singlePath(id)}>{name}</A>
          </p>
        ))}
      </header>
      <OnThisPage
        rail
        sections={[
          ...prose.chapters
            .filter(({ depth = 1 }) => depth === 1)
            .map(({ id, title: heading }) => ({ id, title: heading })),
          ...operationsOf(navigation, words),
          ...(servers.length > 0 ? [{ id: "servers", title: words.servers }] : []),
          ...(securitySchemes.length > 0
            ? [{ id: "authentication", title: words.securitySchemes }]
            : []),
          ...introduced,
          ...(navigation.downloads ? [{ id: "downloads", title: words.downloads }] : []),
        ]}
      />
      <div className={styles.about}>
        <Description of={prose} />
        {(contact ?? license ?? termsOfService) !== undefined && (
          <div className={looks.muted}>
            {contact && <ContactLine {...contact} />}
            {license && <LicenseLine {...license} />}
            {termsOfService !== undefined && (
              <p>
                <A href={termsOfService}>{words.termsOfService}</A>
              </p>
            )}
          </div>
        )}
      </div>
      <div>
        <ApiIndex tags={tags ?? []} />
        {servers.length > 0 && <Servers id="servers" list={layOutServers(servers)} />}
        {securitySchemes.length > 0 && <SecuritySchemes schemes={securitySchemes} />}
        {introduced.map(({ id, title: name, link }) => (
          <Section key={id} id={id} title={name}>
            <p>
              <A href={singlePath(id)}>{link}</A>
            </p>
          </Section>
        ))}
        {navigation.downloads && <Downloads {...navigation.downloads} />}
      </div>
    </article>
  );
}

function operationsOf({ sections }: ApiNavigation, words: ReferenceWords): readonly SectionLink[] {
  if (sections.length === 0) return [];
  const parts = sections.map(({ tag, slug }) => ({ id: `tag.${slug}`, title: tag }));
  return [{ id: "operations", title: words.operations, parts }];
}

/** Links to files for other tools. */
function Downloads(downloads: ApiDownloads) {
  const words = useReferenceWords();
  return (
    <Section id="downloads" title={words.downloads}>
      <ul>
        {(["yaml", "json", "postman", "types", "llms"] as const).map((format) => (
          <li key={format}>
            <a href={downloads[format]} download>
              {words.downloadNames[format]}
            </a>
            {format === "types" && <p className={looks.muted}>{words.typesHint}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Whom to contact about the API (OpenAPI 3.1, 4.8.3). */
interface Contact {
  readonly name?: string;
  readonly url?: string;
  readonly email?: string;
}

function ContactLine({ name, url, email }: Contact) {
  const words = useReferenceWords();
  return (
    <p>
      {words.contact}: <A href={url}>{name ?? url}</A>
      {email !== undefined && (
        <>
          {(name ?? url) !== undefined && ", "}
          <A href={`mailto:${email}`}>{email}</A>
        </>
      )}
    </p>
  );
}

/** The license of the API (OpenAPI 3.1, 4.8.4). */
interface License {
  readonly name: string;
  /** An SPDX expression. */
  readonly identifier?: string;
  readonly url?: string;
}

function LicenseLine({ name, identifier, url }: License) {
  const words = useReferenceWords();
  return (
    <p>
      {words.license}: <A href={url}>{name}</A>
      {identifier !== undefined && identifier !== name && <> ({identifier})</>}
    </p>
  );
}
