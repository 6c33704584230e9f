import type { ReactNode } from "react";
import { entryKinds } from "virtual:shell";

import type { NavbarEntryProps } from "./navbar/entry-kinds";

interface NavbarItemProps extends NavbarEntryProps {
  /** Whether it is an item of a list, which has none if the entry shows nothing. */
  readonly isListed?: boolean;
}

/** One entry of the navbar. If it throws, the error names the entry. */
export function NavbarItem({ isListed = false, ...props }: NavbarItemProps): ReactNode {
  const content = contentOf(props);
  return isListed && content ? <li>{content}</li> : content;
}

/** Calls the component directly: prerendering has no error boundaries. */
function contentOf(props: NavbarEntryProps): ReactNode {
  // The table pairs each kind with its own component, which TypeScript cannot follow through `entry.type`.
  const render = entryKinds[props.entry.type] as (props: NavbarEntryProps) => ReactNode;
  try {
    return render(props);
  } catch (cause) {
    const entry = JSON.stringify(props.entry);
    throw new Error(
      `A navbar item failed to render. Check its configuration in navbar.items: ${entry}`,
      { cause },
    );
  }
}
