import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const inProject = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const report = process.env["CI_REPORT"];

const foreign = "tests/browser/foreign-references.test.ts";

const browser = {
  include: ["tests/browser/**/*.test.ts"],
  globalSetup: "tests/browser/setup.ts",
  // One browser on two cores: files in turn are faster than files at once.
  fileParallelism: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  resolve: {
    alias: {
      "@reference": inProject("src/reference/index.ts"),
      "@generated": inProject("src/generated"),
      "virtual:navbar": inProject("src/layout/navbar/all-kinds.ts"),
    },
  },
  test: {
    // Class names are named exports: without processing there would be none.
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: "non-scoped" } },
    reporters: report ? ["default", ["json", { outputFile: report }]] : ["default"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/browser/**"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { ...browser, name: "browser", exclude: [foreign] },
      },
      {
        // Sites around large documents of other people take minutes to build and drive: `npm run test:foreign`.
        extends: true,
        test: { ...browser, name: "foreign", include: [foreign] },
      },
    ],
  },
});
