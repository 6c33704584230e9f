import path from "node:path";
import { expect, test } from "vitest";
import type { Problem } from "../../../codegen/errors";
import { load } from "../../../codegen/document/load";
import { head } from "../lint/warnings";
import { tempFolder } from "../temp-folder";

test("numbers that lose digits are reported once each and left out; strings and exact numbers are not", async () => {
  const folder = tempFolder({
    "openapi.yaml": `${head}paths: {}
components:
  schemas:
    A: { type: integer, maximum: 9223372036854775807, minimum: 1000000000000000000000 }
    B: { type: integer, maximum: 9223372036854775807, enum: [9007199254740992, 9007199254740993] }
    C: { type: string, example: "9223372036854775807", x-a: { b: 18446744073709551615 } }
    D: { type: number, multipleOf: 0.1234567890123456789, minimum: 1.50, default: 0.00000000001 }
    E: { type: object, example: { a: [12345678901234567890] }, properties: { default: { type: integer } } }
`,
  });
  const { document, warnings } = await load(path.join(folder, "openapi.yaml"));
  const lost = ({ line, column, message }: Problem) =>
    `${line}:${column} ${message.replace(/^The number | is left out of pages and samples: JavaScript/g, "")}`;
  expect(warnings.filter(({ rule }) => rule === "number-digits").map(lost)).toEqual([
    "6:34 9223372036854775807 would turn it into 9223372036854776000. It occurs 2 times.",
    "7:80 9007199254740993 would turn it into 9007199254740992.",
    "8:66 18446744073709551615 would turn it into 18446744073709552000.",
    "9:36 0.1234567890123456789 would turn it into 0.12345678901234568.",
    "10:39 12345678901234567890 would turn it into 12345678901234567000.",
  ]);
  expect(document.at("#/components/schemas")).toEqual({
    A: { type: "integer", minimum: 1e21 },
    B: { type: "integer" },
    C: { type: "string", examples: ["9223372036854775807"] },
    D: { type: "number", minimum: 1.5, default: 1e-11 },
    E: { type: "object", properties: { default: { type: "integer" } } },
  });
});
