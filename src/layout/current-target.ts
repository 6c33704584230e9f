import type { PageData } from "../page";

/**
 * Which of several links the page at `path` belongs to: the longest target that the path equals or lies
 * below. `/` is the last resort. Undefined when none fits.
 */
export function currentTarget(path: string, targets: readonly string[]): string | undefined {
  return targets
    .filter((target) => target === "/" || path === target || path.startsWith(`${target}/`))
    .sort((a, b) => b.length - a.length)[0];
}

/** `page` on the page that the link leads to, `true` in the part of the site that it stands for. */
export function ariaCurrent(
  to: string | undefined,
  page: PageData,
  target: string | undefined,
): "page" | "true" | undefined {
  if (to === undefined) return undefined;
  if (to === page.path || page.aliases.includes(to)) return "page";
  return to === target && page.kind !== "not-found" ? "true" : undefined;
}
