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
import * as styles from "./ApiIndex.module.css";

/** The description of a tag (OpenAPI 3.1, 4.8.22). */
export interface AboutTag extends Words {
  readonly slug: string;
  /** Only for a tag without operations, which follows the others. */
  readonly title?: string;
}

/** All operations and webhooks of the API by group and tag; nothing if there are none. */
export function ApiIndex({ tags = [] }: { readonly tags?: readonly AboutTag[] }) {
  const { navigation, words } = useReference();
  if (navigation.sections.length === 0) return null;
  return (
    <Section id="operations" title={words.operations}>
      {navigation.sections.map((section, index) => (
        <Fragment key={section.slug}>
          {section.group !== undefined &&
            section.group !== navigation.sections[index - 1]?.group && (
              <p className={styles.group}>{section.group}</p>
            )}
          <Tag
            title={section.tag}
            slug={section.slug}
            about={tags.find(({ slug }) => slug === section.slug)}
            operations={section.operations}
          />
        </Fragment>
      ))}
      {tags.map(
        (about) =>
          about.title !== undefined && (
            <Tag key={about.slug} title={about.title} slug={about.slug} about={about} />
          ),
      )}
    </Section>
  );
}

interface TagProps {
  readonly title: string;
  readonly slug: string;
  readonly about: AboutTag | undefined;
  readonly operations?: readonly ApiOperation[];
}

function Tag({ title, slug, about, operations = [] }: TagProps) {
  return (
    <div className={styles.tag}>
      <HeadingLine id={`tag.${slug}`} name={title} />
      {about && <Prose of={about} />}
      {operations.length > 0 && (
        <ul>
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
    <li className={styles.entry}>
      <MethodBadge
        method={operation.kind === "webhook" ? "other" : operation.method}
        label={operation.kind === "webhook" ? words.webhook : undefined}
      />{" "}
      <span>
        <A
          href={operationPath(operation.id)}
          className={operation.deprecated ? styles.struck : undefined}
        >
          {isTitled(operation) ? operation.title : path}
        </A>{" "}
        {operation.deprecated && (
          <>
            <span className={styles.deprecated}>{words.deprecated}</span>{" "}
          </>
        )}
        {isTitled(operation) && path}
      </span>
    </li>
  );
}
