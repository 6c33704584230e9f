import { A } from "./A";
import { findSchema, schemaPath } from "./navigation";
import { useReference, useReferenceWords } from "./ReferenceContext";
import { Heading } from "./Heading";
import { OperationLink } from "./OperationLink";
import { Section } from "./Section";
import type { OperationUse, UsedByProps } from "./types";
import * as styles from "./UsedBy.module.css";

/** The operations and schemas that refer to a schema. */
export function UsedBy({ operations = [], models = [] }: UsedByProps) {
  const words = useReferenceWords();
  return (
    <Section id="used-by" title={words.usedBy} isCommon>
      {operations.length > 0 && (
        <>
          <Heading className={styles.kind}>{words.operations}</Heading>
          <ul className={styles.list}>
            {operations.map((use) => (
              <UsedByOperation key={use.id} {...use} />
            ))}
          </ul>
        </>
      )}
      {models.length > 0 && (
        <>
          <Heading className={styles.kind}>{words.models}</Heading>
          <ul className={styles.list}>
            {models.map((name) => (
              <UsedByModel key={name} name={name} />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function UsedByOperation({ id, request, response, callback }: OperationUse) {
  const words = useReferenceWords();
  const places = [
    request && words.usedIn.request,
    response && words.usedIn.response,
    callback && words.usedIn.callback,
  ].filter((place) => typeof place === "string");
  return (
    <li>
      <OperationLink id={id} /> <span>{places.join(` ${words.and} `)}</span>
    </li>
  );
}

function UsedByModel({ name }: { readonly name: string }) {
  const { navigation } = useReference();
  const path = schemaPath(navigation, name);
  const summary = findSchema(navigation, name)?.summary;
  return (
    <li>
      <A href={path}>
        <code>{name}</code>
      </A>
      {summary !== undefined && <span> {summary}</span>}
    </li>
  );
}
