import { hash } from "../hash";

/**
 * Converts a name to kebab case: `createEInvoice` becomes `create-e-invoice`. Letters lose their diacritics; other
 * non-ASCII characters are dropped, so the result may be empty.
 */
export function kebab(name: string): string {
  return words(name).join("-").toLowerCase();
}

/** Converts a name to PascalCase; the result may be empty or start with a digit. */
export function pascal(name: string): string {
  return words(name)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

function words(name: string): readonly string[] {
  return name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1-$2")
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "");
}

/** Length of the hash that tells equal names apart; lengthened if that hash is taken too. */
const suffixLength = 6;

/** Names that Windows reserves for devices, and the one that static servers serve for a folder. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d|index)$/;
const maxLength = 80;

/** What a unique name is made from. */
export interface Named {
  readonly wanted: string;
  /** Where it is in the document, which tells it from others with the same name. */
  readonly source: string;
}

/**
 * Gives each entry a file name that is unique even on case-insensitive file systems. Entries with the same name all get a hash of
 * their source appended, so that no name depends on the order of the document.
 */
export function uniqueNames(
  entries: readonly Named[],
  style: (name: string) => string,
  fallback: string,
  taken: ReadonlySet<string> = new Set(),
  length = suffixLength,
): readonly string[] {
  const wanted = entries.map((entry) => {
    const name = style(entry.wanted);
    return name === ""
      ? `${fallback}${style === kebab ? "-" : ""}${hash(entry.source).slice(0, length)}`
      : name;
  });
  const counts = new Map<string, number>();
  for (const name of wanted)
    counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1);
  const names = wanted.map((name, index) => {
    const lower = name.toLowerCase();
    const clash = (counts.get(lower) ?? 0) > 1 || reserved.test(lower) || taken.has(lower);
    if (!clash && name.length <= maxLength) return name;
    const suffix = hash(entries[index]?.source ?? name).slice(0, length);
    return style === kebab
      ? `${name.slice(0, maxLength)}-${suffix}`
      : `${name.slice(0, maxLength)}${suffix.toUpperCase()}`;
  });
  const isUnique = new Set(names.map((name) => name.toLowerCase())).size === names.length;
  return isUnique || length > 60
    ? names
    : uniqueNames(entries, style, fallback, taken, length + suffixLength);
}

/**
 * Returns unique identifiers in PascalCase. If a name is taken, its kind is appended: `PetOperation`, `LinkSchema`.
 *
 * @param taken the names already in use, in lowercase
 */
export function uniqueIdentifiers(
  entries: readonly Named[],
  kind: "Operation" | "Schema",
  taken: ReadonlySet<string>,
): readonly string[] {
  // An identifier must not start with a digit.
  const identifier = (name: string) => pascal(name).replace(/^(?=\d)/, kind);
  const free = uniqueNames(entries, identifier, kind).map((name) =>
    taken.has(name.toLowerCase()) ? `${name}${kind}` : name,
  );
  const again = free.map((name, index) => ({ wanted: name, source: entries[index]?.source ?? "" }));
  return uniqueNames(again, (name) => name, kind, taken);
}
