import type { ReactNode } from "react";
import { A } from "../A";
import type { SchemeUse, Words } from "../../view/types";
import { HeadingLine } from "../HeadingLine";
import { Prose } from "../Prose";
import { useReferenceWords } from "../ReferenceContext";
import { SchemeFacts } from "../SchemeFacts";
import { Section } from "../Section";
import * as looks from "../../ui/looks.module.css";
import * as markStyles from "../ChangeMark.module.css";
import * as styles from "../Security.module.css";

/** One security scheme (OpenAPI 3.1, 4.8.27). */
export interface SecurityScheme extends Omit<SchemeUse, "scopes">, Words<ReactNode> {
  readonly openIdConnectUrl?: string;
  /** URL of the authorization server's metadata (RFC 8414). */
  readonly metadataUrl?: string;
  readonly deprecated?: boolean;
  readonly flows?: readonly OAuthFlow[];
}

/** One way to get a token (OpenAPI 3.1, 4.8.29). */
interface OAuthFlow {
  readonly kind:
    "implicit" | "password" | "clientCredentials" | "authorizationCode" | "deviceAuthorization";
  readonly authorizationUrl?: string;
  readonly deviceAuthorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  readonly scopes?: readonly { readonly name: string; readonly description?: string }[];
}

/** All security schemes, on the overview page. */
export function SecuritySchemes({ schemes }: { readonly schemes: readonly SecurityScheme[] }) {
  const words = useReferenceWords();
  return (
    <Section id="authentication" title={words.securitySchemes}>
      {schemes.map((scheme) => (
        <Scheme key={scheme.name} scheme={scheme} />
      ))}
    </Section>
  );
}

function Scheme({ scheme }: { readonly scheme: SecurityScheme }) {
  const { name, openIdConnectUrl, metadataUrl, deprecated, flows = [] } = scheme;
  const words = useReferenceWords();
  return (
    <div className={`${styles.scheme} ${looks.stack}`}>
      <HeadingLine id={`security.${name}`} name={name} heading={<code>{name}</code>} />
      <p>
        <SchemeFacts {...scheme} />
        {deprecated && <span className={markStyles.deprecated}> {words.deprecated}</span>}
      </p>
      <Prose of={scheme} />
      {flows.map((flow) => (
        <Flow key={flow.kind} {...flow} />
      ))}
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
    </div>
  );
}

function Flow({ kind, scopes = [], ...urls }: OAuthFlow) {
  const words = useReferenceWords();
  const given = (
    ["authorizationUrl", "deviceAuthorizationUrl", "tokenUrl", "refreshUrl"] as const
  ).filter((key) => urls[key] !== undefined);
  return (
    <div className={`${styles.flow} ${looks.stack}`}>
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
        {scopes.length > 0 && (
          <div>
            <dt>{words.scopes}</dt>
            <dd>
              <ul>
                {scopes.map(({ name, description }) => (
                  <li key={name}>
                    <code>{name}</code> {description}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
