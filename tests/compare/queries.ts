import { readFileSync } from "node:fs";
import path from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import { project } from "./revisions";

/** Queries of any API. */
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

/** Names and titles of a document that are looked for. */
const mostNames = 60;

/** What to search for on the site of a document: the same list whatever the program makes of it. */
export function queriesFor(file: string): readonly string[] {
  const names = new Set<string>();
  collect(parseYaml(readFileSync(path.resolve(project, file), "utf8")), names);
  const step = Math.max(1, names.size / mostNames);
  const spread = [...names].filter((_, index) => index % step < 1);
  // What has been typed so far, and two letters that have changed places.
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
