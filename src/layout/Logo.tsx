import { useSite } from "../config/SiteContext";
import type { Logo as LogoConfig } from "../config/site-config";
import * as styles from "./Logo.module.css";

/** A logo's image: `srcDark` in dark mode and in a bar that is always dark, else `src`. */
export function Logo({ logo }: { logo: LogoConfig }) {
  const { file } = useSite();
  const { src, srcDark, alt = "", width, height = 28 } = logo;
  // Low priority, or React would preload both images before the style sheet.
  const image = { width, height, fetchPriority: "low" } as const;
  if (!srcDark) return <img {...image} alt={alt} src={file(src)} />;
  return (
    <>
      <img {...image} alt={alt} className={styles.light} src={file(src)} />
      <img {...image} alt={alt} className={styles.dark} src={file(srcDark)} />
    </>
  );
}
