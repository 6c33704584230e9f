import { A } from "../A";
import { HeadingLine } from "../HeadingLine";
import { MethodBadge } from "../MethodBadge";
import { operationPath, type ApiOperation } from "../navigation";
import { PathText } from "../PathText";
import { useReference } from "../ReferenceContext";
import { Section } from "../Section";
import * as styles from "./ApiIndex.module.css";

/** All operations and webhooks of the API by tag; nothing when there are none. */
export function ApiIndex() {
  const { navigation, words } = useReference();
  if (navigation.sections.length === 0) return null;
  return (
    <Section id="operations" title={words.operations}>
      {navigation.sections.map((section) => (
        <Tag key={section.slug} title={section.tag} slug={section.slug}>
          {section.operations}
        </Tag>
      ))}
    </Section>
  );
}
ApiIndex.part = "section" as const;

function Tag(props: {
  readonly title: string;
  readonly slug: string;
  readonly children: readonly ApiOperation[];
}) {
  return (
    <div className={styles.tag}>
      <HeadingLine id={`tag.${props.slug}`} name={props.title} />
      <ul>
        {props.children.map((operation) => (
          <Entry key={operation.id} operation={operation} />
        ))}
      </ul>
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
