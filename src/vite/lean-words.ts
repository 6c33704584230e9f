import type { Plugin } from "vite";

/**
 * Leaves the words that only pages of the reference draw out of what browsers get: such a page is html there, and its words with
 * it. They are a tenth of what such a page would otherwise load of our own.
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
