import type { ReactNode } from "react";

import type { Logo } from "../config/site-config";
import { ConfiguredLink } from "./ConfiguredLink";
import { isExternal } from "../paths";

interface LogoLinkProps {
  readonly className?: string;
  readonly logo: Logo | undefined;
  readonly children: ReactNode;
}

/** A link to the logo's configured address, by default the home page. */
export function LogoLink({ className, logo, children }: LogoLinkProps) {
  const { href = "/", target } = logo ?? {};
  const address = isExternal(href) ? { href } : { to: href };
  return (
    <ConfiguredLink {...address} className={className} target={target}>
      {children}
    </ConfiguredLink>
  );
}
