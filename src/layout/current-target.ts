/**
 * Which of several links the page at `path` belongs to: the longest target that the path equals or lies
 * below. `/` is the last resort. Undefined when none fits.
 */
export function currentTarget(path: string, targets: readonly string[]): string | undefined {
  return targets
    .filter((target) => target === "/" || path === target || path.startsWith(`${target}/`))
    .sort((a, b) => b.length - a.length)[0];
}
