import type { Plugin } from "vite";

/**
 * Removes the words that only reference pages use from the client bundle, because browsers get such pages as
 * HTML. They would be a tenth of our own code on such a page.
 */
export function leanWordsPlugin(): Plugin {
  return {
    name: "site:lean-words",
    enforce: "pre",
    load: {
      filter: { id: /[/-]page-words\.ts$/ },
      handler() {
        return this.environment.config.consumer === "client"
          ? { code: "export const pageWords = {};", moduleType: "js" }
          : null;
      },
    },
  };
}
