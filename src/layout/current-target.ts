import type { PageData } from "../page";

/**
 * Returns the longest of `targets` that `path` equals or is below, or `undefined`. `/` matches every
 * path.
 */
export function currentTarget(path: string, targets: readonly string[]): string | undefined {
  return targets
    .filter((target) => target === "/" || path === target || path.startsWith(`${target}/`))
    .sort((a, b) => b.length - a.length)[0];
}

/** Returns `page` for a link to the current page, `true` for a link to its part of the site. */
export function ariaCurrent(
  to: string | undefined,
  page: PageData,
  target: string | undefined,
): "page" | "true" | undefined {
  if (to === undefined) return undefined;
  if (to === page.path || page.aliases.includes(to)) return "page";
  return to === target && page.kind !== "not-found" ? "true" : undefined;
}
