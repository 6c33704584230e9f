import type { ReactNode } from "react";
import type { LaidOutPayload } from "../view/lay-out-page";
import { onlyKey } from "../samples/template";
import { A } from "./A";
import { Anchor } from "./Anchor";
import { CodeList } from "./CodeList";
import { overviewPath } from "../paths";
import { useReferenceWords } from "./ReferenceContext";
import { SchemeFacts } from "./SchemeFacts";
import { Section } from "./Section";
import * as looks from "../ui/looks.module.css";
import * as anchorStyles from "./Anchor.module.css";
import * as styles from "./Security.module.css";

type SecurityProps = NonNullable<LaidOutPayload<ReactNode>["security"]>;

/** The security requirements of an operation, any one of which is enough (OpenAPI 3.1, 4.8.30). */
export function Security({ id, alternatives }: SecurityProps) {
  const words = useReferenceWords();
  const sampled = alternatives.find((schemes) => schemes.length > 0);
  return (
    <Section id={id} title={words.authorization} isCommon={id === "authorization"}>
      {alternatives.length > 1 && <p className={looks.muted}>{words.oneOfTheseSchemes}</p>}
      <ul className={styles.requirements}>
        {alternatives.map((schemes, index) => (
          <li key={index} className={styles.requirement}>
            {schemes.length === 0 && words.noAuthentication}
            {schemes.map((scheme, position) => (
              <div key={scheme.id}>
                {position > 0 && <span className={looks.muted}>{words.and} </span>}
                <Scheme {...scheme} />
              </div>
            ))}
            {alternatives.length > 1 && schemes.length > 0 && (
              <p
                className={looks.muted}
                data-only={onlyKey(schemes.map(({ name }) => name).join(" + "))}
                data-inactive={schemes === sampled ? undefined : ""}
              >
                {words.usedInSamples}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A security scheme in one line, linked to its description on the overview page. */
function Scheme({ id, scopes = [], ...scheme }: SecurityProps["alternatives"][number][number]) {
  const words = useReferenceWords();
  const { name } = scheme;
  return (
    <>
      <span className={anchorStyles.linked} id={id}>
        <span>
          <SchemeFacts {...scheme}>
            {" · "}
            <A className={styles.name} href={`${overviewPath}#security.${name}`}>
              {name}
            </A>
          </SchemeFacts>
        </span>
        <Anchor id={id} name={name} />
      </span>
      {scopes.length > 0 && (
        <p className={looks.muted}>
          {words.scopes}: <CodeList codes={scopes} />
        </p>
      )}
    </>
  );
}
