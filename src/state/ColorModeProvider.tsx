import { type ReactNode, useMemo } from "react";

import { useSite } from "../config/SiteContext";
import { type ColorMode, setColorMode } from "./color-mode";
import { provided } from "./provided";
import { useRootAttribute } from "./use-root-attribute";

interface ColorModeState {
  /** The mode being shown. */
  readonly colorMode: ColorMode;
  /** The reader's choice; null if the system or the default decides. */
  readonly choice: ColorMode | null;
  /** Shows and stores a mode; null clears the choice. */
  setColorMode(mode: ColorMode | null): void;
}

const [ColorModeContext, useColorMode] = provided<ColorModeState>(
  "useColorMode",
  "ColorModeProvider",
);
export { useColorMode };

/** Provides the color mode, which the inline script of `color-mode.ts` keeps on the root. */
export function ColorModeProvider({ children }: { children: ReactNode }) {
  const { defaultMode } = useSite().config.colorMode;
  const colorMode = asMode(useRootAttribute("data-theme", defaultMode)) ?? defaultMode;
  const choice = asMode(useRootAttribute("data-theme-choice", null));
  const state = useMemo(() => ({ colorMode, choice, setColorMode }), [colorMode, choice]);
  return <ColorModeContext value={state}>{children}</ColorModeContext>;
}

function asMode(value: string | null): ColorMode | null {
  return value === "light" || value === "dark" ? value : null;
}
