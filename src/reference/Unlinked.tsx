import { createContext, type ReactNode, useContext } from "react";

const UnlinkedContext = createContext(false);

/** Renders links inside as plain text, because a summary must not contain links. */
export function Unlinked({ children }: { readonly children: ReactNode }) {
  return <UnlinkedContext value={true}>{children}</UnlinkedContext>;
}

/** Whether links here are rendered as plain text. */
export function useIsUnlinked(): boolean {
  return useContext(UnlinkedContext);
}
