import type { ReactNode } from "react";

import { useSite } from "../config/SiteContext";
import type { Logo as LogoConfig } from "../config/site-config";
import { ConfiguredLink } from "./ConfiguredLink";
import { isExternal } from "../paths";
import * as styles from "./Logo.module.css";

interface LogoLinkProps {
  readonly className?: string;
  readonly logo: LogoConfig | undefined;
  /** Content after the logo. */
  readonly children?: ReactNode;
}

/** The logo, if any, in a link to the logo's configured address, by default the home page. */
export function LogoLink({ className, logo, children }: LogoLinkProps) {
  const { href = "/", target } = logo ?? {};
  const address = isExternal(href) ? { href } : { to: href };
  return (
    <ConfiguredLink {...address} className={className} target={target}>
      {logo && <Logo logo={logo} />}
      {children}
    </ConfiguredLink>
  );
}

/** A logo's image: `srcDark` in dark mode and in a bar that is always dark, else `src`. */
function Logo({ logo }: { logo: LogoConfig }) {
  const { file } = useSite();
  const { src, srcDark, alt = "", width, height = 28 } = logo;
  // Low priority; otherwise React would preload both images before the style sheet.
  const image = { width, height, fetchPriority: "low" } as const;
  if (!srcDark) return <img {...image} alt={alt} src={file(src)} />;
  return (
    <>
      <img {...image} alt={alt} className={styles.light} src={file(src)} />
      <img {...image} alt={alt} className={styles.dark} src={file(srcDark)} />
    </>
  );
}
