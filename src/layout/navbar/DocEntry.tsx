import { ConfiguredLink } from "../ConfiguredLink";
import { ariaCurrent } from "../current-target";
import type { NavbarEntryProps } from "./entry-props";
import { useCurrentVersion } from "./use-current-version";

/** A link to a doc in the current version; nothing if that version does not have it. */
export function DocEntry({ entry, page, currentTarget }: NavbarEntryProps<"doc">) {
  const { version } = useCurrentVersion(entry, page);
  const target = entry.targets[version];
  if (!target) return null;
  return (
    <li>
      <ConfiguredLink to={target.path} aria-current={ariaCurrent(target.path, page, currentTarget)}>
        {target.label}
      </ConfiguredLink>
    </li>
  );
}
