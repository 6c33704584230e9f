import type { Plugin } from "vite";

/**
 * Keeps every style sheet whose class names are used. The names are constants that the bundler writes where they are used, after which
 * the module that exported them is empty, and would take its rules with it.
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
