import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const inProject = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const report = process.env["CI_REPORT"];

/** They drive a browser; the last two build the site of this project first. */
const inBrowser = [
  "tests/browser/**/*.test.ts",
  "tests/product/site.test.ts",
  "tests/training-provider/site.test.ts",
];

const foreign = "tests/browser/foreign-documents.test.ts";

const inFirefox = [
  "announcement",
  "back-forward-cache",
  "controls",
  "faults",
  "first-intent",
  "first-layout",
  "head",
  "keyboard",
  "menu",
  "navbar",
  "navigation",
  "next-page",
  "not-found",
  "page-layout",
  "routes",
  "shell",
  "storage",
  "versions",
].map((name) => `tests/browser/${name}.test.ts`);

/** A driven Chromium keeps no page in its back/forward cache. */
const cached = "tests/browser/back-forward-cache.test.ts";

/** Types and lint, beside the tests. */
const analysis = "tests/analysis.test.ts";

/** Tests that put another file system below the modules: no other file may see those. */
const alone = "tests/codegen/output/apply.test.ts";

const shared = {
  // All projects share the workers. One more than cores, because tests wait for browsers and processes.
  maxWorkers: availableParallelism() + 1,
  // Some tests start processes or build a site, and a machine may be ten times as busy: a limit only ends what hangs.
  testTimeout: 240_000,
  hookTimeout: 300_000,
  // By itself a poll ends after a second, which a page that is loading may need.
  expect: { poll: { timeout: 60_000 } },
};

/** To load all modules anew for each file takes longer than its tests: what a test replaces is put back instead. */
const together = { isolate: false, unstubGlobals: true, restoreMocks: true };

const browser = {
  ...shared,
  include: inBrowser,
  globalSetup: "tests/browser/setup.ts",
  // In CI alone, as Playwright's own template has it: a page that moves under the pointer can lose a click.
  // `.ci/run` names what was retried, and fails if that was more than ten tests.
  retry: process.env["CI"] ? 1 : 0,
  ...together,
};

export default defineConfig({
  resolve: {
    alias: {
      "openapi-tsx-docs/reference": inProject("src/reference/index.ts"),
      "@generated": inProject("src/generated"),
    },
  },
  test: {
    // Class names are named exports: without processing there would be none.
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: "non-scoped" } },
    tags: [
      {
        name: "long",
        description:
          "Takes long, because it builds sites, starts servers or opens many pages: left to CI and `npm run test:all`.",
      },
    ],
    reporters: report ? ["default", ["json", { outputFile: report }]] : ["default"],
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: "unit",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [...inBrowser, alone, analysis],
          ...together,
        },
      },
      {
        // Projects start in the order of their names: this is the first, because types take longer than most files of tests.
        extends: true,
        test: { ...shared, name: "analysis", include: [analysis] },
      },
      {
        extends: true,
        test: { ...shared, name: "unit-alone", include: [alone] },
      },
      {
        extends: true,
        test: { ...browser, name: "browser", exclude: [foreign, cached] },
      },
      {
        // The shell in another browser, where there is one: `npm run test:firefox`.
        extends: true,
        test: { ...browser, name: "firefox", include: inFirefox, exclude: [] },
      },
      {
        // Sites around large documents of other people take minutes to build and drive: `npm run test:foreign`.
        extends: true,
        test: { ...browser, name: "foreign", include: [foreign] },
      },
    ],
  },
});
