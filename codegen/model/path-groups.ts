/** `v1`, `v2.1`, `2024-06-01` */
const version = /^(v\d+(\.\d+)*|\d{4}-\d\d-\d\d)$/i;

/**
 * Returns names under which operations without tags are listed, one for each path: its first segment after those that all paths share,
 * without versions and parameters. `/v1/payment_intents/{id}/cancel` is listed under `Payment intents`.
 *
 * @returns `undefined` for a path without such a segment, such as `/`
 */
export function pathGroups(paths: readonly string[]): readonly (string | undefined)[] {
  const all = paths.map(segmentsOf);
  const [first = []] = all;
  // Each path keeps a segment.
  const most = Math.min(...all.map(({ length }) => length)) - 1;
  const differs = first.findIndex((name, index) => all.some((names) => names[index] !== name));
  const shared = Math.max(0, Math.min(most, differs === -1 ? most : differs));
  return all.map((names) => names[shared]);
}

function segmentsOf(path: string): readonly string[] {
  return path
    .split("/")
    .filter((segment) => !/[{}]/.test(segment) && !version.test(segment))
    .map(nameOf)
    .filter((name) => name !== "");
}

/** `payment_intents`, `paymentIntents` and `payment-intents.json` become `Payment intents`; `customerIDs` becomes `Customer IDs`. */
function nameOf(segment: string): string {
  const words = segment
    .replace(/(?<=.)[.:(].*$/, "")
    .replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, " ")
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== "")
    .map((word) => (/\p{Lu}.*\p{Lu}/u.test(word) ? word : word.toLowerCase()))
    .join(" ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
