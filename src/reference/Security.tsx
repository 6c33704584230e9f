import { cloneElement, isValidElement, type ReactNode } from "react";
import { A } from "./A";
import { Anchor } from "./Anchor";
import { CodeList } from "./CodeList";
import { overviewPath } from "./navigation";
import { childList } from "./parts";
import { joinId, uniqueIds, usePlace } from "./place";
import { useReferenceWords } from "./ReferenceContext";
import { SchemeLine, type SchemeFactsProps } from "./SchemeFacts";
import { Section } from "./Section";
import * as styles from "./Security.module.css";

/** How a caller proves who it is: any one of the alternatives is enough (OpenAPI 3.1, 4.8.30). */
export function Security({ children }: { readonly children?: ReactNode }) {
  const words = useReferenceWords();
  const requirements = withIds(childList(children), usePlace().id);
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

/** The requirements, in which each use of a scheme has an id: alternatives often share a scheme. */
function withIds(requirements: readonly ReactNode[], place: string): readonly ReactNode[] {
  const unique = uniqueIds();
  return requirements.map((requirement) => {
    if (!isValidElement<{ children?: ReactNode }>(requirement)) return requirement;
    const schemes = childList(requirement.props.children).map((scheme) =>
      isValidElement<SchemeProps>(scheme)
        ? cloneElement(scheme, { id: unique(joinId(place, `authorization.${scheme.props.name}`)) })
        : scheme,
    );
    return cloneElement(requirement, {}, schemes);
  });
}

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
  /** Given by the section that holds the scheme. */
  readonly id?: string;
}

/** A security scheme as one operation needs it; in one line; its name leads to its description on the overview page. */
export function Scheme({ name, scopes = [], id = "", ...facts }: SchemeProps) {
  const words = useReferenceWords();
  return (
    <>
      <span className={styles.use} id={id}>
        <span>
          <SchemeLine {...facts} />
          {" · "}
          <A className={styles.name} href={`${overviewPath}#security.${name}`}>
            {name}
          </A>
        </span>
        <Anchor id={id} name={name} />
      </span>
      {scopes.length > 0 && (
        <p className={styles.scopes}>
          {words.scopes}: <CodeList codes={scopes} />
        </p>
      )}
    </>
  );
}
