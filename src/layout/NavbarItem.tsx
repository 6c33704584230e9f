import { useSite } from "../config/SiteContext";
import type { NavbarDoc, NavbarItem as Item, NavbarLink } from "../config/site-config";
import type { PageData } from "../page";
import { ConfiguredLink } from "./ConfiguredLink";
import { findDoc } from "./find-doc";

interface NavbarItemProps<T extends Item> {
  readonly item: T;
  readonly page: PageData;
  /** The `to` among all items that the page belongs to. */
  readonly currentTarget?: string;
}

/** One configured item of the navbar, by its kind. */
export function NavbarItem({ item, ...rest }: NavbarItemProps<Item>) {
  switch (item.type) {
    case "link":
      return <LinkItem item={item} {...rest} />;
    case "doc":
      return <DocItem item={item} {...rest} />;
    case "html":
      return <span dangerouslySetInnerHTML={{ __html: item.html }} />;
    // The remaining kinds are drawn when search, locales and versions exist.
    case "search":
    case "dropdown":
    case "localeDropdown":
    case "docSidebar":
    case "docsVersion":
    case "docsVersionDropdown":
      return null;
  }
}

function LinkItem({ item, page, currentTarget }: NavbarItemProps<NavbarLink>) {
  const { to, href, label } = item;
  return (
    <ConfiguredLink to={to} href={href} aria-current={current(to, page, currentTarget)}>
      {label}
    </ConfiguredLink>
  );
}

/** Draws nothing for a doc that is a draft. */
function DocItem({ item, page, currentTarget }: NavbarItemProps<NavbarDoc>) {
  const doc = findDoc(useSite().config.docs, item.docId, item.docsPluginId);
  if (!doc) return null;
  return (
    <ConfiguredLink to={doc.path} aria-current={current(doc.path, page, currentTarget)}>
      {item.label ?? doc.id}
    </ConfiguredLink>
  );
}

/** `page` on the page that the link leads to, `true` in the part of the site that it stands for. */
function current(to: string | undefined, page: PageData, target: string | undefined) {
  if (to === undefined) return undefined;
  if (to === page.path || page.aliases.includes(to)) return "page";
  return to === target && page.kind !== "not-found" ? "true" : undefined;
}
