import { Fragment } from "react";
import { A } from "../A";
import { HeadingLine } from "../HeadingLine";
import { MethodBadge } from "../MethodBadge";
import { operationPath } from "../../paths";
import { type ApiOperation, isTitled } from "../navigation";
import { PathText } from "../PathText";
import { Prose } from "../Prose";
import { useReference } from "../ReferenceContext";
import { Section } from "../Section";
import type { Words } from "../types";
import * as flagStyles from "../Flags.module.css";
import * as styles from "./ApiIndex.late.module.css";

/** The description of a tag (OpenAPI 3.1, 4.8.22). */
export interface AboutTag extends Words {
  readonly slug: string;
  /** Only for a tag without operations. */
  readonly title?: string;
  readonly group?: string;
  /** Slug of the tag that follows a tag without operations; absent if only such tags follow. */
  readonly before?: string;
}

/** All operations and webhooks of the API by group and tag; nothing if there are none. */
export function ApiIndex({ tags = [] }: { readonly tags?: readonly AboutTag[] }) {
  const { navigation, words } = useReference();
  if (navigation.sections.length === 0) return null;
  const topicsBefore = (slug: string | undefined) =>
    tags.flatMap(({ title, ...about }) =>
      title !== undefined && about.before === slug ? [{ ...about, title, operations: [] }] : [],
    );
  const all = [
    ...navigation.sections.flatMap(({ tag, ...section }) => [
      ...topicsBefore(section.slug),
      { ...section, title: tag },
    ]),
    ...topicsBefore(undefined),
  ];
  return (
    <Section id="operations" title={words.operations}>
      {all.map(({ title, group, slug, operations }, index) => (
        <Fragment key={slug}>
          {group !== undefined && group !== all[index - 1]?.group && (
            <p className={styles.group}>{group}</p>
          )}
          <Tag
            title={title}
            slug={slug}
            about={tags.find((about) => about.slug === slug)}
            operations={operations}
          />
        </Fragment>
      ))}
    </Section>
  );
}

interface TagProps {
  readonly title: string;
  readonly slug: string;
  readonly about: AboutTag | undefined;
  readonly operations: readonly ApiOperation[];
}

function Tag({ title, slug, about, operations }: TagProps) {
  return (
    <div className={styles.tag}>
      <HeadingLine id={`tag.${slug}`} name={title} />
      {about && <Prose of={about} />}
      {operations.length > 0 && (
        <ul className={styles.entries}>
          {operations.map((operation) => (
            <Entry key={operation.id} operation={operation} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Entry({ operation }: { readonly operation: ApiOperation }) {
  const { words } = useReference();
  const path = <PathText path={operation.path} />;
  return (
    <li>
      <MethodBadge
        method={operation.kind === "webhook" ? "other" : operation.method}
        label={operation.kind === "webhook" ? words.webhook : undefined}
      />{" "}
      <span>
        <span>
          <A
            href={operationPath(operation.id)}
            className={operation.deprecated ? styles.struck : undefined}
          >
            {isTitled(operation) ? operation.title : path}
          </A>{" "}
          {operation.deprecated && (
            <>
              <span className={flagStyles.deprecated}>{words.deprecated}</span>{" "}
            </>
          )}
        </span>
        {isTitled(operation) && path}
      </span>
    </li>
  );
}
