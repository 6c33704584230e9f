import { ConfiguredLink } from "../ConfiguredLink";
import { ariaCurrent } from "../current-target";
import type { NavbarEntryProps } from "./entry-kinds";
import { useCurrentVersion } from "./use-current-version";

/** A link to a doc in the current version; nothing if that version does not have it. */
export function DocEntry({ entry, page, currentTarget }: NavbarEntryProps<"doc">) {
  const { version } = useCurrentVersion(entry.plugin, page);
  const target = entry.targets[version];
  if (!target) return null;
  return (
    <ConfiguredLink to={target.path} aria-current={ariaCurrent(target.path, page, currentTarget)}>
      {target.label}
    </ConfiguredLink>
  );
}
