import { memo } from "react";

import { useSite } from "../config/SiteContext";
import type { FooterColumn, FooterLink as Link } from "../config/site-config";
import { ConfiguredHtml } from "./ConfiguredHtml";
import { ConfiguredLink } from "./ConfiguredLink";
import * as looks from "../ui/looks.module.css";
import * as styles from "./Footer.module.css";
import { LogoLink } from "./LogoLink";

/** The configured footer, if any. */
export const Footer = memo(function Footer() {
  const { footer } = useSite().config;
  if (!footer) return null;
  const { links, logo, copyright, style } = footer;
  return (
    <footer className={styles.footer} data-look={style === "dark" ? "dark" : undefined}>
      <div className={styles.inner}>
        {hasColumns(links) ? (
          <Columns columns={links} />
        ) : (
          // CSS puts a middle dot between them.
          links.length > 0 && <Links className={styles.row} links={links} />
        )}
        {logo && <LogoLink className={styles.logo} logo={logo} />}
        {copyright && <ConfiguredHtml className={styles.copyright} html={copyright} />}
      </div>
    </footer>
  );
});

function hasColumns(
  links: readonly FooterColumn[] | readonly Link[],
): links is readonly FooterColumn[] {
  return links.some((entry) => "items" in entry);
}

function Columns({ columns }: { columns: readonly FooterColumn[] }) {
  return (
    <div className={styles.columns}>
      {columns.map((column) => (
        <div key={column.title}>
          <p className={`${styles.title} ${looks.caption}`}>{column.title}</p>
          <Links className={styles.list} links={column.items} />
        </div>
      ))}
    </div>
  );
}

function Links({ className, links }: { className: string | undefined; links: readonly Link[] }) {
  return (
    <ul className={className}>
      {links.map((link, index) => (
        <li key={index}>
          <FooterLink link={link} />
        </li>
      ))}
    </ul>
  );
}

function FooterLink({ link }: { link: Link }) {
  if (link.html !== undefined) return <ConfiguredHtml as="span" html={link.html} />;
  return (
    <ConfiguredLink to={link.to} href={link.href}>
      {link.label}
    </ConfiguredLink>
  );
}
