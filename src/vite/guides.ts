import type { Plugin } from "vite";

import { type GuideContext, compileGuide } from "./guide/compile";
import { displayPath } from "./site-options";

/** Lets modules import the MDX guides of the content directory. */
export function guidesPlugin(context: GuideContext): Plugin {
  return {
    name: "site:guides",
    enforce: "pre",
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(source, id) {
        const { code } = await compileGuide(source, displayPath(id), context);
        return { code, map: null, moduleType: "js" };
      },
    },
  };
}
