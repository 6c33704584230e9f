import type { ReactNode } from "react";

import type { Logo } from "../config/site-config";
import { ConfiguredLink } from "./ConfiguredLink";
import { isElsewhere } from "../paths";

interface LogoLinkProps {
  readonly className?: string;
  readonly logo: Logo | undefined;
  readonly children: ReactNode;
}

/** A link to where the logo's configuration says, or else to the start page. */
export function LogoLink({ className, logo, children }: LogoLinkProps) {
  const { href = "/", target } = logo ?? {};
  const address = isElsewhere(href) ? { href } : { to: href };
  return (
    <ConfiguredLink {...address} className={className} target={target}>
      {children}
    </ConfiguredLink>
  );
}
