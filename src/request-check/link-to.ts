import type { RulePlace } from "./types";

/** Returns the address of a row on this page, else on the page of its schema, else of the nearest row around it. */
export function linkTo({ id, elsewhere }: RulePlace): string {
  if (document.getElementById(id)) return `#${id}`;
  if (elsewhere !== undefined) return elsewhere.replace(/#$/, "");
  let around = id;
  while (around !== "" && !document.getElementById(around))
    around = around.replace(/(?:^|[.~])[^.~]*$/, "");
  return `#${around || "request-body"}`;
}
