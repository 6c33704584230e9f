import { createContext, type ReactNode } from "react";

/** Where the guide uses the component of its own that is being rendered: file, line and column. Or that browsers render what is inside. */
export const PlaceContext = createContext<string | undefined>(undefined);

/** A component of the site in a guide. The build adds it, because React does not tell where an element is written. */
export function Placed({ at, children }: { readonly at: string; readonly children: ReactNode }) {
  return <PlaceContext value={at}>{children}</PlaceContext>;
}
