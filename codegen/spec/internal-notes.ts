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
  const counts = new Map<string, number>();
  for (const one of pointers) counts.set(kindOf(one), (counts.get(kindOf(one)) ?? 0) + 1);
  const plural = (kind: string) => kind.replace(/y$/, "ie").concat("s");
  return [...counts]
    .map(([kind, count]) => `${count} ${count === 1 ? kind : plural(kind)}`)
    .join(", ");
}

/** What the members of a field are. */
const kindsByHolder: Readonly<Record<string, string | undefined>> = {
  additionalOperations: "operation",
  callbacks: "callback",
  content: "media type",
  $defs: "schema",
  examples: "example",
  headers: "header",
  links: "link",
  parameters: "parameter",
  properties: "property",
  requestBodies: "request body",
  responses: "response",
  schemas: "schema",
};

function kindOf(pointer: string): string {
  const [first = "", ...inside] = tokensOf(pointer);
  const [holder = "", last] = [first, ...inside].slice(-2);
  if (first === "paths" && inside.length === 1) return "path";
  if (first === "webhooks" && inside.length === 1) return "webhook";
  if ((first === "paths" || first === "webhooks") && inside.length === 2) return "operation";
  if (kindsByHolder[holder] === "property" || kindsByHolder[holder] === "parameter")
    return kindsByHolder[holder];
  if (first === "tags") return "tag";
  return last === "requestBody" ? "request body" : (kindsByHolder[holder] ?? "part");
}
