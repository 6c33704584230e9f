import type { AnchorHTMLAttributes } from "react";

import { SiteLink } from "../navigation/SiteLink";

/** Props of an `<a>`; `to` is a path within this site, `href` an external URL. */
interface ConfiguredLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to?: string;
}

/** A link from the configuration: internal with `to`, external with `href`. */
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
