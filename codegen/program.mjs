// @ts-check

/**
 * What `npm run codegen` and `npm run mock` start.
 *
 * @type {import("../program/bundle.mjs").Program}
 */
export const codegen = {
  sources: "codegen",
  entries: ["cli", "mock/cli"],
  external: ["jsonc-parser", "oxfmt", "shiki"],
  // To compile them takes a fifth of a run.
  keepsCompiled: true,
};
