import type { Plugin } from "vite";

import { scopedClassName } from "./class-names";

/** The development server appends a query to the names of sheets that pages link. */
const filter = { id: /\.module\.css(?:\?|$)/ };

/** What Lightning CSS makes of a class, which knows only patterns: the plugins below replace it by its name on pages. */
export const markedClass = "[local]__own";
const marked = /([\w-]+)__own/g;

/** @param id of a module, with its query */
const nameClasses = (code: string, id: string) => ({
  code: code.replaceAll(marked, (_, name: string) => scopedClassName(name, id.replace(/\?.*/, ""))),
  map: null,
});

/** What the style sheets of components (`*.module.css`) have in common. */
export const styleModulePlugins: readonly Plugin[] = [
  {
    // See `src/styles/index.css`.
    name: "site:style-layer",
    enforce: "pre",
    transform: { filter, handler: (code) => ({ code: `@layer components {${code}}`, map: null }) },
  },
  {
    // Between Vite's two plugins: the first compiles sheets, the second keeps them and makes modules of them.
    name: "site:style-classes",
    transform: { filter, handler: nameClasses },
  },
  {
    // Keeps every sheet whose class names are used: the bundler inlines the names, which are constants, and would then drop the empty
    // module with its rules.
    name: "site:style-modules",
    enforce: "post",
    transform: {
      filter,
      handler: (code, id) => ({ ...nameClasses(code, id), moduleSideEffects: "no-treeshake" }),
    },
  },
];
