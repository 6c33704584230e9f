import { basename, join } from "node:path";

import { engineDir } from "../../program/folders.mjs";
import type { NavbarEntry, SiteData } from "../config/site-data";
import { ownSheets, type SiteModel } from "./site-model";

/** The component of each kind of entry, relative to `src`. */
const components: Readonly<Record<NavbarEntry["type"], string>> = {
  link: "layout/navbar/LinkEntry",
  html: "layout/navbar/HtmlEntry",
  doc: "layout/navbar/DocEntry",
  dropdown: "layout/navbar/DropdownEntry",
  localeDropdown: "layout/navbar/LocaleEntry",
  docsVersionDropdown: "layout/navbar/VersionsEntry",
  search: "search/SearchBox",
};

/** Parts of the shell that few sites use, and whether a site uses them. */
const parts: readonly (readonly [path: string, isUsed: (site: SiteData) => boolean])[] = [
  ["layout/AnnouncementBar", ({ announcementBar }) => announcementBar !== undefined],
  ["state/AnnouncementBarProvider", ({ announcementBar }) => announcementBar !== undefined],
  ["layout/VersionBanner", ({ docs }) => docs.some(({ versions }) => versions.length > 1)],
];

/**
 * Returns the module `virtual:shell`, with only the configured parts of the shell to save bytes.
 *
 * @param isPrerendered whether it is for browsers, which already have the page as HTML
 * @param isBuild whether the site's own style sheets become part of its one sheet; the development server links them
 */
export function writeShellModule(
  model: SiteModel,
  isPrerendered: boolean,
  isBuild: boolean,
): string {
  const { locales, config } = model;
  const kinds = new Set(
    locales.flatMap(({ site }) =>
      site.navbar.items.flatMap((entry) => [
        entry.type,
        ...(entry.type === "dropdown" ? entry.items.map(({ type }) => type) : []),
      ]),
    ),
  );
  const from = (path: string) => JSON.stringify(join(engineDir, "src", path));
  const used = [...kinds].sort().map((kind) => {
    const path = components[kind];
    return { kind, path, name: basename(path) };
  });
  const hasLook = locales.some(({ site }) => site.navbar.style ?? site.footer?.style === "dark");
  return [
    ...(hasLook ? [`import ${from("styles/bars.css")};`] : []),
    ...(isBuild ? ownSheets(model) : []).map((file) => `import ${JSON.stringify(file)};`),
    ...used.map(({ name, path }) => `import { ${name} } from ${from(`${path}.tsx`)};`),
    `export const entryKinds = { ${used.map(({ kind, name }) => `${kind}: ${name}`).join(", ")} };`,
    config.navbar.hideOnScroll
      ? `export { useHideOnScroll } from ${from("layout/navbar/use-hide-on-scroll.ts")};`
      : "export function useHideOnScroll() {}",
    locales.some(({ site }) => site.footer !== undefined)
      ? `export { Footer } from ${from(`layout/${isPrerendered ? "KeptFooter" : "Footer"}.tsx`)};`
      : "export const Footer = () => null;",
    ...parts.map(([path, isUsed]) =>
      locales.some(({ site }) => isUsed(site))
        ? `export { ${basename(path)} } from ${from(`${path}.tsx`)};`
        : `export const ${basename(path)} = ({ children }) => children;`,
    ),
  ].join("\n");
}
