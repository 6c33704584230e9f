import { ConfiguredLink } from "../ConfiguredLink";
import { ariaCurrent } from "../current-target";
import type { NavbarEntryProps } from "./entry-kinds";

export function LinkEntry({ entry, page, currentTarget }: NavbarEntryProps<"link">) {
  const { to, href, label } = entry;
  return (
    <ConfiguredLink to={to} href={href} aria-current={ariaCurrent(to, page, currentTarget)}>
      {label}
    </ConfiguredLink>
  );
}
