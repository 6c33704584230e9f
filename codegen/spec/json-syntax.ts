import path from "node:path";
import type { Source } from "@redocly/openapi-core";
import type { Problem } from "../errors";
import { displayName, excerpt } from "./problems";

/**
 * What is wrong with a `.json` file as JSON (RFC 8259). It is read with a YAML parser, for the positions, and YAML allows more:
 * commas at the end, comments, single quotes. Other tools would refuse what we let pass.
 *
 * @param base folder of the document, see {@link displayName}
 * @returns nothing for a file of another kind
 */
export function jsonProblem(source: Source, base: string): Problem | undefined {
  if (path.extname(source.absoluteRef).toLowerCase() !== ".json") return undefined;
  try {
    JSON.parse(source.body);
    return undefined;
  } catch (error) {
    const { message } = error as SyntaxError;
    const offset = Number(/at position (\d+)/.exec(message)?.[1] ?? 0);
    const before = source.body.slice(0, offset).split("\n");
    const start = { line: before.length, col: (before.at(-1)?.length ?? 0) + 1 };
    return {
      rule: "syntax",
      severity: "error",
      message: `The file is not valid JSON: ${message.replace(/ (in JSON )?at position.*$/s, "")}.`,
      file: displayName(source.absoluteRef, base),
      line: start.line,
      column: start.col,
      frame: excerpt(source, start),
      remedy: "Mend the syntax, or give the file a name that ends in .yaml.",
    };
  }
}
