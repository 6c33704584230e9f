import { NavbarItem } from "../NavbarItem";
import { Dropdown } from "./Dropdown";
import type { NavbarEntryProps } from "./entry-kinds";

export function DropdownEntry({ entry, ...rest }: NavbarEntryProps<"dropdown">) {
  return (
    <Dropdown label={entry.label} isStacked={rest.isStacked}>
      {entry.items.map((item, index) => (
        <NavbarItem key={index} {...rest} entry={item} />
      ))}
    </Dropdown>
  );
}
