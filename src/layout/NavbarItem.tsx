import type { ReactNode } from "react";
import { entryKinds } from "virtual:shell";

import type { NavbarEntryProps } from "./navbar/entry-kinds";

/** One entry of the navbar as a list item; no item if the entry shows nothing. If it throws, the error names the entry. */
export function NavbarItem(props: NavbarEntryProps): ReactNode {
  const content = contentOf(props);
  return content ? <li>{content}</li> : content;
}

/** Calls the component directly, because prerendering has no error boundaries. */
function contentOf(props: NavbarEntryProps): ReactNode {
  // The table pairs each kind with its own component, which TypeScript cannot follow through `entry.type`.
  const render = entryKinds[props.entry.type] as (props: NavbarEntryProps) => ReactNode;
  try {
    return render(props);
  } catch (cause) {
    const entry = JSON.stringify(props.entry);
    throw new Error(`Check this item of navbar.items: ${entry}`, { cause });
  }
}
