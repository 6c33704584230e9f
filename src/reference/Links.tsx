import type { ReactNode } from "react";
import type { LaidOutResponse } from "../view/lay-out-page";
import { A } from "./A";
import { Anchor } from "./Anchor";
import { Heading } from "./Heading";
import { operationPath } from "../paths";
import { findOperation } from "./navigation";
import { Prose } from "./Prose";
import { useReference, useReferenceWords } from "./ReferenceContext";
import * as looks from "../ui/looks.module.css";
import * as styles from "./MediaType.module.css";
import * as rowStyles from "./Row.module.css";

/** Operations that can be called with values from this response (OpenAPI 3.1, 4.8.20). */
export function Links({ links }: Pick<LaidOutResponse<ReactNode>, "links">) {
  const words = useReferenceWords();
  if (links.length === 0) return null;
  return (
    <div className={`${styles.mediaType} ${looks.stack}`}>
      <Heading>{words.links}</Heading>
      <ul className={rowStyles.rows}>
        {links.map((link) => (
          <Link key={link.id} {...link} />
        ))}
      </ul>
    </div>
  );
}

function Link(link: LaidOutResponse<ReactNode>["links"][number]) {
  const { id, name, operation, target, requestBody, server, parameters = [], ...prose } = link;
  const { navigation, words } = useReference();
  return (
    <li className={`${rowStyles.row} ${looks.stack}`} id={id}>
      <div className={rowStyles.line} data-join="">
        <code className={rowStyles.name}>{name}</code>{" "}
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
      <Prose of={prose} />
      {parameters.length > 0 && (
        <ul className={styles.list}>
          {parameters.map((parameter) => (
            <li key={parameter.name}>
              <code>{parameter.name}</code> = <code>{parameter.value}</code>
            </li>
          ))}
        </ul>
      )}
      {requestBody !== undefined && (
        <p className={styles.list}>
          {words.sends} <code>{requestBody}</code>
        </p>
      )}
    </li>
  );
}
