import { hash } from "../hash";

/**
 * Kebab case of a name: `createELearningRecord` gives `create-e-learning-record`. Letters outside ASCII lose their marks; what
 * cannot be written in ASCII is dropped, so the result may be empty.
 */
export function kebab(name: string): string {
  return words(name).join("-").toLowerCase();
}

/** Pascal case of a name; may be empty, or start with a digit. */
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

/** Letters of a hash that tell a name from another; more, should an author have written the same. */
const markLength = 6;

/** A few letters that stand for a longer text, the same on every machine. */
function shortHash(value: string, length: number): string {
  return hash(value).slice(0, length);
}

/** Names that Windows keeps for devices, and that a static server reads as the page of a folder. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d|index)$/;
const maxLength = 80;

/** What a name is made from, and what tells it from others of the same name. */
export interface Named {
  readonly wanted: string;
  /** Unique: the place in the document. */
  readonly source: string;
}

/**
 * Gives each entry a file name that is unique also where upper and lower case are the same. Entries that want the same name all
 * carry a mark made from their source, so that no name depends on the order of the document.
 */
export function uniqueNames(
  entries: readonly Named[],
  style: (name: string) => string,
  fallback: string,
  taken: ReadonlySet<string> = new Set(),
  length = markLength,
): readonly string[] {
  const wanted = entries.map((entry) => {
    const name = style(entry.wanted);
    return name === ""
      ? `${fallback}${style === kebab ? "-" : ""}${shortHash(entry.source, length)}`
      : name;
  });
  const counts = new Map<string, number>();
  for (const name of wanted)
    counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1);
  const names = wanted.map((name, index) => {
    const lower = name.toLowerCase();
    const clash = (counts.get(lower) ?? 0) > 1 || reserved.test(lower) || taken.has(lower);
    if (!clash && name.length <= maxLength) return name;
    const mark = shortHash(entries[index]?.source ?? name, length);
    return style === kebab
      ? `${name.slice(0, maxLength)}-${mark}`
      : `${name.slice(0, maxLength)}${mark.toUpperCase()}`;
  });
  const isUnique = new Set(names.map((name) => name.toLowerCase())).size === names.length;
  return isUnique || length > 60
    ? names
    : uniqueNames(entries, style, fallback, taken, length + markLength);
}

/** A legal TypeScript identifier in Pascal case; `prefix` stands before a leading digit. */
function identifier(prefix: string): (name: string) => string {
  return (name) => {
    const result = pascal(name);
    return /^\d/.test(result) ? `${prefix}${result}` : result;
  };
}

/**
 * Unique identifiers in Pascal case. One that is taken is followed by what it stands for: `PetOperation`, `LinkSchema`.
 *
 * @param taken in lower case
 */
export function uniqueIdentifiers(
  entries: readonly Named[],
  kind: "Operation" | "Schema",
  taken: ReadonlySet<string>,
): readonly string[] {
  const free = uniqueNames(entries, identifier(kind), kind).map((name) =>
    taken.has(name.toLowerCase()) ? `${name}${kind}` : name,
  );
  const again = free.map((name, index) => ({ wanted: name, source: entries[index]?.source ?? "" }));
  return uniqueNames(again, (name) => name, kind, taken);
}
