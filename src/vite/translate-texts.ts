/** Fields of the configuration that contain text for readers. */
const textFields: ReadonlySet<string> = new Set([
  "title",
  "label",
  "html",
  "content",
  "copyright",
  "alt",
  "description",
]);

/**
 * Returns the configuration, or a part of it, in another language.
 *
 * @param texts by the text in the default language; missing texts stay as they are
 * @param used receives the texts that were translated
 */
export function translateTexts<T>(
  value: T,
  texts: Readonly<Record<string, string>> = {},
  used: Set<string>,
): T {
  if (Array.isArray(value)) {
    return value.map((item: unknown) => translateTexts(item, texts, used)) as T;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]: [string, unknown]) => {
    if (!textFields.has(key) || typeof item !== "string") {
      return [key, translateTexts(item, texts, used)];
    }
    if (!Object.hasOwn(texts, item)) return [key, item];
    used.add(item);
    return [key, texts[item]];
  });
  return Object.fromEntries(entries) as T;
}
