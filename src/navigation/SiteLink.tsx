import type { AnchorHTMLAttributes } from "react";

import { useSite } from "../config/SiteContext";

/** Props of an `<a>`, with a path on this site instead of `href`. */
export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** Path without the base path; may have a query string and a hash. */
  readonly to: string;
}

/**
 * A link to a page of this site, with the base path added. It is a plain `<a>`; `useInSiteLinks` turns every
 * such link in the document into a client navigation and preloads its page.
 */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  return (
    <a {...rest} href={useSite().href(to)}>
      {children}
    </a>
  );
}
