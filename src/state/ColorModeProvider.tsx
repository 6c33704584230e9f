import type { ReactNode } from "react";

import { useSite } from "../config/SiteContext";
import type { ColorMode } from "./color-mode";
import { provided } from "./provided";
import { useRootAttribute } from "./use-root-attribute";

const [ColorModeContext, useColorMode] = provided<ColorMode>("ColorMode");
export { useColorMode };

/** Provides the color mode being shown, which the inline script of `color-mode.ts` keeps on the root. */
export function ColorModeProvider({ children }: { children: ReactNode }) {
  const { defaultMode } = useSite().config.colorMode;
  const isDark = useRootAttribute("data-theme", defaultMode) === "dark";
  return <ColorModeContext value={isDark ? "dark" : "light"}>{children}</ColorModeContext>;
}
