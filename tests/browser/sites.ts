import { fileURLToPath } from "node:url";

const fixture = (path: string) => fileURLToPath(new URL(`../fixtures/${path}`, import.meta.url));

/** The sites that browser tests share, as options of `npm run build`. */
export const sites = {
  product: {},
  /** Every navbar kind, two versions, languages and sets of docs. */
  fixture: {
    generated: fixture("generated-tiny"),
    content: fixture("site/content"),
    config: fixture("site/site.config.ts"),
  },
  /** All other options, below a base path. */
  other: {
    generated: fixture("generated-tiny"),
    content: fixture("site/other-content"),
    config: fixture("site/other.config.ts"),
  },
} as const;
