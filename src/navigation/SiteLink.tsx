import type { AnchorHTMLAttributes } from "react";

import { useSite } from "../config/SiteContext";

/** Props of an `<a>`, with a path of this site instead of `href`. */
export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** Path of this site without the base path; may carry a query string and a hash. */
  readonly to: string;
}

/**
 * A link to a page of this site, with the base path added. A plain `<a>`: `useInSiteLinks` makes every such link of the
 * document a client navigation through the router and fetches its page ahead, whoever drew it.
 */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  return (
    <a {...rest} href={useSite().href(to)}>
      {children}
    </a>
  );
}
