import type { AnchorHTMLAttributes } from "react";

import { SiteLink } from "../navigation/SiteLink";

/** Props of an `<a>`; `to` is a path of this site, `href` an address elsewhere. */
interface ConfiguredLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to?: string;
}

/** A link as the configuration writes it: into this site with `to`, or elsewhere with `href`. */
export function ConfiguredLink({ to, href, children, ...rest }: ConfiguredLinkProps) {
  if (to !== undefined) {
    return (
      <SiteLink {...rest} to={to}>
        {children}
      </SiteLink>
    );
  }
  return (
    <a rel="noreferrer" {...rest} href={href}>
      {children}
    </a>
  );
}
