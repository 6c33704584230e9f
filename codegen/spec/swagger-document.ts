import { Source, type Document } from "@redocly/openapi-core";
import { InputError, type Problem } from "../errors";
import type { Raw } from "./document";
import { run } from "./lint";
import { baseOf, lintProblems, problemAt } from "./problems";
import type { FolderResolver } from "./resolver";
import { rules } from "./rules";
import { toOpenApi3 } from "./swagger";
import { formerPlace } from "./swagger-places";

/**
 * Converts a bundled Swagger 2.0 document, and says so. What 2.0 has no rule for is held against those of 3.0; places are told as
 * they are in the 2.0 file.
 *
 * @throws InputError when the document cannot be converted, or makes no valid OpenAPI
 */
export async function convertSwagger(
  { source, parsed }: Document,
  resolver: FolderResolver,
): Promise<readonly [Raw, readonly Problem[]]> {
  const given = parsed as Raw;
  const atVersion = (what: Pick<Problem, "severity" | "message" | "remedy">): Problem =>
    problemAt(
      { source, parsed },
      "#/swagger",
      { rule: "swagger", ...what },
      baseOf({ source, parsed }),
    );
  let converted: Raw;
  try {
    converted = await toOpenApi3(given);
  } catch (error) {
    const message = `The document cannot be converted to OpenAPI 3.0: ${(error as Error).message}.`;
    const remedy =
      "Correct it, or convert it with a tool of your own and generate from the result.";
    throw new InputError([atVersion({ severity: "error", message, remedy })]);
  }
  // The linter follows references by the name of a file: under that of the original, it would find the original.
  const other = { source: new Source(`${source.absoluteRef}#3.0`, source.body), parsed: converted };
  const wanted = rules.filter(({ id }) => /^(struct|no-invalid-media-type-examples)$/.test(id));
  const found = await run(other, wanted, resolver);
  const problems = lintProblems(found, { source, parsed: converted }, (location) => ({
    ...location,
    source,
    pointer: formerPlace(location.pointer ?? "#", converted, given),
  }));
  if (problems.some(({ severity }) => severity === "error")) throw new InputError(problems);
  const note = {
    ...atVersion({
      severity: "note",
      message: "Swagger 2.0 is converted to OpenAPI 3.0, which the pages show.",
      remedy: "Nothing to do. `npx swagger2openapi FILE` would convert the file for good.",
    }),
    frame: "",
  };
  return [converted, [note, ...problems]];
}
