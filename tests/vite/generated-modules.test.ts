import { expect, test } from "vitest";
import { createLoader } from "../../src/vite/rendering/generated-modules";
import { tempFolder } from "../codegen/temp-folder";

const jsx = (type: unknown, props: unknown) => ({ type, props });

/** Returns a loader of modules in a temporary folder, with `openapi-tsx-docs/reference` and the JSX runtime. */
function loaderOf(files: Readonly<Record<string, string>>) {
  return createLoader(tempFolder(files), {
    packages: {
      "openapi-tsx-docs/reference": { Schema: "schema" },
      "react/jsx-runtime": { jsx, jsxs: jsx, Fragment: "fragment" },
    },
    finish: async (path) => ({ samples: path }),
  });
}

test("a module gets its imports: by name, renamed, default, from finished samples", async () => {
  const load = loaderOf({
    "api/op.tsx": `
      import { Schema, type Props } from "openapi-tsx-docs/reference";
      import type { Never } from "./never";
      import page, { servers as own } from "../servers";
      import { samples } from "./op.samples";
      export const kept: Props = { own, samples };
      export default function Op() { return <Schema name="a b">{page()}</Schema>; }`,
    "servers.ts":
      "export const servers = [1];\nexport default function page() { return servers.length; }",
  });
  const exports = await load<{ readonly default: () => unknown; readonly kept: unknown }>(
    "api/op.tsx",
  );
  expect(exports.kept).toEqual({ own: [1], samples: "api/op.samples.ts" });
  expect(exports.default()).toEqual({ type: "schema", props: { name: "a b", children: 1 } });
});

test("a module runs once for all its importers", async () => {
  const load = loaderOf({
    "a.tsx": 'import { c } from "./c";\nexport const a = c;',
    "b.tsx": 'import { c } from "./c";\nexport const b = c;',
    "c.ts": "export const c = {};",
  });
  type Exports = Readonly<Record<string, unknown>>;
  const [{ a }, { b }] = await Promise.all([load<Exports>("a.tsx"), load<Exports>("b.tsx")]);
  expect(a).toBe(b);
});

test.each([
  ["a conflict", "<<<<<<< ours\nexport const a = 1;\n", /a\.tsx: /],
  ["an unknown package", 'import { b } from "fs";\nexport const a = b;', /fs\.ts/],
])("a module that codegen would not write is rejected: %s", async (_, source, want) => {
  await expect(loaderOf({ "a.tsx": source })("a.tsx")).rejects.toThrow(want);
});
