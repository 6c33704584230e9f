import type { Plugin } from "vite";

import { scopedClassName } from "./class-names";

/** Matches style sheets of components. The development server appends a query to the names of sheets that pages link. */
const filter = { id: /\.module\.css(?:\?|$)/ };

/** The pattern for classes, because Lightning CSS supports only patterns. The plugins below replace it with the class name on pages. */
export const markedClass = "[local]__own";
const marked = /([\w-]+)__own/g;

/** Replaces marked classes by their names on pages. @param id id of a module, with its query */
const nameClasses = (code: string, id: string) => ({
  code: code.replaceAll(marked, (_, name: string) => scopedClassName(name, id.replace(/\?.*/, ""))),
  map: null,
});

/** The plugins for the style sheets of components (`*.module.css`). */
export const styleModulePlugins: readonly Plugin[] = [
  {
    // See `src/styles/index.css`.
    name: "site:style-layer",
    enforce: "pre",
    transform: { filter, handler: (code) => ({ code: `@layer components {${code}}`, map: null }) },
  },
  {
    // Runs between Vite's two plugins: the first compiles sheets, the second keeps them and turns them into modules.
    name: "site:style-classes",
    transform: { filter, handler: nameClasses },
  },
  {
    // Keeps every sheet whose class names are used. The bundler inlines the names, because they are constants, and would then drop the
    // empty module together with its rules.
    name: "site:style-modules",
    enforce: "post",
    transform: {
      filter,
      handler: (code, id) => ({ ...nameClasses(code, id), moduleSideEffects: "no-treeshake" }),
    },
  },
];
