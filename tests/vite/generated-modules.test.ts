import { expect, test } from "vitest";
import { createGeneratedModules } from "../../src/vite/rendering/generated-modules";
import { tempFolder } from "../codegen/temp-folder";

const jsx = (type: unknown, props: unknown) => ({ type, props });

/** Returns a loader of modules in a temporary folder, with `openapi-tsx-docs/reference` and the JSX runtime. */
function modulesOf(files: Readonly<Record<string, string>>) {
  const generatedDir = tempFolder(files);
  return createGeneratedModules({
    generatedDir,
    packages: {
      "openapi-tsx-docs/reference": { Schema: "schema" },
      "react/jsx-runtime": { jsx, jsxs: jsx, Fragment: "fragment" },
    },
    readSamples: (source, file) => ({ samples: [file, source] }),
  });
}

test("a module gets its imports: by name, renamed, default, from samples", async () => {
  const modules = modulesOf({
    "api/op.tsx": `
      import { Schema, type Props } from "openapi-tsx-docs/reference";
      import type { Never } from "./never";
      import page, { servers as own } from "../servers";
      import { samples } from "./op.samples";
      export const kept: Props = { own, samples };
      export default function Op() { return <Schema name="a b">{page()}</Schema>; }`,
    "api/op.samples.ts": "export const samples = 1;",
    "servers.ts":
      "export const servers = [1];\nexport default function page() { return servers.length; }",
  });
  const { default: Op, kept } = await modules.load("api/op.tsx");
  expect(kept).toEqual({
    own: [1],
    samples: ["api/op.samples.ts", "export const samples = 1;"],
  });
  expect((Op as () => unknown)()).toEqual({
    type: "schema",
    props: { name: "a b", children: 1 },
  });
});

test("a module runs once for all its importers", async () => {
  const modules = modulesOf({
    "a.tsx": 'import { c } from "./c";\nexport const a = c;',
    "b.tsx": 'import { c } from "./c";\nexport const b = c;',
    "c.ts": "export const c = {};",
  });
  const [{ a }, { b }] = await Promise.all([modules.load("a.tsx"), modules.load("b.tsx")]);
  expect(a).toBe(b);
});

test.each([
  ["a missing export", 'import { b } from "./b";\nexport const a = b;', /imports b from/],
  ["an unknown package", 'import { b } from "fs";\nexport const a = b;', /imports b from/],
  ["itself", 'import { a as b } from "./a";\nexport const a = b;', /imports itself/],
  ["a name that it does not export", "const a = 1;\nexport { a };", /unknown form/],
])("a module that codegen would not write is rejected: %s", async (_, source, want) => {
  const modules = modulesOf({ "a.tsx": source, "b.ts": "export const other = 1;" });
  await expect(modules.load("a.tsx")).rejects.toThrow(want);
});
