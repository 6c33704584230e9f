import path from "node:path";
import { expect, test, vi } from "vitest";
import { engineDir } from "../../program/folders.mjs";
import { besideConfig } from "../../src/vite/site-options";

test.each([
  ["no configuration", undefined, "public"],
  ["the configuration of this project", "site.config.ts", "public"],
  ["a configuration elsewhere", "acme/site.config.ts", "acme/public"],
])("the folder is beside the configuration: %s", (_case, config, want) => {
  const configFile = config && path.join(engineDir, config);
  vi.spyOn(process, "cwd").mockReturnValue("/elsewhere");
  expect(besideConfig({ configFile }, "public")).toBe(path.join(engineDir, want));
});
