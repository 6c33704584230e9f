import { Fragment, type ReactElement, type ReactNode } from "react";
import { A } from "../A";
import { HeadingLine } from "../HeadingLine";
import { MethodBadge } from "../MethodBadge";
import { operationPath, type ApiOperation } from "../navigation";
import { PathText } from "../PathText";
import { Prose } from "../Prose";
import { useReference } from "../ReferenceContext";
import { Section } from "../Section";
import * as styles from "./ApiIndex.module.css";

/** Props of {@link ApiIndex}. */
export interface ApiIndexProps {
  /** What the author says of tags. */
  readonly tags?: readonly ReactElement<AboutTagProps>[];
}

/** All operations and webhooks of the API by tag, and by group where there are groups; nothing when there are none. */
export function ApiIndex({ tags = [] }: ApiIndexProps) {
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
            about={tags.find(({ props }) => props.slug === section.slug)}
          >
            {section.operations}
          </Tag>
        </Fragment>
      ))}
      {tags.flatMap((about) => {
        const { title, slug } = about.props;
        return title === undefined
          ? []
          : [
              <Tag key={slug} title={title} slug={slug} about={about}>
                {[]}
              </Tag>,
            ];
      })}
    </Section>
  );
}
ApiIndex.part = "section" as const;

/** Props of {@link AboutTag}. */
export interface AboutTagProps {
  readonly slug: string;
  /** Of a tag without operations, which the overview shows behind the others. */
  readonly title?: string;
  readonly children?: ReactNode;
}

/** What the author says of a tag (OpenAPI 3.1, 4.8.22); the overview puts it above the operations of the tag. */
export function AboutTag({ children }: AboutTagProps) {
  return <Prose>{children}</Prose>;
}
AboutTag.part = "tag" as const;

function Tag(props: {
  readonly title: string;
  readonly slug: string;
  readonly about: ReactNode;
  readonly children: readonly ApiOperation[];
}) {
  return (
    <div className={styles.tag}>
      <HeadingLine id={`tag.${props.slug}`} name={props.title} />
      {props.about}
      {props.children.length > 0 && (
        <ul>
          {props.children.map((operation) => (
            <Entry key={operation.id} operation={operation} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Entry({ operation }: { readonly operation: ApiOperation }) {
  const { words } = useReference();
  return (
    <li className={styles.entry}>
      <MethodBadge
        method={operation.kind === "webhook" ? "other" : operation.method}
        label={operation.kind === "webhook" ? words.webhook : undefined}
      />
      <span>
        <A href={operationPath(operation.id)} className={operation.deprecated ? styles.struck : ""}>
          {operation.title}
        </A>{" "}
        {operation.deprecated && <span className={styles.deprecated}>{words.deprecated}</span>}
        <PathText path={operation.path} />
      </span>
    </li>
  );
}
