/** Returns the names that the model generator exported. */
export function exportedTypes(source: string): ReadonlySet<string> {
  return new Set([...source.matchAll(/^export type (\w+)/gm)].map((match) => match[1] ?? ""));
}
