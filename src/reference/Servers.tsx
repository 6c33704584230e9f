import type { ReactNode } from "react";
import type { LaidOutServer } from "../view/lay-out-page";
import { Anchor } from "./Anchor";
import { CodeList } from "./CodeList";
import { Prose } from "./Prose";
import { useReferenceWords } from "./ReferenceContext";
import { Section } from "./Section";
import * as anchorStyles from "./Anchor.module.css";
import * as styles from "./Servers.module.css";

interface ServersProps {
  readonly id: string;
  readonly list: readonly LaidOutServer<ReactNode>[];
}

/** The servers of the API or of an operation (OpenAPI 3.1, 4.8.5). */
export function Servers({ id, list }: ServersProps) {
  const words = useReferenceWords();
  return (
    <Section id={id} title={words.servers}>
      <ul className={styles.servers}>
        {list.map((server) => (
          <Server key={server.id} {...server} />
        ))}
      </ul>
    </Section>
  );
}

function Server({ id, url, name, variables, ...prose }: LaidOutServer<ReactNode>) {
  return (
    <li className={styles.server}>
      <span className={styles.address} id={id}>
        {name !== undefined && <b>{name}</b>} <code>{url}</code>
        <Anchor id={id} name={url} />
      </span>
      <Prose of={prose} />
      {variables.length > 0 && (
        <ul className={styles.variables}>
          {variables.map((variable) => (
            <ServerVariable key={variable.id} {...variable} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** A variable in a server's URL (OpenAPI 3.1, 4.8.6). */
function ServerVariable(variable: LaidOutServer<ReactNode>["variables"][number]) {
  const { id, name, default: value, enum: values, ...prose } = variable;
  const words = useReferenceWords();
  return (
    <li id={id}>
      <span className={anchorStyles.linked}>
        <span>
          <code className={styles.variable}>{`{${name}}`}</code> {words.default}{" "}
          <code>{value}</code>
          {values && (
            <>
              {"; "}
              {words.allowedValues}: <CodeList codes={values} />
            </>
          )}
        </span>
        <Anchor id={id} name={name} />
      </span>
      <Prose of={prose} />
    </li>
  );
}
