import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";
import { asRaw, type Raw } from "../../../codegen/document/document";
import { typeGenerators } from "../../../codegen/emit/types/models";
import { schemaView } from "../../../codegen/emit/schema-view";
import { sample } from "../../../codegen/model/examples";
import type { OutlinedOperation } from "../../../codegen/model/outline";
import type { JsonValue } from "../../../codegen/model/types";
import { createSchemaCheck } from "../../../codegen/document/json-schema";
import { satisfies } from "../../../codegen/model/satisfies";
import { faultsIn } from "../../../codegen/model/schema-members";
import { referenceWords } from "../../../src/reference/words";
import { findFaults } from "../../../src/request-check/find-faults";
import { compileRequestCheck } from "../../../src/vite/request-check";
import { layOutSchema, rootPlace } from "../../../src/view/lay-out-schema";
import { documentOf, indexOf } from "../given";
import { yaml } from "../table";

/** What a part of an `allOf` says of the property `p` of another one, and what then holds of it. */
interface Override {
  readonly base: Raw;
  readonly own: Raw;
  readonly row: Raw;
  /** Its value in a sample, if there is one. */
  readonly sample?: JsonValue;
  readonly allows: readonly JsonValue[];
  readonly forbids: readonly JsonValue[];
  readonly more?: Raw;
  readonly moreOfBase?: Raw;
}

const head = { openapi: "3.1.0", info: { title: "T", version: "1" } };

const overrides = yaml<Readonly<Record<string, Override>>>`
  nullAdded:
    { base: { type: string }, own: { type: [string, "null"] },
      row: { type: string }, sample: text, allows: [x], forbids: [null] }
  nullRemoved:
    { base: { type: [string, "null"] }, own: { type: string },
      row: { type: string }, sample: text, allows: [x], forbids: [null] }
  nullKept:
    { base: { type: [string, "null"] }, own: { maxLength: 9 },
      row: { type: string, nullable: true, maxLength: 9 }, sample: text, allows: [x, null], forbids: [1] }
  nullAddedToAnything:
    { base: { nullable: true }, own: { type: string },
      row: { type: string }, sample: text, allows: [x], forbids: [null] }
  enumNarrowed:
    { base: { type: string, enum: [a, b] }, own: { enum: [b, c] },
      row: { type: string }, sample: b, allows: [b], forbids: [a, c] }
  formatAdded:
    { base: { type: string }, own: { format: date },
      row: { type: string, format: date }, sample: "2025-03-14", allows: [x], forbids: [1] }
  described:
    { base: { type: string, description: Base }, own: { description: Own },
      row: { type: string }, sample: text, allows: [x], forbids: [1] }
  deprecated:
    { base: { type: string, deprecated: true }, own: { deprecated: false },
      row: { type: string, deprecated: true }, allows: [x], forbids: [1] }
  default:
    { base: { type: string, default: x }, own: { default: y },
      row: { type: string, default: y }, sample: y, allows: [x], forbids: [1] }
  required:
    { base: { type: string }, own: { type: string }, more: { required: [p] },
      row: { type: string, required: true }, sample: text, allows: [x], forbids: [1] }
  requiredByBase:
    { base: { type: string }, moreOfBase: { required: [p] }, own: { maxLength: 9 },
      row: { type: string, required: true, maxLength: 9 }, sample: text, allows: [x], forbids: [1] }
  readOnly:
    { base: { type: string }, own: { readOnly: true },
      row: { type: string, readOnly: true }, allows: [], forbids: [x] }
  readOnlyAndRequired:
    { base: { type: string }, moreOfBase: { required: [p] }, own: { readOnly: true },
      row: { type: string, required: true, readOnly: true }, allows: [], forbids: [x] }
  readOnlyBase:
    { base: { type: string, readOnly: true }, own: { readOnly: false, maxLength: 9 },
      row: { type: string, readOnly: true, maxLength: 9 }, allows: [], forbids: [x] }
`;

const cases = Object.entries(overrides).flatMap(([title, one]) =>
  ["named", "inline"].map((form) => [`${form}_${title}`, one] as const),
);

/** The schemas of all cases: each has another property, because the types of a request lack a schema that would be empty. */
const schemas: Raw = Object.fromEntries(
  Object.entries(overrides).flatMap(([title, { base, own, more, moreOfBase }]) => {
    const part = {
      type: "object",
      properties: { p: base, q: { type: "integer" } },
      ...moreOfBase,
    };
    const last = { type: "object", properties: { p: own }, ...more };
    return [
      [`Base_${title}`, part],
      [`named_${title}`, { allOf: [{ $ref: `#/components/schemas/Base_${title}` }, last] }],
      [`inline_${title}`, { allOf: [part, last] }],
    ];
  }),
);
const index = indexOf(schemas);
const given = (name: string) => index.get(name) ?? expect.fail(name);

