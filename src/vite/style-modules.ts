import type { Plugin } from "vite";

/**
 * Keeps every style sheet whose class names are used. The bundler inlines the names, which are constants,
 * and would then drop the empty module with its rules.
 */
export function styleModulesPlugin(): Plugin {
  return {
    name: "site:style-modules",
    enforce: "post",
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
    },
  };
}
