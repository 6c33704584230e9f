import { type ReactNode, useMemo } from "react";

import { useSite } from "../config/SiteContext";
import { type ColorMode, setColorMode } from "./color-mode";
import { provided } from "./provided";
import { useRootAttribute } from "./use-root-attribute";

interface ColorModeState {
  /** The mode being shown. */
  readonly colorMode: ColorMode;
  /** Shows and stores a mode. */
  setColorMode(mode: ColorMode): void;
}

const [ColorModeContext, useColorMode] = provided<ColorModeState>("ColorMode");
export { useColorMode };

/** Provides the color mode, which the inline script of `color-mode.ts` keeps on the root. */
export function ColorModeProvider({ children }: { children: ReactNode }) {
  const config = useSite().config.colorMode;
  const colorMode =
    useRootAttribute("data-theme", config.defaultMode) === "dark" ? "dark" : "light";
  const state = useMemo(
    () => ({ colorMode, setColorMode: (mode: ColorMode) => setColorMode(config, mode) }) as const,
    [colorMode, config],
  );
  return <ColorModeContext value={state}>{children}</ColorModeContext>;
}