test("a property that overrides itself ends", async () => {
  const own = { type: "object", properties: { r: { readOnly: true } } };
  const r = { allOf: [{ $ref: "#/components/schemas/X" }, own] };
  const whole = { X: { type: "object", properties: { r, p: { type: "string" } } } };
  expect(JSON.stringify(schemaView(indexOf(whole).get("X") ?? expect.fail()))).toContain(
    "readOnly",
  );
  const root = { ...head, paths: {}, components: { schemas: whole } };
  await expect(typeGenerators(documentOf(root), []).models()).resolves.toContain("type X = {");
});

test.each(["named", "inline"])(
  "a body without a required property that is read-only passes every check: %s",
  async (form) => {
    const name = `${form}_readOnlyAndRequired`;
    const body = { q: 1 };
    expect(satisfies(body, given(name), "request", index)).toBe(true);
    expect(faultsIn(body, given(name), "", index)).toEqual([]);
    const document = documentOf({ ...head, paths: {}, components: { schemas } });
    const errorsIn = (direction: "request" | "response") =>
      createSchemaCheck(document, direction)(`#/components/schemas/${name}`, body);
    expect(errorsIn("request")).toEqual([]);
    expect(errorsIn("response").map(({ message }) => message)).toEqual([
      "must have required property 'p'",
    ]);
    const views = (one: string) => schemaView(given(one));
    const check = await compileRequestCheck(
      [{ mediaType: "application/json", schema: views(name) as never }],
      {
        navigation: { title: "", version: "", spec: "", sections: [], schemas: [] },
        words: referenceWords,
        href: (path) => path,
        load: async (one) => views(one) as never,
      },
    );
    const faultsOf = (value: JsonValue) =>
      findFaults(value, check ?? expect.fail()).faults.map(({ kind }) => kind);
    expect(faultsOf(body)).toEqual([]);
    expect(faultsOf({ p: "x" })).toEqual(["readOnly"]);
  },
);

describe("an override of a property in an allOf", () => {
  test.each(cases)("%s: row", (name, { row }) => {
    const views = (one: string) => schemaView(given(one));
    const { body } = layOutSchema(views(name), rootPlace(views));
    const [first] = body.rows;
    expect(first?.facts).toEqual({ name: "p", ...row });
    expect(first?.body.blocks.filter(({ kind }) => kind === "union")).toEqual([]);
  });

  test.each(cases)("%s: sample", (name, { sample: want }) => {
    const made = sample(given(name), { direction: "request", schemas: index }).value;
    expect(asRaw(made)["p"]).toBe(want);
  });

  /** Statements that the compiler rejects. */
  let wrong: ReadonlySet<string>;
  const statement = (name: string, value: JsonValue) =>
    `({ ${name}: { p: ${JSON.stringify(value)} } }) satisfies NonNullable<SendData["body"]>;`;
  beforeAll(async () => {
    const properties = cases.map(([name]) => [name, { $ref: `#/components/schemas/${name}` }]);
    const schema = { type: "object", properties: Object.fromEntries(properties) };
    const post = { requestBody: { content: { "application/json": { schema } } }, responses: {} };
    const root = { ...head, paths: { "/x": { post } }, components: { schemas } };
    const page = { source: "#/paths/~1x/post", identifier: "Send", kind: "operation" };
    const operations = [{ ...page, path: "/x", method: "post" } as unknown as OutlinedOperation];
    const models = await typeGenerators(documentOf(root), operations).models();
    const statements = cases.flatMap(([name, { allows, forbids }]) =>
      [...allows, ...forbids].map((value) => statement(name, value)),
    );
    const lines = [...models.split("\n"), ...statements];
    const host = ts.createCompilerHost({});
    const read = host.getSourceFile.bind(host);
    host.getSourceFile = (file, target, ...more) =>
      file === "x.ts"
        ? ts.createSourceFile(file, lines.join("\n"), target)
        : read(file, target, ...more);
    const program = ts.createProgram(["x.ts"], { strict: true, noEmit: true, types: [] }, host);
    const found = program.getSemanticDiagnostics(program.getSourceFile("x.ts"));
    const lineOf = ({ file, start = 0 }: ts.DiagnosticWithLocation | ts.Diagnostic) =>
      lines[file?.getLineAndCharacterOfPosition(start).line ?? 0] ?? "";
    wrong = new Set(found.map(lineOf));
  }, 60_000);

  test.each(cases)("%s: type", (name, { allows, forbids }) => {
    const isWrong = (value: JsonValue) => wrong.has(statement(name, value));
    expect(allows.filter(isWrong)).toEqual([]);
    expect(forbids.filter((value) => !isWrong(value))).toEqual([]);
  });
});
