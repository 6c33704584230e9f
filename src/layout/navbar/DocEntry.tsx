import type { NavbarDocEntry } from "../../config/site-data";
import { ConfiguredLink } from "../ConfiguredLink";
import { ariaCurrent } from "../current-target";
import type { NavbarEntryProps } from "./entry-kinds";
import { useReadVersion } from "./use-read-version";

/** A doc in the version being read; nothing where that version does not publish it. */
export function DocEntry({ entry, page, currentTarget }: NavbarEntryProps<NavbarDocEntry>) {
  const { version } = useReadVersion(entry.plugin, page);
  const target = entry.targets[version];
  if (!target) return null;
  return (
    <ConfiguredLink to={target.path} aria-current={ariaCurrent(target.path, page, currentTarget)}>
      {target.label}
    </ConfiguredLink>
  );
}
