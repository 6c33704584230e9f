import path from "node:path";
import { describe, expect, test } from "vitest";
import { valueAt } from "../../../codegen/document/document";
import { load } from "../../../codegen/document/load";
import { tempFolder } from "../temp-folder";
import { ofFragment } from "../lint/warnings";

/** Returns a document with the given schemas, each as one line of YAML. */
const withSchemas = (schemas: Readonly<Record<string, string>>, more = "", version = "3.1.0") =>
  `openapi: ${version}\n${more}info: { title: T, version: "1" }\npaths: {}\ncomponents:\n  schemas:\n${Object.entries(
    schemas,
  )
    .map(([name, schema]) => `    ${name}: ${schema}\n`)
    .join("")}`;

/** Loads a document; returns the reference at `A.properties.p`, the root and the warnings. */
async function read(yaml: string, files: Readonly<Record<string, string>> = {}) {
  const folder = tempFolder({ "openapi.yaml": yaml, ...files });
  const { document, warnings } = await load(path.join(folder, "openapi.yaml"));
  return {
    ref: valueAt(document.root, "#/components/schemas/A/properties/p/$ref"),
    root: document.root,
    warnings: ofFragment(warnings).map(({ line, rule, message }) => `${line} ${rule}: ${message}`),
  };
}

const referring = (ref: string) => `{ properties: { p: { $ref: "${ref}" } } }`;

describe("a reference becomes a JSON Pointer", () => {
  test.each([
    ["to an anchor", "#here", "{ $anchor: here }", "B"],
    ["to a dynamic anchor", "#here", "{ $dynamicAnchor: here }", "B"],
    ["to a part with an anchor", "#here", "{ $defs: { x/y: { $anchor: here } } }", "B/$defs/x~1y"],
    ["to an absolute `$id`", "https://e.example/b", '{ $id: "https://e.example/b" }', "B"],
    ["to a relative `$id`", "b", "{ $id: b }", "B"],
    ["to a path as `$id`", "/api/b", "{ $id: /api/b }", "B"],
    ["to a URN", "urn:x:b", '{ $id: "urn:x:b" }', "B"],
    ["to an anchor below an `$id`", "b#c", "{ $id: b, $defs: { c: { $anchor: c } } }", "B/$defs/c"],
    ["to a pointer below an `$id`", "b#/$defs/c", "{ $id: b, $defs: { c: {} } }", "B/$defs/c"],
  ])("%s", async (_title, ref, schema, want) => {
    const { ref: found, warnings } = await read(withSchemas({ A: referring(ref), B: schema }));
    expect([found, warnings]).toEqual([`#/components/schemas/${want}`, []]);
  });

  test.each([
    ["a pointer counts from it", "#/$defs/c", "A/$defs/c"],
    ["a pointer that matches nothing in it counts from the file", "#/components/schemas/B", "B"],
    ["the whole is the schema", "#", "A"],
    ["a relative address counts from it", "b", "B"],
  ])("in a schema with `$id`, %s", async (_title, ref, want) => {
    const own = `{ $id: "https://e.example/s/a", $defs: { c: {} }, properties: { p: { $ref: "${ref}" } } }`;
    const given = withSchemas({ A: own, B: '{ $id: "https://e.example/s/b" }' });
    const { ref: found, root } = await read(given);
    expect(found).toBe(`#/components/schemas/${want}`);
    // Pointers would be resolved against it.
    expect(JSON.stringify(root)).not.toContain("$id");
  });

  test("by the document's own address (3.2)", async () => {
    const ref = "https://e.example/api.yaml#/components/schemas/B";
    const self = "$self: https://e.example/api.yaml\n";
    expect((await read(withSchemas({ A: referring(ref), B: "{}" }, self, "3.2.0"))).ref).toBe(
      "#/components/schemas/B",
    );
  });

  test("across files, including in a mapping", async () => {
    const union =
      '{ oneOf: [{ $ref: "#/components/schemas/B" }], discriminator: { propertyName: t, mapping: { b: "https://e.example/b" } } }';
    const given = withSchemas({
      A: referring("more.yaml#far"),
      B: '{ $id: "https://e.example/b", required: [t], properties: { t: {} } }',
      U: union,
    });
    const more = 'far: { $anchor: far, items: { $ref: "https://e.example/b" } }\n';
    const { ref, root, warnings } = await read(given, { "more.yaml": more });
    expect([ref, warnings]).toEqual(["#/components/schemas/far", []]);
    expect(valueAt(root, "#/components/schemas/far/items/$ref")).toBe("#/components/schemas/B");
    expect(valueAt(root, "#/components/schemas/U/discriminator/mapping/b")).toBe(
      "#/components/schemas/B",
    );
  });

  test("but an `$id` in a value is data", async () => {
    const example = "{ properties: { p: { example: { $id: b, $anchor: x } } } }";
    const { root } = await read(withSchemas({ A: example }));
    expect(valueAt(root, "#/components/schemas/A/properties/p/examples/0/$id")).toBe("b");
  });
});

test("a name that is both an `$id` and a file", async () => {
  const given = withSchemas({ A: referring("b.yaml"), B: "{ $id: b.yaml, type: string }" });
  const { ref, warnings } = await read(given, { "b.yaml": "type: integer\n" });
  expect(ref).toBe("#/components/schemas/B");
  expect(warnings).toEqual([
    "6 schema-identifier: The reference b.yaml is both an `$id` and the name of a file: it resolves to the schema with the `$id`.",
  ]);
});

test("an anchor that no schema of another file has", async () => {
  const given = withSchemas({ A: referring("b.yaml#x") });
  await expect(read(given, { "b.yaml": "{}\n" })).rejects.toMatchObject({
    problems: [{ message: expect.stringContaining("no schema in that file has the anchor") }],
  });
});

test.each([
  ["a slash", '"d/e"', "d~1e", "d~1e"],
  ["a tilde", '"d~e"', "d~0e", "d~0e"],
  ["a space", '"d e"', "d%20e", "d e"],
  ["a percent sign", '"d%20e"', "d%2520e", "d%20e"],
])("a part of another file whose name has %s", async (_title, key, token, want) => {
  const files = { "defs.yaml": `${key}: { type: string, description: found }\n` };
  const { ref, root } = await read(withSchemas({ A: referring(`defs.yaml#/${token}`) }), files);
  expect(ref).toBe(`#/components/schemas/${want}`);
  expect(valueAt(root, String(ref))).toMatchObject({ description: "found" });
});
