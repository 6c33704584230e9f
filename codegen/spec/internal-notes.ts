import type { Document } from "@redocly/openapi-core";
import type { Problem } from "../errors";
import { tokensOf, valueAt, type Raw } from "./document";
import { withoutInternal } from "./internal";
import { baseOf, problemAt } from "./problems";

/**
 * Leaves out what the author marks as internal, and says how much that was. What goes with it, because it refers to something
 * internal, is a warning each: the author may not have meant it.
 *
 * @param bundled the document without references to other files
 * @param given the file that was named, for places
 */
export function withoutInternalParts(
  bundled: Raw,
  given: Document,
): readonly [Raw, readonly Problem[]] {
  const { root, internal, dragged } = withoutInternal(bundled);
  const [first] = internal;
  if (first === undefined) return [root, []];
  const at = (pointer: string, what: Pick<Problem, "severity" | "message" | "remedy">): Problem => {
    // A part from another file has no line in this one.
    const place = valueAt(given.parsed, pointer) === undefined ? "#" : pointer;
    const problem = problemAt(given, place, { rule: "internal", ...what }, baseOf(given));
    return place === "#" ? { ...problem, line: 1, column: 1, frame: `at ${pointer}` } : problem;
  };
  const note = at(first, {
    severity: "note",
    message: `Left out as internal (\`x-internal\`): ${countsOf(internal)}.`,
    remedy: "Nothing to do. Remove `x-internal: true` from what readers should see.",
  });
  return [
    root,
    [
      { ...note, frame: "" },
      ...dragged.map((pointer) =>
        at(pointer, {
          severity: "warning",
          message: `This ${kindOf(pointer)} is left out too: it refers to something internal.`,
          remedy: "Mark it with `x-internal: true` too, or refer to something public.",
        }),
      ),
    ],
  ];
}

/** `2 operations, 1 property`, in the order of first occurrence. */
function countsOf(pointers: readonly string[]): string {
  const counts = new Map<Kind, number>();
  for (const pointer of pointers)
    counts.set(kindOf(pointer), (counts.get(kindOf(pointer)) ?? 0) + 1);
  return [...counts]
    .map(([kind, count]) => `${count} ${count === 1 ? kind : plurals[kind]}`)
    .join(", ");
}

const plurals = {
  operation: "operations",
  path: "paths",
  webhook: "webhooks",
  property: "properties",
  parameter: "parameters",
  schema: "schemas",
  tag: "tags",
  link: "links",
  callback: "callbacks",
  response: "responses",
  header: "headers",
  example: "examples",
  "request body": "request bodies",
  "media type": "media types",
  part: "parts",
} as const;

type Kind = keyof typeof plurals;

/** What the members of a field are. */
const kindsByHolder: Readonly<Record<string, Kind | undefined>> = {
  links: "link",
  callbacks: "callback",
  responses: "response",
  headers: "header",
  examples: "example",
  requestBodies: "request body",
  content: "media type",
  schemas: "schema",
  $defs: "schema",
};

function kindOf(pointer: string): Kind {
  const tokens = tokensOf(pointer);
  const [first, second] = tokens;
  const holder = tokens.at(-2);
  if (first === "paths" && tokens.length === 2) return "path";
  if (first === "webhooks" && tokens.length === 2) return "webhook";
  if ((first === "paths" || first === "webhooks") && tokens.length === 3) return "operation";
  if (holder === "additionalOperations") return "operation";
  if (holder === "properties") return "property";
  if (holder === "parameters") return "parameter";
  if (first === "components" && second === "schemas" && tokens.length === 3) return "schema";
  if (first === "tags") return "tag";
  if (tokens.at(-1) === "requestBody") return "request body";
  return kindsByHolder[holder ?? ""] ?? "part";
}
