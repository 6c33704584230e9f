import { expect, test } from "vitest";
import { format } from "../../codegen/format";

test("writes one attribute and one property per line", async () => {
  const given =
    'export function A() { return <B c="d" e={1}><F/></B> }\nconst g = {\n"h": 1, "i-j": 2};';
  expect(await format("a.tsx", given)).toMatchInlineSnapshot(`
    "export function A() {
      return (
        <B
          c="d"
          e={1}
        >
          <F />
        </B>
      );
    }
    const g = {
      h: 1,
      "i-j": 2,
    };
    "
  `);
});

test("leaves formatted code alone", async () => {
  const once = await format("a.ts", "const a = `\n  x`");
  expect(await format("a.ts", once)).toBe(once);
});

test("names the invalid module", async () => {
  await expect(format("api/a.tsx", "<a")).rejects.toThrow(
    "The emitter wrote invalid code to api/a.tsx.",
  );
});
