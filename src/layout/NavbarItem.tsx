import type { ReactNode } from "react";

import { SearchBox } from "../search/SearchBox";
import { ConfiguredHtml } from "./ConfiguredHtml";
import { ConfiguredLink } from "./ConfiguredLink";
import { ariaCurrent } from "./current-target";
import { DocEntry } from "./navbar/DocEntry";
import { Dropdown } from "./navbar/Dropdown";
import type { NavbarEntryProps } from "./navbar/entry-props";
import { LocaleEntry } from "./navbar/LocaleEntry";
import { VersionsEntry } from "./navbar/VersionsEntry";

/** One entry of the navbar as a list item; no item if the entry shows nothing. */
export function NavbarItem({ entry, ...place }: NavbarEntryProps): ReactNode {
  const { page, isStacked, currentTarget } = place;
  switch (entry.type) {
    case "link":
      return (
        <li>
          <ConfiguredLink
            to={entry.to}
            href={entry.href}
            aria-current={ariaCurrent(entry.to, page, currentTarget)}
          >
            {entry.label}
          </ConfiguredLink>
        </li>
      );
    case "html":
      return (
        <li>
          <ConfiguredHtml html={entry.html} />
        </li>
      );
    case "doc":
      return <DocEntry {...place} entry={entry} />;
    case "dropdown":
      return (
        <Dropdown label={entry.label} isStacked={isStacked}>
          {entry.items.map((item, index) => (
            <NavbarItem key={index} {...place} entry={item} />
          ))}
        </Dropdown>
      );
    case "localeDropdown":
      return <LocaleEntry {...place} entry={entry} />;
    case "docsVersionDropdown":
      return <VersionsEntry {...place} entry={entry} />;
    case "search":
      return (
        <li>
          <SearchBox page={page} />
        </li>
      );
  }
}
