import { isValidElement, type ReactNode } from "react";
import { A } from "./A";
import { Anchor } from "./Anchor";
import { findOperation, operationPath } from "./navigation";
import { childList } from "./parts";
import { LevelHeading } from "./LevelHeading";
import { joinId, usePlace } from "./place";
import { Prose } from "./Prose";
import { useReference, useReferenceWords } from "./ReferenceContext";
import * as styles from "./MediaType.module.css";
import rowStyles from "./Row.module.css";

/** What can be called next with values of this response (OpenAPI 3.1, 4.8.20). */
export function Links({ children }: { readonly children?: ReactNode }) {
  const words = useReferenceWords();
  if (childList(children).length === 0) return null;
  return (
    <div className={styles.mediaType}>
      <LevelHeading className={styles.title}>{words.links}</LevelHeading>
      <ul className={rowStyles.rows}>{children}</ul>
    </div>
  );
}
Links.part = "structure" as const;

/** Props of {@link Link}. */
export interface LinkProps {
  readonly name: string;
  /** Id of the page of the operation, when it is one of this API. */
  readonly operation?: string;
  /** What the author wrote: an operationId or operationRef. */
  readonly target: string;
  /** What it sends: a constant as JSON, or a runtime expression. */
  readonly requestBody?: string;
  /** The address that it goes to instead of the usual one. */
  readonly server?: string;
  /** Description, then the parameters. */
  readonly children?: ReactNode;
}

/** One link to another operation. */
export function Link(props: LinkProps) {
  const { name, operation, target, requestBody, server, children } = props;
  const { navigation, words } = useReference();
  const id = joinId(usePlace().id, `link.${name}`);
  const nodes = childList(children);
  const isParameter = (node: ReactNode) => isValidElement(node) && node.type === LinkParameter;
  const parameters = nodes.filter(isParameter);
  return (
    <li className={rowStyles.row} id={id}>
      <div className={rowStyles.line}>
        <span className={rowStyles.name}>{name}</span>{" "}
        <span className={rowStyles.type}>{words.leadsTo}</span>{" "}
        {operation === undefined ? (
          <code>{target}</code>
        ) : (
          <A href={operationPath(operation)}>
            {findOperation(navigation, operation)?.title ?? target}
          </A>
        )}
        {server !== undefined && (
          <>
            {" "}
            <span className={rowStyles.type}>{words.sentToServer}</span> <code>{server}</code>
          </>
        )}
        <Anchor id={id} name={name} />
      </div>
      <Prose>{nodes.filter((node) => !isParameter(node))}</Prose>
      {parameters.length > 0 && <ul className={styles.list}>{parameters}</ul>}
      {requestBody !== undefined && (
        <p className={styles.list}>
          {words.sends} <code>{requestBody}</code>
        </p>
      )}
    </li>
  );
}

/** Props of {@link LinkParameter}. */
export interface LinkParameterProps {
  readonly name: string;
  /** A constant or a runtime expression (OpenAPI 3.1, 4.8.20.4). */
  readonly value: string;
}

/** A parameter of the linked operation and where its value comes from. */
export function LinkParameter({ name, value }: LinkParameterProps) {
  return (
    <li>
      <code>{name}</code> = <code>{value}</code>
    </li>
  );
}
