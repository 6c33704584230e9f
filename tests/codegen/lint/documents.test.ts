import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { head, isOfWhole, problemsOf } from "./warnings";

/**
 * Each file in `documents` contains documents, with a line `--- # title` before each. A comment `# ~~~ severity rule: message → remedy` below
 * a line says what is found there; a document without a version gets that of `head`. What nearly every fragment lacks counts only if a comment
 * mentions it.
 */
const folder = path.join(import.meta.dirname, "documents");
const comment = "# ~~~ ";

describe.each(readdirSync(folder))("%s", (name) => {
  const [, ...parts] = readFileSync(path.join(folder, name), "utf8").split(/^--- # /m);
  const documents = parts.map((part) => {
    const [title = "", ...lines] = part.trimEnd().split("\n");
    return { title, start: /^(openapi|swagger):/.test(lines[0] ?? "") ? "" : head, lines };
  });

  test.each(documents)("$title", async ({ start, lines }) => {
    const written = lines.filter((line) => !line.startsWith(comment));
    const found = (await problemsOf(`${start}${written.join("\n")}\n`)).filter(
      ({ rule }) =>
        !isOfWhole(rule) ||
        lines.some((line) => line.startsWith(comment) && line.includes(` ${rule}: `)),
    );
    const first = start.split("\n").length;
    const annotated = [...start.split("\n").slice(0, -1), ...written].flatMap((line, index) => [
      ...(index + 1 < first ? [] : [line]),
      ...found
        .filter((problem) => problem.line === index + 1)
        .map(
          ({ severity, rule, message, remedy }) =>
            `${comment}${severity} ${rule}: ${message} → ${remedy}`,
        ),
    ]);
    expect(annotated.join("\n")).toBe(lines.join("\n"));
  });
});

test("a line with tens of thousands of brackets is refused, which would take half a minute to parse", async () => {
  const description = "[".repeat(40_000);
  const found = await problemsOf(
    `${head}paths: {}\ncomponents: { schemas: { A: { type: string, description: "${description}" } } }\n`,
  );
  expect(found.filter(({ rule }) => rule === "bounds").map(({ message }) => message)).toEqual([
    "A line of the description has more than 10000 brackets.",
  ]);
});
