import { Fragment, type ReactNode } from "react";
import type { LaidOutPayload } from "../view/lay-out-page";
import { overviewPath } from "../paths";
import * as looks from "../ui/looks.module.css";
import { A } from "./A";
import { Fold } from "./Fold";
import { ParameterSection } from "./ParameterSection";
import { useReferenceWords } from "./ReferenceContext";
import { Security } from "./Security";
import * as styles from "./CallFold.module.css";

type Payload = LaidOutPayload<ReactNode>;

interface CallFoldProps {
  readonly security: Payload["security"];
  /** The header parameters. */
  readonly headers: Payload["parameters"][number] | undefined;
  /** Whether the overview has the servers. */
  readonly hasSharedServers: boolean | undefined;
}

/**
 * Authorization and header parameters, which most calls of an API have in common, as one line that opens. The line names them, so that
 * the fields that differ from call to call come first.
 */
export function CallFold({ security, headers, hasSharedServers }: CallFoldProps) {
  const words = useReferenceWords();
  if (!security && !headers) return null;
  const names = [
    ...(security?.alternatives.flatMap((schemes) => schemes.map(carrierOf)) ?? []),
    ...(headers?.rows.map(({ name }) => name) ?? []),
  ];
  const isOpenToAll = security?.alternatives.some((schemes) => schemes.length === 0);
  return (
    <div className={styles.fold}>
      <Fold
        open={false}
        repeats
        summary={
          <>
            {headers ? words.headers : words.authorization}
            {[...new Set(names)].map((name) => (
              <Fragment key={name}>
                {" "}
                <code>{name}</code>
              </Fragment>
            ))}
            {isOpenToAll && <i> {words.noAuthentication}</i>}
          </>
        }
      >
        {security && <Security {...security} />}
        {headers && <ParameterSection {...headers} />}
        {hasSharedServers && (
          <p className={looks.muted}>
            <A href={`${overviewPath}#servers`}>{words.servers}</A>
          </p>
        )}
      </Fold>
    </div>
  );
}

/** Returns the name of what carries the credential in a request: a header, query parameter or cookie; else that of the scheme. */
function carrierOf({
  name,
  type,
  parameter,
}: NonNullable<Payload["security"]>["alternatives"][number][number]): string {
  if (type === "apiKey") return parameter ?? name;
  return type === "mutualTLS" ? name : "Authorization";
}
