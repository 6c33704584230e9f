import type { ReactNode } from "react";
import type { SchemeUse } from "../view/types";
import { A } from "./A";
import { useReference } from "./ReferenceContext";
import * as looks from "../ui/looks.module.css";
import * as styles from "./Security.module.css";

/**
 * The facts of a security scheme on one line, for an API key starting with its location: `X-Key` header · API key. Below it is the
 * credential as a request contains it, with placeholders.
 *
 * @param props.children further facts, on the same line
 */
export function SchemeFacts({
  children,
  ...scheme
}: SchemeUse & { readonly children?: ReactNode }) {
  const { navigation, words } = useReference();
  const { name, type } = scheme;
  const guide = navigation.securityGuides?.find((one) => one.scheme === name);
  // In samples, the client writes the header of RFC 7617 itself.
  const credential =
    scheme.scheme?.toLowerCase() === "basic"
      ? { value: "Basic {base64(username:password)}" }
      : navigation.credentials?.find((one) => one.scheme === name);
  return (
    <>
      <span className={looks.muted}>
        {type === "apiKey" && (
          <>
            <code>{scheme.parameter}</code> {words.credentialsIn[scheme.in ?? "header"]} ·{" "}
            {words.apiKey}
          </>
        )}
        {type === "http" && (
          <>
            {words.httpScheme} <code>{scheme.scheme}</code>
            {scheme.bearerFormat !== undefined && (
              <>
                , {words.bearerFormat} <code>{scheme.bearerFormat}</code>
              </>
            )}
          </>
        )}
        {type !== "apiKey" && type !== "http" && words[type]}
        {children}
        {guide && (
          <>
            {" · "}
            <A href={guide.path}>{words.howToAuthenticate}</A>
          </>
        )}
      </span>{" "}
      {credential && (
        <code className={styles.credential}>
          {`${carrierOf(scheme)}${credential.value}`.split(/(?<=,)/).map((part, index) => (
            <span key={index}>{part}</span>
          ))}
        </code>
      )}
    </>
  );
}

/** Returns the text before a credential in a request. */
function carrierOf({ in: place = "header", parameter = "Authorization" }: SchemeUse): string {
  if (place === "header") return `${parameter}: `;
  return place === "cookie" ? `Cookie: ${parameter}=` : `?${parameter}=`;
}
