import { createContext, type ReactNode, useContext } from "react";

const UnlinkedContext = createContext(false);

/** Draws what is inside without its links, whose texts stay: a summary is a button, and buttons hold no links. */
export function Unlinked({ children }: { readonly children: ReactNode }) {
  return <UnlinkedContext value={true}>{children}</UnlinkedContext>;
}

/** Whether links here are drawn as their texts. */
export function useIsUnlinked(): boolean {
  return useContext(UnlinkedContext);
}
