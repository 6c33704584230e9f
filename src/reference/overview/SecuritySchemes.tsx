import type { ReactNode } from "react";
import { A } from "../A";
import { displayValue } from "../chip-text";
import { HeadingLine } from "../HeadingLine";
import { childList, plainText } from "../parts";
import { Prose } from "../Prose";
import { useReferenceWords } from "../ReferenceContext";
import { SchemeFacts, type SchemeFactsProps } from "../SchemeFacts";
import { Section } from "../Section";
import pageStyles from "../Page.module.css";
import * as styles from "../Security.module.css";

/** All the ways to prove who calls, on the overview page. */
export function SecuritySchemes({ children }: { readonly children?: ReactNode }) {
  const words = useReferenceWords();
  if (childList(children).length === 0) return null;
  return (
    <Section id="authentication" title={words.securitySchemes}>
      {children}
    </Section>
  );
}
SecuritySchemes.part = "section" as const;
SecuritySchemes.section = "authentication" as const;

/** Props of {@link SecurityScheme}. */
export interface SecuritySchemeProps extends SchemeFactsProps {
  /** The key under `components.securitySchemes`. */
  readonly name: string;
  readonly openIdConnectUrl?: string;
  /** Where the authorization server describes itself (RFC 8414). */
  readonly metadataUrl?: string;
  readonly deprecated?: boolean;
  /** What a caller sends; said only where the description does not hold it. */
  readonly example?: string;
  /** Description, then the flows. */
  readonly children?: ReactNode;
}

/** One security scheme (OpenAPI 3.1, 4.8.27). */
export function SecurityScheme(props: SecuritySchemeProps) {
  const { name, openIdConnectUrl, metadataUrl, deprecated, example, children, ...facts } = props;
  const words = useReferenceWords();
  return (
    <div className={styles.scheme}>
      <HeadingLine id={`security.${name}`} name={name} heading={<code>{name}</code>} />
      <p>
        <SchemeFacts {...facts} />
        {deprecated && <span className={pageStyles.deprecated}> {words.deprecated}</span>}
      </p>
      <Prose>{children}</Prose>
      {openIdConnectUrl !== undefined && (
        <p>
          <A href={openIdConnectUrl}>{openIdConnectUrl}</A>
        </p>
      )}
      {metadataUrl !== undefined && (
        <p>
          {words.metadataUrl}: <A href={metadataUrl}>{metadataUrl}</A>
        </p>
      )}
      {example !== undefined && !plainText(childList(children)).includes(example) && (
        <p>
          {words.exampleHeading}: <code>{displayValue(example)}</code>
        </p>
      )}
    </div>
  );
}

/** Props of {@link OAuthFlow}. */
export interface OAuthFlowProps {
  readonly kind:
    "implicit" | "password" | "clientCredentials" | "authorizationCode" | "deviceAuthorization";
  readonly authorizationUrl?: string;
  readonly deviceAuthorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  readonly children?: ReactNode;
}

/** One way to get a token (OpenAPI 3.1, 4.8.29). */
export function OAuthFlow({ kind, children, ...urls }: OAuthFlowProps) {
  const words = useReferenceWords();
  const given = (
    ["authorizationUrl", "deviceAuthorizationUrl", "tokenUrl", "refreshUrl"] as const
  ).filter((key) => urls[key] !== undefined);
  return (
    <div className={styles.flow}>
      <p>
        <b>{words.flows[kind]}</b>
      </p>
      <dl>
        {given.map((key) => (
          <div key={key}>
            <dt>{words[key]}</dt>
            <dd>
              <code>{urls[key]}</code>
            </dd>
          </div>
        ))}
        {childList(children).length > 0 && (
          <div>
            <dt>{words.scopes}</dt>
            <dd>
              <ul>{children}</ul>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/** A permission of an OAuth flow, and what it allows. */
export function Scope(props: { readonly name: string; readonly children?: ReactNode }) {
  return (
    <li>
      <code>{props.name}</code> {props.children}
    </li>
  );
}
