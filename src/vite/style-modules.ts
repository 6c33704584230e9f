import type { Plugin } from "vite";

/** The development server appends a query to the names of sheets that pages link. */
const filter = { id: /\.module\.css(?:\?|$)/ };

/** What the style sheets of components (`*.module.css`) have in common. */
export const styleModulePlugins: readonly Plugin[] = [
  {
    // See `src/styles/index.css`.
    name: "site:style-layer",
    enforce: "pre",
    transform: { filter, handler: (code) => ({ code: `@layer components {${code}}`, map: null }) },
  },
  {
    // Keeps every sheet whose class names are used: the bundler inlines the names, which are constants, and would then drop the empty
    // module with its rules.
    name: "site:style-modules",
    enforce: "post",
    transform: {
      filter,
      handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
    },
  },
];
