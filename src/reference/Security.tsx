import type { ReactNode } from "react";
import { A } from "./A";
import { CodeList } from "./CodeList";
import { overviewPath } from "./navigation";
import { childList } from "./parts";
import { useReferenceWords } from "./ReferenceContext";
import { SchemeLine, type SchemeFactsProps } from "./SchemeFacts";
import { Section } from "./Section";
import * as styles from "./Security.module.css";

/** How a caller proves who it is: any one of the alternatives is enough (OpenAPI 3.1, 4.8.30). */
export function Security({ children }: { readonly children?: ReactNode }) {
  const words = useReferenceWords();
  const requirements = childList(children);
  if (requirements.length === 0) return null;
  return (
    <Section id="authorization" title={words.authorization}>
      {requirements.length > 1 && <p className={styles.hint}>{words.oneOfTheseSchemes}</p>}
      <ul className={styles.requirements}>{requirements}</ul>
    </Section>
  );
}
Security.part = "section" as const;
Security.section = "authorization" as const;

/** One alternative: all of its schemes together; without any, no credentials are needed. */
export function SecurityRequirement({ children }: { readonly children?: ReactNode }) {
  const words = useReferenceWords();
  const schemes = childList(children);
  return (
    <li className={styles.requirement}>
      {schemes.length === 0 && words.noAuthentication}
      {schemes.map((scheme, index) => (
        <div key={index}>
          {index > 0 && <span className={styles.hint}>{words.and} </span>}
          {scheme}
        </div>
      ))}
    </li>
  );
}

/** Props of {@link Scheme}. */
export interface SchemeProps extends SchemeFactsProps {
  /** The key under `components.securitySchemes`. */
  readonly name: string;
  readonly scopes?: readonly string[];
}

/** A security scheme as one operation needs it; in one line; its name leads to its description on the overview page. */
export function Scheme({ name, scopes = [], ...facts }: SchemeProps) {
  const words = useReferenceWords();
  return (
    <>
      <SchemeLine {...facts} />
      {" · "}
      <A className={styles.name} href={`${overviewPath}#security.${name}`}>
        {name}
      </A>
      {scopes.length > 0 && (
        <p className={styles.scopes}>
          {words.scopes}: <CodeList codes={scopes} />
        </p>
      )}
    </>
  );
}
