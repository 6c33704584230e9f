import type { ReactNode } from "react";
import { PlaceContext, usePlace } from "./place";

/** Gives what is inside another start of its ids. */
export function Within(props: { readonly id: string; readonly children: ReactNode }) {
  return <PlaceContext value={{ ...usePlace(), id: props.id }}>{props.children}</PlaceContext>;
}
