import { createContext, type ReactNode, useContext } from "react";
import { useReference } from "./ReferenceContext";

interface AProps {
  /** A path or fragment of this site, or an absolute `http`, `https` or `mailto` URL; without one, there is only the text. */
  readonly href: string | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

const UnlinkedContext = createContext(false);

/** Renders links inside as plain text, because a summary must not contain links. */
export function Unlinked({ children }: { readonly children: ReactNode }) {
  return <UnlinkedContext value={true}>{children}</UnlinkedContext>;
}

/** Matches a path on this site. Browsers treat `//host`, `/\host` and `/<tab>/host` as other sites. */
const inSite = /^\/(?![/\\\t\r\n])/;
const elsewhere = /^(https?:\/\/|mailto:)/i;

/**
 * A link. Paths on this site get the base path and client-side navigation, other sites get no referrer. URLs from the document (license,
 * terms, external documentation) arrive as written, so a URL with any other scheme is shown as text.
 */
export function A({ href = "", className, children }: AProps) {
  const { href: withBase } = useReference();
  const isOfSite = inSite.test(href);
  const isElsewhere = elsewhere.test(href);
  if (useContext(UnlinkedContext) || !(isOfSite || isElsewhere || href.startsWith("#")))
    return children;
  return (
    <a
      href={isOfSite ? withBase(href) : href}
      className={className}
      rel={isElsewhere ? "noreferrer" : undefined}
    >
      {children}
    </a>
  );
}
