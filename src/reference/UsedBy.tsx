import type { ReactNode } from "react";
import { A } from "./A";
import { MethodBadge } from "./MethodBadge";
import { findOperation, operationPath, schemaPath } from "./navigation";
import { childrenOf } from "./parts";
import { useReference, useReferenceWords } from "./ReferenceContext";
import { LevelHeading } from "./LevelHeading";
import { Section } from "./Section";
import * as styles from "./UsedBy.module.css";

/** What names a schema: operations, then other schemas. */
export function UsedBy({ children }: { readonly children?: ReactNode }) {
  const words = useReferenceWords();
  const operations = childrenOf(children, "operation-use");
  const models = childrenOf(children, "model-use");
  return (
    <Section id="used-by" title={words.usedBy}>
      {operations.length > 0 && (
        <>
          <LevelHeading className={styles.kind}>{words.operations}</LevelHeading>
          <ul className={styles.list}>{operations}</ul>
        </>
      )}
      {models.length > 0 && (
        <>
          <LevelHeading className={styles.kind}>{words.models}</LevelHeading>
          <ul className={styles.list}>{models}</ul>
        </>
      )}
    </Section>
  );
}
UsedBy.part = "section" as const;
UsedBy.section = "usedBy" as const;

/** Props of {@link UsedByOperation}. */
export interface UsedByOperationProps {
  readonly id: string;
  /** In its parameters or the body that it takes. */
  readonly request?: boolean;
  /** In an answer. */
  readonly response?: boolean;
  /** In a request that the API sends in the course of it. */
  readonly callback?: boolean;
}

/** An operation that names the schema, and where. */
export function UsedByOperation({ id, request, response, callback }: UsedByOperationProps) {
  const { navigation, words } = useReference();
  const operation = findOperation(navigation, id);
  const places = [
    request && words.usedIn.request,
    response && words.usedIn.response,
    callback && words.usedIn.callback,
  ].filter((place) => typeof place === "string");
  return (
    <li>
      {operation && (
        <MethodBadge
          method={operation.method}
          label={operation.kind === "webhook" ? words.webhook : undefined}
        />
      )}
      <A href={operationPath(id)}>{operation?.title ?? id}</A>
      <span className={styles.place}>{places.join(` ${words.and} `)}</span>
    </li>
  );
}
UsedByOperation.part = "operation-use" as const;

/** A schema that names this one. */
export function UsedByModel({ name }: { readonly name: string }) {
  const { navigation } = useReference();
  const path = schemaPath(navigation, name);
  const summary = navigation.schemas.find((schema) => schema.name === name)?.summary;
  return (
    <li>
      {path === undefined ? (
        <code>{name}</code>
      ) : (
        <A href={path}>
          <code>{name}</code>
        </A>
      )}
      {summary !== undefined && <span className={styles.place}>{summary}</span>}
    </li>
  );
}
UsedByModel.part = "model-use" as const;
