import { readFileSync } from "node:fs";
import path from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import { project } from "./revisions";

/** Queries for any API. */
const general = [
  "authentication",
  "how do I authenticate?",
  "errors",
  "erors",
  "401",
  "pagination",
  "create",
  "delete a",
  "get list",
  "id",
  "nothing is called like this",
];

/** The most names and titles of a document to search for. */
const mostNames = 60;

/** Returns the searches for the site of a document: the same list, whatever the program generates from it. */
export function queriesFor(file: string): readonly string[] {
  const names = new Set<string>();
  collect(parseYaml(readFileSync(path.resolve(project, file), "utf8")), names);
  const step = Math.max(1, names.size / mostNames);
  const spread = [...names].filter((_, index) => index % step < 1);
  // The beginning of a word, and two letters swapped.
  const others = spread.flatMap((name) =>
    name.length < 5 ? [] : [name.slice(0, 4), name.replace(/^(..)(.)(.)/, "$1$3$2")],
  );
  return [...new Set([...general, ...spread, ...others])];
}

function collect(value: unknown, names: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (/^(summary|operationId|name|title)$/.test(key) && typeof inner === "string")
      names.add(inner);
    if (/^(paths|properties|schemas)$/.test(key))
      for (const name of Object.keys((inner as object | null) ?? {})) names.add(name);
    collect(inner, names);
  }
}
