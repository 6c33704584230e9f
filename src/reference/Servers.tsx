import type { ReactNode } from "react";
import { Anchor } from "./Anchor";
import { CodeList } from "./CodeList";
import { childList } from "./parts";
import { joinId, PlaceContext, usePlace } from "./place";
import { Prose } from "./Prose";
import { useReferenceWords } from "./ReferenceContext";
import { Section } from "./Section";
import * as styles from "./Servers.module.css";

/** Where the API is (OpenAPI 3.1, 4.8.5). */
export function Servers({ children }: { readonly children?: ReactNode }) {
  const words = useReferenceWords();
  const place = usePlace();
  const servers = childList(children);
  if (servers.length === 0) return null;
  return (
    <Section id="servers" title={words.servers}>
      <ul className={styles.servers}>
        {servers.map((server, index) => {
          const id = joinId(place.id, index === 0 ? "server" : `server-${index + 1}`);
          return (
            <PlaceContext key={index} value={{ ...place, id }}>
              {server}
            </PlaceContext>
          );
        })}
      </ul>
    </Section>
  );
}
Servers.part = "section" as const;
Servers.section = "servers" as const;

/** Props of {@link Server}. */
export interface ServerProps {
  readonly url: string;
  readonly name?: string;
  /** Description, then the variables. */
  readonly children?: ReactNode;
}

/** One server and the variables of its address. */
export function Server({ url, name, children }: ServerProps) {
  const { id } = usePlace();
  const nodes = childList(children);
  const isVariable = (node: ReactNode) =>
    typeof node === "object" && node !== null && "type" in node && node.type === ServerVariable;
  const variables = nodes.filter(isVariable);
  return (
    <li className={styles.server}>
      <span className={styles.address} id={id}>
        {name !== undefined && <b>{name}</b>} <code className={styles.url}>{url}</code>
        <Anchor id={id} name={url} />
      </span>
      <Prose>{nodes.filter((node) => !isVariable(node))}</Prose>
      {variables.length > 0 && <ul className={styles.variables}>{variables}</ul>}
    </li>
  );
}

/** Props of {@link ServerVariable}. */
export interface ServerVariableProps {
  readonly name: string;
  readonly default: string;
  readonly enum?: readonly string[];
  readonly children?: ReactNode;
}

/** A part of a server's address that can be chosen (OpenAPI 3.1, 4.8.6), in as few lines as it takes. */
export function ServerVariable(props: ServerVariableProps) {
  const id = joinId(usePlace().id, props.name);
  const words = useReferenceWords();
  return (
    <li id={id}>
      <span className={styles.line}>
        <span>
          <code className={styles.variable}>{`{${props.name}}`}</code> {words.default}{" "}
          <code>{props.default}</code>
          {props.enum && (
            <>
              {"; "}
              {words.allowedValues}: <CodeList codes={props.enum} />
            </>
          )}
        </span>
        <Anchor id={id} name={props.name} />
      </span>
      <Prose>{props.children}</Prose>
    </li>
  );
}
