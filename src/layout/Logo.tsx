import { useSite } from "../config/SiteContext";
import type { Logo as LogoConfig } from "../config/site-config";
import * as styles from "./Logo.module.css";

/** The picture of a logo, without its link. The colour mode, or a bar that is dark in both, chooses between `src` and `srcDark`. */
export function Logo({ logo }: { logo: LogoConfig }) {
  const { file } = useSite();
  const { src, srcDark, alt = "", width, height = 28 } = logo;
  // Of low priority, or React would preload both pictures ahead of the style sheet.
  const image = { width, height, fetchPriority: "low" } as const;
  if (!srcDark) return <img {...image} alt={alt} src={file(src)} />;
  return (
    <>
      <img {...image} alt={alt} className={styles.light} src={file(src)} />
      <img {...image} alt={alt} className={styles.dark} src={file(srcDark)} />
    </>
  );
}
