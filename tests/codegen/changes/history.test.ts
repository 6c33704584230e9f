import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { generate } from "../../../codegen/generate";
import { tempFolder } from "../temp-folder";

/** Copies the fixture: a document with three versions, and the files generated from it. */
function shop() {
  const folder = tempFolder();
  cpSync("tests/fixtures/history", folder, { recursive: true });
  const spec = path.join(folder, "shop.yaml");
  const out = path.join(folder, "generated");
  const run = () => generate({ spec, out, check: false, progress: () => undefined });
  return {
    folder,
    run,
    read: (name: string) => readFileSync(path.join(out, name), "utf8"),
    edit: (from: string, to: string) => {
      const text = readFileSync(spec, "utf8");
      expect(text).toContain(from);
      writeFileSync(spec, text.replace(from, to));
    },
  };
}

test("each version has its changes, and what the last one changed is marked", async () => {
  const { run, read } = shop();
  await run();
  await expect(read("changelog.tsx")).toMatchFileSnapshot("golden/changelog.tsx");
  await expect(read("changes.ts")).toMatchFileSnapshot("golden/changes.ts");
});

test("unreleased changes come first, and are marked instead of those of the last version", async () => {
  const { run, read, edit } = shop();
  await run();
  const pages = read("api/list-orders.tsx");
  edit("maximum: 50", "maximum: 40");
  const { plan } = await run();
  expect(plan.write).toContain("changelog.tsx");
  expect(read("changes.ts")).toContain('rows: { "list-orders query.limit": "changed" }');
  expect(read("changelog.tsx").indexOf('["50", "40"]')).toBeLessThan(
    read("changelog.tsx").indexOf('["100", "50"]'),
  );
  expect(read("api/list-orders.tsx")).toBe(pages.replace("maximum: 50", "maximum: 40"));
});

test("an edit of wording changes neither the list nor the marks", async () => {
  const { run, read, edit } = shop();
  await run();
  const before = [read("changelog.tsx"), read("changes.ts")];
  edit("summary: Cancel an order", "summary: Cancel one order");
  const { plan } = await run();
  expect(plan.write).toContain("api/cancel-order.tsx");
  expect([read("changelog.tsx"), read("changes.ts")]).toEqual(before);
});

test("a release changes no page of an operation", async () => {
  const { folder, run } = shop();
  await run();
  cpSync(path.join(folder, "shop.yaml"), path.join(folder, "shop.versions/2026-06-01-2.0.1.yaml"));
  const { plan } = await run();
  expect(plan.write).toEqual(["anchors.txt", "changelog.tsx"]);
});

test("if a version between is removed, the next one also has its changes", async () => {
  const { folder, run, read } = shop();
  await run();
  rmSync(path.join(folder, "shop.versions/2026-03-01-1.1.0.yaml"));
  await run();
  const changelog = read("changelog.tsx");
  expect(changelog).toContain('["200", "100"]');
  expect(changelog.indexOf('["200", "100"]')).toBeLessThan(changelog.indexOf("2026-01-15"));
});

test("links lead only to what exists: for a removed row, to the nearest one", async () => {
  const { run, read, edit } = shop();
  edit("note: { type: string, maxLength: 100, description: For the warehouse. }", "text: {}");
  await run();
  const old = read("changelog.tsx").slice(read("changelog.tsx").indexOf("2026-03-01-1.1.0"));
  expect(old).toContain(`says: "lowered",\n                  of: "maxLength"`);
  expect(old).not.toContain("request.note");
  expect(old).toContain("Customer.phone");
});

test("a document without versions has neither list nor marks", async () => {
  const { folder, run } = shop();
  await run();
  rmSync(path.join(folder, "shop.versions"), { recursive: true });
  const { plan } = await run();
  expect(plan.remove).toEqual(["changelog.tsx", "changes.ts"]);
  expect(plan.write).toEqual(["anchors.txt", "navigation.ts", "manifest.json"]);
});

test("a version that refers to other files is an error with a remedy", async () => {
  const { folder, run } = shop();
  const version = path.join(folder, "shop.versions/2026-01-15.yaml");
  writeFileSync(
    version,
    readFileSync(version, "utf8").replace(
      '"#/components/schemas/State"',
      "2026-05-20.yaml#/components/schemas/State",
    ),
  );
  await expect(run()).rejects.toThrow("A version must not refer to other files.");
});
