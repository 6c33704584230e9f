import { readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";
import type * as comparison from "../../../codegen/changes/compare";
import { changesOf } from "./given";
import { seeds } from "./seeds";

/** A planted mistake in the comparison, and the line of the golden cases that it loses. */
interface Fault {
  readonly what: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly seed: string;
  readonly loses: string;
}

const faults: readonly Fault[] = [
  {
    what: "what breaks senders is told as compatible",
    file: "change",
    from: 'narrows: { request: "breaking"',
    to: 'narrows: { request: "compatible"',
    seed: "a maximum is lower",
    loses: "breaking | listOrders | query parameter limit | Maximum lowered from `100` to `50`",
  },
  {
    what: "what breaks receivers is told as compatible",
    file: "change",
    from: 'widens: { request: "compatible", response: "breaking"',
    to: 'widens: { request: "compatible", response: "compatible"',
    seed: "a value comes",
    loses: "schema State (in responses) | Value `lost` added",
  },
  {
    what: "responses are judged as requests",
    file: "change",
    from: 'direction === "request" ? "response" : direction',
    to: "direction === null ? direction : direction",
    seed: "a property is optional",
    loses: "schema Customer (in responses) | Property `name` is no longer required",
  },
  {
    what: "what must not match is judged as what must",
    file: "schemas",
    from: "flipped(pair.direction)",
    to: "pair.direction",
    seed: "what must not match says less",
    loses:
      "breaking | updateOrder | request body · (not) | Property `customer` is no longer required",
  },
  {
    what: "webhooks are judged as calls",
    file: "operations",
    from: 'isSent ? "request" : "response"',
    to: '"request"',
    seed: "a webhook always sends a property",
    loses: "compatible | orderPaid | request body | Property `order` is now required",
  },
  {
    what: "least and most are swapped",
    file: "schema-rules",
    from: "? Math.max : Math.min",
    to: "? Math.min : Math.max",
    seed: "a text is longer at least",
    loses:
      "breaking | createOrder updateOrder | request body · customer.name | Minimum length raised",
  },
  {
    what: "a value that goes is missed",
    file: "schema-rules",
    from: "...lacking(now, old).map",
    to: "...lacking(old, old).map",
    seed: "a value goes",
    loses: "breaking | listOrders | query parameter state | Value `shipped` removed",
  },
  {
    what: "null is missed",
    file: "schema-rules",
    from: "return types === undefined ? undefined : nullable;",
    to: "return types === undefined ? undefined : nullable && undefined;",
    seed: "null is refused",
    loses: "request body · note | `null` is no longer allowed",
  },
  {
    what: "a format is as wide as any other",
    file: "schema-rules",
    from: "isWider(before, after)",
    to: "true",
    seed: "a format is another",
    loses: "schema Invoice · days | Format changed from `int32` to `date-time`",
  },
  {
    what: "the list of required properties is ignored",
    file: "schemas",
    from: 'inside(part, "required")',
    to: 'inside(part, "requires")',
    seed: "a property is required",
    loses: "request body · customer | Property `email` is now required",
  },
  {
    what: "a required parameter is taken for an optional one",
    file: "operations",
    from: 'inside(spot, "required").value === true',
    to: 'inside(spot, "required").value === "true"',
    seed: "a required parameter comes",
    loses: "breaking | listOrders | query parameter q | Added, required",
  },
  {
    what: "read-only properties are sent",
    file: "schemas",
    from: "value[keyword] === true",
    to: "value[keyword] === null",
    seed: "a property is read-only",
    loses: "request body · customer | Property `email` is no longer sent",
  },
  {
    what: "closed objects are open",
    file: "schemas",
    from: 'value === false)) return "none"',
    to: 'value === null)) return "none"',
    seed: "other properties are refused",
    loses: "breaking | createOrder | request body | Other properties are no longer allowed",
  },
  {
    what: "variants that go are missed",
    file: "schemas",
    from: "for (const was of gone)",
    to: "for (const was of gone.slice(gone.length))",
    seed: "a variant goes",
    loses: "request body · payment | Variant `Invoice` removed",
  },
  {
    what: "a success is given up like an error",
    file: "operations",
    from: "/^[45]/.test(status)",
    to: "/^[2345]/.test(status)",
    seed: "a success is another",
    loses: "breaking | createOrder | response 201 | Removed",
  },
  {
    what: "credentials that are needed now are missed",
    file: "operations",
    from: "if (wasOpen && !isOpen)",
    to: "if (wasOpen && isOpen)",
    seed: "credentials are needed",
    loses: "breaking | deleteOrder | security | Calls now need credentials",
  },
  {
    what: "operations that go are missed",
    file: "compare",
    from: "if (!are.has(key))",
    to: "if (are.has(key))",
    seed: "an operation goes",
    loses: "breaking | deleteOrder | operation | Operation removed",
  },
  {
    what: "an operation that moves is another one",
    file: "compare",
    from: "?? movedFrom(is, were, are)",
    to: "",
    seed: "an operation moves",
    loses: "operation | Moved from `GET /orders` to `GET /sales`",
  },
  {
    what: "callbacks are judged as calls",
    file: "operations",
    from: 'pair.unit, "response", at("callback"',
    to: 'pair.unit, "request", at("callback"',
    seed: "a callback always sends a property",
    loses:
      "compatible | createOrder | callback shipped POST {$request.body#/callback} · request body | Property `at` is now required",
  },
  {
    what: "a part is named after a schema that has it",
    file: "compare",
    from: "isHeld && schemas.has(holder) ? [holder] :",
    to: "",
    seed: "items are unique",
    loses: "schema NewOrder · tags (in responses) | Items must now be unique",
  },
  {
    what: "a rename is taken for what harms nobody",
    file: "schemas",
    from: '"differs", say("propertyRenamed"',
    to: '"eases", say("propertyRenamed"',
    seed: "a property has another name",
    loses:
      "breaking | listOrders createOrder updateOrder | schema Customer | Property `name` renamed to `fullName`",
  },
  {
    what: "a change of a shared part is told for one direction",
    file: "schemas",
    from: "JSON.stringify([direction, old.id, now.id, name])",
    to: "JSON.stringify([old.id, now.id, name])",
    seed: "a value goes",
    loses: "compatible | listOrders createOrder updateOrder | schema State (in responses)",
  },
];

const golden = readFileSync(path.join(import.meta.dirname, "golden/changes.txt"), "utf8");

/** Returns the lines of a case. */
function linesOf(seed: string): readonly string[] {
  const lines = golden.split("\n");
  const own = lines.slice(lines.indexOf(seed) + 1);
  return own
    .slice(
      0,
      own.findIndex((line) => !line.startsWith("  ")),
    )
    .map((line) => line.trim());
}

/** Returns the comparison with a mistake in one of its files. */
async function broken({ file, from, to }: Pick<Fault, "file" | "from" | "to">) {
  const { outputFiles } = await build({
    entryPoints: ["codegen/changes/compare.ts"],
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    plugins: [
      {
        name: "fault",
        setup: ({ onLoad }) =>
          onLoad({ filter: new RegExp(`/codegen/changes/${file}\\.ts$`) }, (args) => {
            const right = readFileSync(args.path, "utf8");
            expect(right.split(from)).toHaveLength(2);
            return { contents: right.replace(from, () => to), loader: "ts" };
          }),
      },
    ],
  });
  const source = Buffer.from(outputFiles[0]?.contents ?? "").toString("base64");
  return (await import(
    /* @vite-ignore */ `data:text/javascript;base64,${source}`
  )) as typeof comparison;
}

test.each(faults)("$what: $seed fails", async ({ seed, loses, ...fault }) => {
  const [, edit = () => undefined] = seeds.find(([what]) => what === seed) ?? [];
  const want = linesOf(seed);
  expect(changesOf(edit)).toEqual(want);
  const { compareDocuments } = await broken(fault);
  const told = changesOf(edit, undefined, compareDocuments);
  const lost = want.filter((line) => !told.includes(line));
  expect(lost.join("\n")).toContain(loses);
});
