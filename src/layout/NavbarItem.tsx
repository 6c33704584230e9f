import { Component, type ReactNode } from "react";
import { entryKinds } from "virtual:shell";

import type { NavbarEntry } from "../config/site-data";
import type { NavbarEntryProps } from "./navbar/entry-kinds";

interface NavbarItemState {
  /** In an object, because any value can be thrown, even `undefined`. */
  readonly crash: { readonly error: unknown } | null;
}

interface NavbarItemProps extends NavbarEntryProps {
  /** Whether it is an item of a list, which has none if the entry shows nothing. */
  readonly isListed?: boolean;
}

/** One entry of the navbar. If it throws, the error rethrown to the boundary above names the entry. */
export class NavbarItem extends Component<NavbarItemProps, NavbarItemState> {
  override state: NavbarItemState = { crash: null };

  static getDerivedStateFromError(error: unknown): NavbarItemState {
    return { crash: { error } };
  }

  override render() {
    const { crash } = this.state;
    if (crash) throw itemError(this.props.entry, crash.error);
    return <Guarded {...this.props} />;
  }
}

/** The entry, as an item of its list if it has one. */
function Guarded({ isListed = false, ...props }: NavbarItemProps): ReactNode {
  const content = contentOf(props);
  return isListed && content ? <li>{content}</li> : content;
}

/** Calls the component directly: prerendering has no error boundaries, but its errors name the entry too. */
function contentOf(props: NavbarEntryProps): ReactNode {
  // The table pairs each kind with its own component, which TypeScript cannot follow through `entry.type`.
  const render = entryKinds[props.entry.type] as (props: NavbarEntryProps) => ReactNode;
  try {
    return render(props);
  } catch (error) {
    throw itemError(props.entry, error);
  }
}

function itemError(entry: NavbarEntry, cause: unknown): Error {
  const message = `A navbar item failed to render. Check its configuration in navbar.items: ${JSON.stringify(entry)}`;
  // Caught twice: first at the call, then in the boundary.
  return cause instanceof Error && cause.message === message
    ? cause
    : new Error(message, { cause });
}
