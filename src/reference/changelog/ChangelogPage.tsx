import { Fragment } from "react";
import { operationPath } from "../../paths";
import {
  type ChangePlace,
  type ChangeSentence,
  placeText,
  sentenceParts,
} from "../../view/changes";
import type { HttpMethod } from "../../view/types";
import { A } from "../A";
import { Fold } from "../Fold";
import { Heading } from "../Heading";
import { MethodBadge } from "../MethodBadge";
import { NameText } from "../NameText";
import { schemaPath } from "../navigation";
import { OnThisPage } from "../OnThisPage";
import { OperationLink } from "../OperationLink";
import { useReference, useReferenceWords } from "../ReferenceContext";
import { Section } from "../Section";
import { dateText } from "../words";
import * as looks from "../../ui/looks.module.css";
import * as railStyles from "../Rail.late.module.css";
import * as pageStyles from "../Page.module.css";
import * as styles from "./ChangelogPage.late.module.css";
import { counted, fill } from "../../shared/fill-text";

/** A change that callers notice. */
interface Change extends ChangeSentence {
  readonly breaking?: boolean;
  /** Absent if the heading says it. */
  readonly place?: ChangePlace;
  /** The named schema whose page has the row, if its name is not the heading. */
  readonly schema?: string;
  /** Id of the row that shows it; empty for the page as a whole. */
  readonly row?: string;
  /** How many operations contain it, if a named schema is the heading. */
  readonly uses?: number;
}

/** The changes of operations, of a named schema, or of a removed operation. */
interface ChangeGroup {
  readonly operations?: readonly string[];
  readonly schema?: string;
  readonly gone?: { readonly method: HttpMethod; readonly path: string };
  readonly changes: readonly Change[];
}

/** The changes of a version since the previous one. */
interface ChangelogVersion {
  /** Absent for changes that no version has yet. */
  readonly id?: string;
  /** The day of its release, `2026-03-01`. */
  readonly date?: string;
  readonly name: string;
  readonly isFirst?: boolean;
  /** How many changes affect only the documentation. */
  readonly documentation?: number;
  readonly groups?: readonly ChangeGroup[];
}

export interface ChangelogPageProps {
  /** Newest first. */
  readonly versions: readonly ChangelogVersion[];
}

/** The page with the changes of each version of the API. */
export function ChangelogPage({ versions }: ChangelogPageProps) {
  const words = useReferenceWords();
  const { changelog, singlePages } = words;
  const named = versions.map((version, index) => ({
    ...version,
    id: version.id ?? "next",
    title:
      version.id === undefined
        ? fill(changelog.since, { version: versions[index + 1]?.name ?? "" })
        : version.name,
  }));
  return (
    <article className={`${pageStyles.page} ${railStyles.page}`}>
      <header className={pageStyles.header}>
        <h1>{singlePages.changelog.title}</h1>
        <p className={pageStyles.summary}>{changelog.introduction}</p>
      </header>
      <OnThisPage rail sections={named} />
      <div>
        {named.map(({ id, title, date, isFirst, documentation, groups = [] }) => (
          <Section key={id} id={id} title={title}>
            {date !== undefined && (
              <p className={looks.note}>
                <time dateTime={date}>{dateText(date, words)}</time>
              </p>
            )}
            {groups.map((group, index) => (
              <Group key={index} {...group} />
            ))}
            {isFirst && <p className={looks.note}>{changelog.first}</p>}
            {!isFirst && groups.length === 0 && <p className={looks.note}>{changelog.nothing}</p>}
            {documentation !== undefined && (
              <p className={looks.note}>
                {counted(changelog.documentation, documentation, words.lang)}
              </p>
            )}
          </Section>
        ))}
      </div>
    </article>
  );
}

function Group({ operations = [], schema, gone, changes }: ChangeGroup) {
  const { navigation, words } = useReference();
  const [first] = operations;
  const pageOf = (name: string | undefined) =>
    name === undefined ? undefined : schemaPath(navigation, name);
  const home = pageOf(schema) ?? (first === undefined ? undefined : operationPath(first));
  /** The row or the page; nothing if the page no longer exists. */
  const placeOf = ({ row, schema: other }: Change) => {
    const page = row === undefined ? undefined : (pageOf(other) ?? home);
    return page && row ? `${page}#${encodeURIComponent(row)}` : page;
  };
  return (
    <>
      <Heading className={styles.subject}>
        {schema !== undefined && (
          <A href={home}>
            <code>
              <NameText name={schema} />
            </code>
          </A>
        )}
        {gone && (
          <>
            <MethodBadge method={gone.method} /> <code>{gone.path}</code>
          </>
        )}
        {operations.length === 1 && first !== undefined && <OperationLink id={first} />}
        {operations.length > 1 &&
          counted(words.changelog.operations, operations.length, words.lang)}
      </Heading>
      {operations.length > 1 && (
        <Fold summary={words.operations} open={false}>
          <ul className={styles.changes}>
            {operations.map((id) => (
              <li key={id}>
                <OperationLink id={id} />
              </li>
            ))}
          </ul>
        </Fold>
      )}
      <ul className={styles.changes}>
        {changes.map((change, index) => (
          <li key={index}>
            {change.breaking && (
              <>
                <strong className={looks.badge}>{words.changelog.breaking}</strong>{" "}
              </>
            )}
            <A href={placeOf(change)}>
              {change.place ? (
                placeText(words.changelog, change.place)
              ) : (
                <Sentence change={change} />
              )}
            </A>
            {change.place && (
              <>
                {": "}
                <Sentence change={change} />
              </>
            )}
            {change.uses !== undefined && (
              <span className={looks.muted}>
                {" "}
                ({counted(words.changelog.uses, change.uses, words.lang)})
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Sentence({ change }: { readonly change: ChangeSentence }) {
  return sentenceParts(useReferenceWords().changelog, change).map((part, index) => (
    <Fragment key={index}>{typeof part === "string" ? part : <code>{part.code}</code>}</Fragment>
  ));
}
