import { join } from "node:path";

import type { NavbarEntry } from "../config/site-data";
import { projectDir } from "./site-options";
import type { SiteModel } from "./site-model";

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

/** Returns `virtual:navbar`: only the configured parts of the navbar, to save bytes. */
export function writeNavbarModule({ locales, config }: SiteModel): string {
  const kinds = new Set(
    locales.flatMap(({ site }) =>
      site.navbar.items.flatMap((entry) => [
        entry.type,
        ...(entry.type === "dropdown" ? entry.items.map(({ type }) => type) : []),
      ]),
    ),
  );
  const from = (path: string) => JSON.stringify(join(projectDir, "src", path));
  const used = [...kinds].sort().map((kind) => {
    const path = components[kind];
    return { kind, path, name: path.replace(/.*\//, "") };
  });
  return [
    ...used.map(({ name, path }) => `import { ${name} } from ${from(`${path}.tsx`)};`),
    `export const entryKinds = { ${used.map(({ kind, name }) => `${kind}: ${name}`).join(", ")} };`,
    config.navbar.hideOnScroll
      ? `export { useHideOnScroll } from ${from("layout/navbar/use-hide-on-scroll.ts")};`
      : "export function useHideOnScroll() {}",
  ].join("\n");
}
